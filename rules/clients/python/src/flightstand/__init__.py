"""Flightstand from Python: exact moves, whole games, and environments to train in."""

from .client import Flightstand
from .errors import FlightstandError
from .game import Game
from .result import Result

__all__ = ["Flightstand", "FlightstandError", "Game", "Result"]
