"""Registers the environment for one player with Gymnasium, where it is installed.

>>> gymnasium.make("flightstand/Game-v0", setup=setup, opponent="greedy")
>>> gymnasium.make("flightstand/Duel-v0")
"""

from __future__ import annotations

from typing import Any, Dict

from . import spaces

_SHIP: Dict[str, Any] = {
    "base": "small", "skill": 4, "attack": 3, "agility": 2, "hull": 3, "shields": 2, "points": 25,
    "actions": ["focus", "lock", "barrelRoll"],
    "dial": ["1FW", "2FG", "3FG", "4FW", "1BG", "1NG", "2BW", "2NW", "2TW", "2YW", "3TW", "3YW", "4KR"],
}  # fmt: skip

DUEL: Dict[str, Any] = {
    "placed": True,
    "rounds": 15,
    "players": [
        {"id": "A", "squad": {"ships": [{**_SHIP, "id": "red", "pose": {"x": 457, "y": 150, "heading": 90}}]}},
        {"id": "B", "squad": {"ships": [{**_SHIP, "id": "blue", "pose": {"x": 457, "y": 764, "heading": 270}}]}},
    ],
}
"""A placed game of a ship against its like."""

_ENVIRONMENTS: Dict[str, Dict[str, Any]] = {"flightstand/Game-v0": {}, "flightstand/Duel-v0": {"setup": DUEL}}


def register() -> None:
    """Registers what is not registered yet; does nothing without Gymnasium."""
    if spaces.gymnasium is None:
        return
    from gymnasium.envs import registration

    for name, fields in _ENVIRONMENTS.items():
        if name not in registration.registry:
            registration.register(id=name, entry_point="flightstand:SoloEnvironment", kwargs=fields)
