"""Auction, the smallest complete game: `auction.py` has the rules, `game.py` what the catalogue asks of it, `cards.toml` the cards."""
