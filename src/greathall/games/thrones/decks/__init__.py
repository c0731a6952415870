"""Decks: what a deck is, what makes it legal, and the forms in which players keep theirs.

- `decklist`: a deck, the ready ones, and the decks that a table asks for
- `deckfile`: decks in files, by the form that the name says: `textlist`, `jsonlist` or `octgn`
- `draft`: a deck while it is being read; `sections`: its cards sorted by type
- `listed_names`: what lists call cards, Houses and sections, in every language
- `messages`: the headings of lists, and what is wrong with a deck
"""
