"""Treachery in a Pocket."""
