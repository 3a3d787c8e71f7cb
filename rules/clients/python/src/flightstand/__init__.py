"""Flightstand from Python: exact moves, whole games, and environments to train in."""

from .client import Flightstand
from .encoding import Encoding, Number, Turn
from .environment import Environment, SoloEnvironment
from .errors import FlightstandError
from .game import Game
from .registration import DUEL, register
from .result import Result
from .vector import Steps, VectorEnvironment

__all__ = [
    "DUEL",
    "Encoding",
    "Environment",
    "Flightstand",
    "FlightstandError",
    "Game",
    "Number",
    "Result",
    "SoloEnvironment",
    "Steps",
    "Turn",
    "VectorEnvironment",
]

register()
