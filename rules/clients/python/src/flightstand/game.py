"""A whole game that the server keeps."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any, Dict, List, Mapping, Optional, Sequence, Union

from .errors import FlightstandError
from .result import Result

if TYPE_CHECKING:
    from .client import Flightstand


class _Kept:
    """A name under which the server keeps a game, while one of ours uses it."""

    def __init__(self, client: Flightstand) -> None:
        self.name = client._name()
        self.server_start = client.server.starts
        self.games = 1
        weakref.finalize(self, client._release, self.name)


class Game:
    """A game, as whoever holds the table has it: with every secret. Give players only what `view` returns.

    `decisions` is what the game waits for, `events` is what the last step told, `over` says how the game ended, or is None.
    """

    def __init__(self, client: Flightstand, game: Union[_Kept, Mapping[str, Any]], seat: str, told: Mapping[str, Any]) -> None:
        """Made by `Flightstand.game`, `fork` and `sample`; `seat` is one of its players."""
        self._client = client
        self._game = game
        self._seat = seat
        self._tell(told)

    @classmethod
    def _started(cls, client: Flightstand, setup: Mapping[str, Any], strict: bool) -> Game:
        kept = _Kept(client)
        told = client.ask("start", setup=setup, strict=strict, keep=kept.name)
        kept.server_start = client.server.starts
        return cls(client, kept, setup["players"][0]["id"], told)

    def _tell(self, told: Mapping[str, Any]) -> None:
        self.events: List[Dict[str, Any]] = told.get("events", [])
        self.decisions: List[Dict[str, Any]] = told["decisions"]
        self.over: Optional[Dict[str, Any]] = told.get("over")

    @property
    def handle(self) -> Union[str, Mapping[str, Any]]:
        """The game as a query's `game`: the name under which it is kept, or the whole game."""
        if isinstance(self._game, _Kept):
            if self._game.server_start != self._client.server.starts:
                raise FlightstandError(
                    "unknown-game", "the server that kept this game has ended, expected a game that was begun since"
                )
            return self._game.name
        return self._game

    def act(
        self, decision: str, key: str, value: Optional[str] = None, *, values: Optional[Sequence[int]] = None,
        shift: Optional[float] = None, template: Optional[float] = None, pose: Optional[Mapping[str, float]] = None,
        player: Optional[str] = None
    ) -> List[Dict[str, Any]]:
        """Answers a decision and returns what happened. If the command is refused, the game stays as it was.

        player: whoever answers; another's decision is refused then.
        """
        said = {"value": value, "values": values, "shift": shift, "template": template, "pose": pose}
        more = {name: given for name, given in said.items() if given is not None}
        command = {"decision": decision, "key": key, **more}
        kept = self._game if isinstance(self._game, _Kept) and self._game.games == 1 else _Kept(self._client)
        told = self._client.ask("act", game=self.handle, keep=kept.name, command=command, player=player)
        kept.server_start = self._client.server.starts
        if isinstance(self._game, _Kept) and self._game is not kept:
            self._game.games -= 1
        self._game = kept
        self._tell(told)
        return self.events

    def fork(self) -> Game:
        """Returns a game that goes its own way from here. It costs nothing until one of the two goes on."""
        if isinstance(self._game, _Kept):
            self._game.games += 1
        told = {"events": self.events, "decisions": self.decisions, "over": self.over}
        return Game(self._client, self._game, self._seat, told)

    def view(self, player: str) -> Result:
        """Returns what a player may know."""
        return Result(self._client.ask("view", game=self.handle, player=player)["view"])

    def sample(self, player: str, seed: Union[int, str]) -> Game:
        """Returns a game, drawn by the seed, that the player cannot tell from this one."""
        game = self._client.ask("sample", view=self.view(player), seed=seed)["game"]
        told = self._client.ask("decisions", game=game)
        return Game(self._client, game, self._seat, {**told, "over": self.over})

    def playout(self, players: Mapping[str, str], times: int, seed: Union[int, str], rounds: Optional[int] = None) -> Result:
        """Returns how the game ends if built-in players play on from here."""
        return self._client.ask("playout", game=self.handle, players=players, times=times, seed=seed, rounds=rounds)

    def _repr_svg_(self) -> str:
        """Returns a picture of the table."""
        return self._client._drawn(self.view(self._seat))
