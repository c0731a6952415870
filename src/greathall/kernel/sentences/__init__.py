"""Sentences as data: a subset of Fluent, read into small trees that word themselves. `docs/sentences.md` says how one is added."""
