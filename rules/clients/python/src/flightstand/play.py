"""One game on a server as its turns, and what each step is worth to each player."""

from __future__ import annotations

import json
from typing import Any, Dict, List, Mapping, Optional

from .encoding import Encoding, Turn
from .errors import FlightstandError


class Play:
    """A game that a server keeps under a name, between a query and its answer. It sends nothing itself."""

    def __init__(
        self, encoding: Encoding, setup: Mapping[str, Any], keep: str, rewards: str, opponents: Optional[Mapping[str, str]]
    ) -> None:
        """Raises FlightstandError if `rewards` is neither `result` nor `score`."""
        if rewards not in ("result", "score"):
            raise FlightstandError("bad-value", f"'rewards' is {rewards!r}, expected 'result' or 'score'", "/rewards")
        self.encoding = encoding
        self.keep = keep
        self.teams: Dict[str, str] = {player["id"]: player.get("team", player["id"]) for player in setup["players"]}
        self.turn: Optional[Turn] = None
        self.over: Optional[Dict[str, Any]] = None
        self._setup = setup
        self._by_score = rewards == "score"
        self._lead: Dict[str, float] = {}
        self._told = {"keep": keep, "events": False, "decisions": "none", "encode": "packed"}
        if opponents:
            self._told["opponents"] = opponents
        # All steps begin alike, and are too many to write each anew.
        self._step = json.dumps({"op": "act", "game": keep, **self._told}).encode()[:-1] + b',"action":%d}'

    def start(self, seed: int) -> bytes:
        """Returns the line that begins a game."""
        self._lead = dict.fromkeys(self.teams, 0.0)
        return json.dumps({"op": "start", "setup": {**self._setup, "chance": {"seed": seed}}, **self._told}).encode()

    def step(self, action: int) -> bytes:
        """Returns the line that takes an action."""
        return self._step % action

    def tell(self, told: Mapping[str, Any]) -> Dict[str, float]:
        """Takes in what a line was answered; returns the step's reward for each player."""
        self.turn = Turn(self.encoding, told["turn"])
        self.over = told["over"]
        if self._by_score:
            return self._lead_gained()
        if self.over is None:
            return dict.fromkeys(self.teams, 0.0)
        winner, drawn = self.over["winner"], self.over["drawn"]
        return {player: 1.0 if team == winner else 0.0 if team in drawn else -1.0 for player, team in self.teams.items()}

    def _lead_gained(self) -> Dict[str, float]:
        """Returns by how many points each player's lead has grown."""
        assert self.turn is not None
        if self.over is not None:
            scores = self.over["scores"]
            lead = {player: float(2 * scores[team] - sum(scores.values())) for player, team in self.teams.items()}
        else:
            numbers = self.turn.observation
            own = float(numbers[self.encoding.places["ownPoints"]] - numbers[self.encoding.places["enemyPoints"]])
            side = self.teams[self.turn.player or ""]
            lead = {player: own if team == side else -own for player, team in self.teams.items()}
        gained = {player: points - self._lead[player] for player, points in lead.items()}
        self._lead = lead
        return gained


def players(setup: Mapping[str, Any]) -> List[str]:
    """Returns the players of a set-up in order."""
    return [player["id"] for player in setup["players"]]
