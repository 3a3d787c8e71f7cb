"""Many games at once."""

from __future__ import annotations

import itertools
import random
from typing import Any, Callable, Dict, List, Mapping, NamedTuple, Optional, Sequence, Tuple

from .client import Flightstand
from .encoding import Encoding, Turn
from .errors import FlightstandError
from .play import Games

# Games whose steps are one line: few enough that several threads of a server have something to do.
_TOGETHER = 8


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
        self, count: int, setup: Mapping[str, Any], servers: int = 1, rewards: str = "result",
        opponents: Optional[Mapping[str, str]] = None, jar: Optional[str] = None, java: Optional[str] = None,
        threads: Optional[int] = None
    ) -> None:
        """Makes an environment of games of one set-up, whose `chance` is replaced by seeds.

        rewards: `result` for 1, 0 or -1 at the end, `score` for what a step adds to the lead in points.
        opponents: the built-in players, such as `greedy`, that answer for some of the players.
        """
        if not 1 <= servers <= count:
            raise FlightstandError("bad-value", f"'servers' is {servers}, expected 1 to {count}", "/servers")
        # From the second minute on the jar is quicker than the library with games: in ten minutes it takes six times as many decisions.
        self._clients = [Flightstand(jar, java, threads, engine="java") for _ in range(servers)]
        self.encoding = Encoding(self._clients[0])
        self._seeds = [random.Random() for _ in range(count)]
        self._turns: List[Turn] = []
        names, lots = [f"game-{i}" for i in range(count)], max(servers, -(-count // _TOGETHER))
        self._lots = [
            Games(self.encoding, setup, names[count * i // lots : count * (i + 1) // lots], rewards, opponents)
            for i in range(lots)
        ]

    def __len__(self) -> int:
        return len(self._seeds)

    def reset(self, seed: Optional[int] = None) -> List[Turn]:
        """Begins all games anew and returns their first turns. All that follows depends on the seed and the actions."""
        self._turns = []
        for place, seeds in enumerate(self._seeds):
            seeds.seed(None if seed is None else f"{seed} {place}")
        return self._begun(lambda over: True)

    def step(self, actions: Sequence[int]) -> Steps:
        """Takes an action in each game. If one is not legal, no game changes."""
        if len(actions) != len(self._turns):
            raise FlightstandError("bad-action", f"there are {len(actions)} actions, expected {len(self._turns)}")
        given = iter(actions)
        lines = [(at, lot.step([next(given) for _ in lot.names])) for at, lot in enumerate(self._lots)]
        self._turns = []
        told = self._exchange(lines, lambda at, answer: self._lots[at].stepped(answer))
        rewards = list(itertools.chain.from_iterable(told))
        overs = [over for lot in self._lots for over in lot.overs]
        return Steps(self._begun(lambda over: over is not None), rewards, overs)

    def _begun(self, wanted: Callable[[Optional[Dict[str, Any]]], bool]) -> List[Turn]:
        """Begins the games anew whose ends are wanted, and returns the turns of all."""
        seeds = iter(self._seeds)
        places = [
            (at, place, seed)
            for at, lot in enumerate(self._lots)
            for place, (over, seed) in enumerate(zip(lot.overs, seeds))
            if wanted(over)
        ]
        lines = [(at, self._lots[at].start(place, seed.getrandbits(50))) for at, place, seed in places]
        if lines:
            self._exchange(lines, lambda i, answer: self._lots[places[i][0]].started(places[i][1], answer))
        self._turns = [turn for lot in self._lots for turn in lot.turns if turn is not None]
        return self._turns

    def _exchange(self, lines: Sequence[Tuple[int, bytes]], tell: Callable[[int, bytes], Any]) -> List[Any]:
        """Sends lines to the servers of lots, and tells each answer as it comes. A failed server leaves no other half read."""
        servers = len(self._clients)
        shares = [[i for i, (lot, _) in enumerate(lines) if lot % servers == server] for server in range(servers)]
        told: List[Any] = [None] * len(lines)
        failed: Optional[FlightstandError] = None
        for client, share in zip(self._clients, shares):
            try:
                client.server.send([lines[i][1] for i in share])
            except FlightstandError as error:
                failed = failed or error
        for client, share in zip(self._clients, shares):
            answers = client.server.receive()
            for i in share:
                try:
                    answer = next(answers, b"")
                    told[i] = tell(i, answer) if answer else None
                except FlightstandError as error:
                    failed = failed or error
        if failed:
            raise failed
        return told

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
