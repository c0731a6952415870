"""The games of the house. Importing this puts them into the catalogue."""

from greathall.games.duhr.game import GAME as DUHR
from greathall.games.skirmish.game import GAME as SKIRMISH
from greathall.games.thrones.game import GAME as THRONES
from greathall.games.treachery.game import GAME as TREACHERY
from greathall.kernel.catalog import register

register(TREACHERY)
register(SKIRMISH)
register(DUHR)
register(THRONES)
