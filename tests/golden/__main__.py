import sys

from tests.golden import look, write, write_playthroughs

{"": write, "playthroughs": write_playthroughs, "look": look}[" ".join(sys.argv[1:])]()
