import sys

from tests.golden import look, write, write_playthroughs, write_tables, write_words

{"": write, "playthroughs": write_playthroughs, "words": write_words, "tables": write_tables, "look": look}[" ".join(sys.argv[1:])]()
