"""The version of the engine. Records name it, because the same seed and moves give the same game only under the same rules."""

from typing import Final

VERSION: Final = "0.2.0"
