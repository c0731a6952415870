"""Auction, the smallest complete game: `auction.py` has the rules, `cards.toml` the cards."""
