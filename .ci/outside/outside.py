"""Asks the question of Outside.java of the package for Python, and a question that only the jar answers if `all` is said."""

import sys

from flightstand import Flightstand

red = {"id": "red", "base": "small", "pose": {"x": 200, "y": 100, "heading": 90}}
table = {"playArea": {"width": 914.4, "height": 914.4}, "ships": [red]}
flightstand = Flightstand()
print(flightstand.maneuver(table=table, ship="red", maneuver="2FW")["final"])
if sys.argv[1:] == ["all"]:
    print(flightstand.squad(squad={"name": "imperial-swarm"})["points"], "points")
