"""Many games at once."""

from __future__ import annotations

import random
from typing import Any, Dict, List, Mapping, NamedTuple, Optional, Sequence

from .client import Flightstand, result
from .encoding import Encoding, Turn
from .errors import FlightstandError
from .play import Play


class Steps(NamedTuple):
    """What came of a step in each game, in the order of the games.

    A game that is over has begun anew: `overs` says how it ended, `turns` has the new game's first turn.
    """

    turns: List[Turn]
    rewards: List[Dict[str, float]]
    overs: List[Optional[Dict[str, Any]]]


class VectorEnvironment:
    """`count` games over `servers` processes. Steps are sent together, results come in the order of the games.

    >>> environment = VectorEnvironment(64, setup)
    >>> turns = environment.reset(seed=7)
    >>> turns, rewards, overs = environment.step([random.choice(turn.legal) for turn in turns])
    """

    def __init__(
        self,
        count: int,
        setup: Mapping[str, Any],
        servers: int = 1,
        rewards: str = "result",
        opponents: Optional[Mapping[str, str]] = None,
        jar: Optional[str] = None,
        java: Optional[str] = None,
        threads: Optional[int] = None,
    ) -> None:
        """Makes an environment of games of one set-up, whose `chance` is replaced by seeds.

        rewards: `result` for 1, 0 or -1 at the end, `score` for what a step adds to the lead in points.
        opponents: the built-in players, such as `greedy`, that answer for some of the players.
        """
        if not 1 <= servers <= count:
            raise FlightstandError("bad-value", f"'servers' is {servers}, expected 1 to {count}", "/servers")
        self._clients = [Flightstand(jar, java, threads) for _ in range(servers)]
        self.encoding = Encoding(self._clients[0])
        self._games = [Play(self.encoding, setup, f"game-{i}", rewards, opponents) for i in range(count)]
        self._seeds = [random.Random() for _ in range(count)]
        self._turns: List[Turn] = []

    def __len__(self) -> int:
        return len(self._games)

    def reset(self, seed: Optional[int] = None) -> List[Turn]:
        """Begins all games anew and returns their first turns. All that follows depends on the seed and the actions."""
        self._turns = []
        for place, seeds in enumerate(self._seeds):
            seeds.seed(None if seed is None else f"{seed} {place}")
        self._begin(range(len(self)))
        return self._now()

    def step(self, actions: Sequence[int]) -> Steps:
        """Takes an action in each game. If one is not legal, no game changes."""
        if len(actions) != len(self._turns):
            raise FlightstandError("bad-action", f"there are {len(actions)} actions, expected {len(self._turns)}")
        lines = [game.step(turn.check(action)) for game, turn, action in zip(self._games, self._turns, actions)]
        self._turns = []
        rewards = self._exchange(range(len(self)), lines)
        overs = [game.over for game in self._games]
        self._begin([place for place, over in enumerate(overs) if over is not None])
        return Steps(self._now(), rewards, overs)

    def _now(self) -> List[Turn]:
        self._turns = [game.turn for game in self._games if game.turn is not None]
        return self._turns

    def _begin(self, places: Sequence[int]) -> None:
        if places:
            self._exchange(places, [self._games[place].start(self._seeds[place].getrandbits(50)) for place in places])

    def _exchange(self, places: Sequence[int], lines: Sequence[bytes]) -> List[Dict[str, float]]:
        """Sends a line for each of some games, and returns the rewards. A failed server does not leave others half read."""
        servers = len(self._clients)
        lots: List[List[int]] = [[] for _ in range(servers)]
        for at, place in enumerate(places):
            lots[place % servers].append(at)
        rewards: List[Dict[str, float]] = [{}] * len(places)
        failed: Optional[FlightstandError] = None
        for client, lot in zip(self._clients, lots):
            try:
                client.server.send([lines[at] for at in lot])
            except FlightstandError as error:
                failed = failed or error
        for client, lot in zip(self._clients, lots):
            try:
                for at, answer in zip(lot, client.server.receive()):
                    rewards[at] = self._games[places[at]].tell(result(answer))
            except FlightstandError as error:
                failed = failed or error
        if failed:
            raise failed
        return rewards

    def observations(self) -> Any:
        """Returns the observations of all games: a row of an array for each with numpy, else a list of arrays."""
        return self.encoding.observations(self._turns)

    def masks(self) -> Any:
        """Returns the masks of all games: a row of an array for each with numpy, else a list of arrays."""
        return self.encoding.masks(self._turns)

    def close(self) -> None:
        """Ends the servers."""
        for client in self._clients:
            client.close()
