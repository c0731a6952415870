"""Dûhr: The Lesser Houses."""
