"""Settings for all tests."""

from __future__ import annotations

from hypothesis import settings

# Speed is kept by benchmarks, never by tests: a busy machine must not fail one.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
