"""Deals between seats: offers, the book of open ones, answers to them, and the promises that bind.

`dealing.py` is where to begin: the state of a game whose seats make deals.
"""
