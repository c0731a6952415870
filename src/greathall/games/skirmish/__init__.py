"""Houses-Skirmish."""
