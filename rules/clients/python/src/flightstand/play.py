"""Games on one server as their turns, and what each step is worth to each player."""

from __future__ import annotations

import json
from typing import Any, Dict, List, Mapping, Optional, Sequence

from .client import result
from .encoding import Encoding, Turn
from .errors import FlightstandError


class Games:
    """Games that a server keeps under names, and whose steps are one line. It sends nothing itself."""

    def __init__(
        self, encoding: Encoding, setup: Mapping[str, Any], names: Sequence[str], rewards: str,
        opponents: Optional[Mapping[str, str]]
    ) -> None:
        """Raises FlightstandError if `rewards` is neither `result` nor `score`."""
        if rewards not in ("result", "score"):
            raise FlightstandError("bad-value", f"'rewards' is {rewards!r}, expected 'result' or 'score'", "/rewards")
        self.encoding = encoding
        self.names = list(names)
        self.turns: List[Optional[Turn]] = [None] * len(names)
        self.overs: List[Optional[Dict[str, Any]]] = [None] * len(names)
        self.players = players(setup)
        self._teams: Dict[str, str] = {player["id"]: player.get("team", player["id"]) for player in setup["players"]}
        self._setup = setup
        self._by_score = rewards == "score"
        self._leads: List[Dict[str, float]] = [{} for _ in names]
        self._more = {"opponents": opponents} if opponents else {}
        # All steps begin alike, and are too many to write each anew.
        self._step = json.dumps({"op": "acts", "games": self.names, **self._more}).encode()[:-1] + b',"actions":[%b]}'

    def start(self, place: int, seed: int) -> bytes:
        """Returns the line that begins a game."""
        said = {"setup": {**self._setup, "chance": {"seed": seed}}, "keep": self.names[place], "encode": "packed"}
        return json.dumps({"op": "start", "events": False, "decisions": "none", **said, **self._more}).encode()

    def started(self, place: int, answer: bytes) -> None:
        """Takes in the answer to `start`."""
        told = result(answer)
        self._leads[place] = dict.fromkeys(self._teams, 0.0)
        self._tell(place, told, self.encoding.unpacked(told["turn"].get("packed")), 0)

    def step(self, actions: Sequence[int]) -> bytes:
        """Returns the line that takes an action in each game; raises FlightstandError if one is not legal."""
        numbers = [turn.check(action) if turn else 0 for turn, action in zip(self.turns, actions)]
        return self._step % ",".join(map(str, numbers)).encode()

    def stepped(self, answer: bytes) -> List[Dict[str, float]]:
        """Takes in the answer to `step`; returns each player's reward in each game."""
        # The observations come last and are most of the answer, so what reads JSON is not given them.
        steps, packed, last = answer.rpartition(b',"packed":"')
        told = result(steps + b"}}" if packed else answer)
        numbers = self.encoding.unpacked(last[: last.index(b'"')])
        return [self._tell(place, step, numbers, place) for place, step in enumerate(told["steps"])]

    def _tell(self, place: int, step: Mapping[str, Any], numbers: bytearray, at: int) -> Dict[str, float]:
        turn = self.turns[place] = Turn(self.encoding, step["turn"], numbers, at)
        over = self.overs[place] = step["over"]
        if self._by_score:
            return self._gained(turn, over, self._leads[place])
        if over is None:
            return dict.fromkeys(self._teams, 0.0)
        winner, drawn = over["winner"], over["drawn"]
        return {player: 1.0 if team == winner else 0.0 if team in drawn else -1.0 for player, team in self._teams.items()}

    def _gained(self, turn: Turn, over: Optional[Mapping[str, Any]], leads: Dict[str, float]) -> Dict[str, float]:
        """Returns by how many points each player's lead has grown."""
        if over is not None:
            scores = over["scores"]
            now = {player: float(2 * scores[team] - sum(scores.values())) for player, team in self._teams.items()}
        else:
            places = self.encoding.places
            own = float(turn.observation[places["ownPoints"]] - turn.observation[places["enemyPoints"]])
            side = self._teams[turn.player or ""]
            now = {player: own if team == side else -own for player, team in self._teams.items()}
        gained = {player: points - leads[player] for player, points in now.items()}
        leads.update(now)
        return gained


def players(setup: Mapping[str, Any]) -> List[str]:
    """Returns the players of a set-up in order."""
    return [player["id"] for player in setup["players"]]
