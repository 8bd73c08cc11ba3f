"""Windrose in Python: the games of the Century trilogy as a protocol, as environments and as a game for search.

- `windrose.Engine` and `windrose.Batch` speak the engine protocol with the standard library alone.
- `windrose.gymnasium` has a Gymnasium environment for one seat and a vector of many matches (needs gymnasium, numpy).
- `windrose.pettingzoo` has a PettingZoo AEC environment for all seats (needs pettingzoo, numpy).
- `windrose.openspiel` registers an OpenSpiel game (needs open_spiel, numpy).
"""

from .engine import ACTIONS, Batch, Engine, Field, WindroseError, engine_command

__all__ = ["ACTIONS", "Batch", "Engine", "Field", "WindroseError", "engine_command"]
__version__ = "0.1.0"
