import sys

from tests.hall.kept import write, write_seen

{"": write, "seen": write_seen}[" ".join(sys.argv[1:])]()
