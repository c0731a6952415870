"""The games of the house. Importing this puts them into the catalogue, and the games of other packages after them.

Another package brings a game by an entry point of the group `greathall.games` that names its `Game`:

    [project.entry-points."greathall.games"]
    auction = "auction.game:AUCTION"
"""

from importlib.metadata import entry_points

from greathall.games.duhr.game import GAME as DUHR
from greathall.games.skirmish.game import GAME as SKIRMISH
from greathall.games.thrones.game import GAME as THRONES
from greathall.games.treachery.game import GAME as TREACHERY
from greathall.kernel.catalog import register

register(TREACHERY)
register(SKIRMISH)
register(DUHR)
register(THRONES)
for brought in entry_points(group="greathall.games"):
    register(brought.load())
