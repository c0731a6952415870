"""Deals between seats: offers, answers to them, the book of open ones, and the promises that are remembered.

`dealing.py` is where to begin: the state of a game whose seats make deals.
"""
