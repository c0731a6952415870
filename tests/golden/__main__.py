import sys

from tests.golden import look, write, write_playthroughs, write_words

{"": write, "playthroughs": write_playthroughs, "words": write_words, "look": look}[" ".join(sys.argv[1:])]()
