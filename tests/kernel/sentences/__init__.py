"""Sentences as data: reading, counting, wording."""
