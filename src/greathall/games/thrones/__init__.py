"""A Game of Thrones: The Card Game.

- `game`: the game as the catalogue knows it; `cards`: the card file and what is played of it; `terms`, `verbs`: words as numbers
- `board`, `deals`, `state`: the position, deals in gold over it, and what happens on it
- `values`, `goals`: numbers as they stand, and how much power wins; `scoring`, `habits`: how bots judge and play
- `words`, `reasons`: sentences, and why a move is refused
- folders: `abilities` of cards, `steps` of play, the `position` written and read, `decks`
"""
