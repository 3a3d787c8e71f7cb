"""Environments to train in: for all players of a game, and for one player against built-in ones."""

from __future__ import annotations

import copy
import random
from typing import TYPE_CHECKING, Any, Dict, Iterator, List, Mapping, Optional, Tuple, Type

from . import spaces
from .client import Flightstand, line_of, result
from .encoding import Encoding, Turn
from .errors import FlightstandError
from .play import Games, players
from .result import Result

if TYPE_CHECKING:

    class _AecEnv:
        """PettingZoo's class, whose tests ask for it, where it is installed."""

    class _Env:
        """Gymnasium's class, likewise."""

        def reset(self, *, seed: Optional[int] = None) -> Any: ...

elif spaces.gymnasium is None:
    _AecEnv, _Env = object, object
else:
    _Env = spaces.gymnasium.Env
    try:
        from pettingzoo import AECEnv as _AecEnv
    except ImportError:
        _AecEnv = object


_MISSES = 100
"""The actions in a row that are not legal after which a game that forgives them is cut short."""


class _Table:
    """What both environments share: a server, a game on it, seeds, copies, and pictures."""

    _kept: Tuple[str, ...] = ()
    """What else a copy has of its original."""

    def __init__(
        self, player: str, made: Dict[str, Any], flightstand: Optional[Flightstand], opponents: Optional[Mapping[str, str]] = None
    ) -> None:
        """`made` holds the other arguments of whoever inherits."""
        setup, rewards, illegal = made["setup"], made["rewards"], made["illegal"]
        if illegal not in ("raise", "penalty"):
            raise FlightstandError("bad-value", f"'illegal' is {illegal!r}, expected 'raise' or 'penalty'", "/illegal")
        self.client = flightstand or Flightstand(engine="java")
        self.render_mode = made["render_mode"]
        self._made = made
        self._forgives = illegal == "penalty"
        self._misses = 0
        self._seed: Optional[int] = None
        self._actions: List[int] = []
        self.encoding = Encoding(self.client)
        self._own = flightstand is None
        self._pictured = player
        self._name = self.client._name()
        self._games = Games(self.encoding, setup, [self._name], rewards, opponents)
        self._random = random.Random()

    def _begin(self, seed: Optional[int]) -> None:
        if seed is not None:
            self._random.seed(seed)
        self._replay(self._random.getrandbits(50), [])

    def _replay(self, seed: int, actions: List[int]) -> None:
        """Begins the game of a seed, and takes some actions in it."""
        self._seed, self._actions, self._misses = seed, [], 0
        self._games.started(0, self._answer(self._games.start(0, seed)))
        for action in actions:
            self._take(action)

    def _take(self, action: int) -> Dict[str, float]:
        """Takes an action; returns each player's reward. If it is not legal, that is -1 for the player whose turn it stays."""
        turn = self._turn()
        if self.over is not None or self._cut:
            raise FlightstandError("bad-action", "the game is over, expected a call of 'reset'")
        if self._forgives and not turn.allows(action):
            self._misses += 1
            return {player: -float(player == turn.player) for player in self._games.players}
        rewards = self._games.stepped(self._answer(self._games.step([action])))[0]
        self._actions.append(int(action))
        self._misses = 0
        return rewards

    @property
    def _cut(self) -> bool:
        """Whether too many actions in a row were not legal."""
        return self._misses >= _MISSES

    def __deepcopy__(self, memo: Any) -> Any:
        """Returns an environment with the same game, which goes its own way, on the same server."""
        return _again(*self._parts(), client=self.client)

    def __reduce__(self) -> Tuple[Any, ...]:
        """An environment is pickled as its game's seed and actions; the one that is read has a server of its own."""
        return _again, self._parts()

    def _parts(self) -> Tuple[Any, ...]:
        kept = {name: copy.copy(vars(self)[name]) for name in self._kept if name in vars(self)}
        return type(self), self._made, self._seed, list(self._actions), self._misses, self._random.getstate(), kept

    def _answer(self, line: bytes) -> bytes:
        return self.client.server.answers([line])[0]

    def _ask(self, op: str, **fields: Any) -> Result:
        """Asks the server, which keeps the game, even if the client has a library that knows games."""
        return result(self._answer(line_of({"op": op, **fields})))

    @property
    def over(self) -> Optional[Result]:
        """How the game ended; None while it goes on."""
        over = self._games.overs[0]
        return None if over is None else Result(over)

    def _turn(self) -> Turn:
        turn = self._games.turns[0]
        if turn is None:
            raise FlightstandError("bad-action", "no game has begun, expected a call of 'reset' first")
        return turn

    def _legal(self) -> List[int]:
        turn = self._games.turns[0]
        return turn.legal if turn else []

    def _info(self) -> Dict[str, Any]:
        """Returns the id of the decision, and the keys of the options that the table of actions does not have."""
        return {"decision": self._turn().decision, "unsaid": self._turn().unsaid}

    def _seen(self, player: str) -> Dict[str, Any]:
        """Returns a player's observation and mask; the mask is empty if it is not the player's turn."""
        turn = self._turn()
        if turn.player == player:
            return {"observation": turn.observation, "action_mask": turn.mask}
        said = self._ask("encode", game=self._name, player=player, written="packed")["turn"]
        other = Turn(self.encoding, said, self.encoding.unpacked(said["packed"]))
        return {"observation": other.observation, "action_mask": self.encoding.mask([])}

    def render(self) -> Optional[str]:
        """Returns a picture of the table as SVG, if the mode is `svg`."""
        return self._repr_svg_() if self.render_mode == "svg" else None

    def _repr_svg_(self) -> str:
        return self.client._drawn(self._ask("view", game=self._name, player=self._pictured)["view"])

    def close(self) -> None:
        """Ends the server, unless it was given."""
        self.client._release(self._name)
        if self._own:
            self.client.close()


def _again(
    kind: Type[_Table], made: Dict[str, Any], seed: Optional[int], actions: List[int], misses: int, dice: Any,
    kept: Dict[str, Any], client: Optional[Flightstand] = None
) -> _Table:
    """Makes an environment whose game has come as far as another's."""
    environment: Any = kind(flightstand=client, **made)
    if seed is not None:
        environment._replay(seed, actions)
    environment._misses = misses
    environment._random.setstate(dice)
    vars(environment).update(kept)
    return environment  # type: ignore[no-any-return]


class Environment(_Table, _AecEnv):
    """A game whose players take turns, in the shape of PettingZoo's AEC.

    >>> environment = Environment(setup)
    >>> environment.reset(seed=7)
    >>> for agent in environment.agent_iter():
    ...     observation, reward, over, cut, info = environment.last()
    ...     environment.step(None if over else policy(observation["observation"], observation["action_mask"]))
    """

    metadata = {"name": "flightstand_v0", "render_modes": ["svg"], "is_parallelizable": False}

    _kept = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos", "agent_selection")

    def __init__(
        self, setup: Mapping[str, Any], rewards: str = "result", flightstand: Optional[Flightstand] = None,
        render_mode: Optional[str] = None, illegal: str = "raise"
    ) -> None:
        """Makes an environment of a set-up as `start` takes it; seeds replace its `chance`.

        rewards: `result` for 1, 0 or -1 at the end, `score` for what a step adds to the lead in points.
        illegal: what an action that is not legal does: `raise` an error, or as a `penalty` cost a reward of -1, after which the
        same agent is asked again; 100 of them in a row cut the game short.
        """
        self.possible_agents = players(setup)
        made = {"setup": setup, "rewards": rewards, "render_mode": render_mode, "illegal": illegal}
        super().__init__(self.possible_agents[0], made, flightstand)
        self.agents: List[str] = []
        space = spaces.observations(self.encoding)
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.actions(self.encoding, self._legal) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Returns the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Returns the space of an agent's actions; `sample` draws a legal one."""
        return self.action_spaces[agent]

    @property
    def num_agents(self) -> int:
        """The number of agents in play."""
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        """The number of all agents."""
        return len(self.possible_agents)

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """Begins a game. Games after a seed depend on it alone."""
        self._begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        player = self._turn().player
        if self.over is not None or player is None or self._cut:
            ends = self.truncations if self._cut else self.terminations
            ends.update(dict.fromkeys(self.agents, True))
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = player
            self.infos[player] = self._info()

    def observe(self, agent: str) -> Dict[str, Any]:
        """Returns what an agent may know, and its legal actions."""
        return self._seen(agent)

    def last(self, observe: bool = True) -> Tuple[Optional[Dict[str, Any]], float, bool, bool, Dict[str, Any]]:
        """Returns the selected agent's observation, its reward since its last step, whether its game is over, and more."""
        self._turn()
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action: Optional[int]) -> None:
        """Takes the selected agent's action; None once the game is over."""
        self._turn()
        agent = self.agent_selection
        if self.terminations.get(agent, True) or self.truncations[agent]:
            self._leave(agent, action)
            return
        if action is None:
            raise FlightstandError("bad-action", "the action is None, expected a number while the game goes on")
        self.rewards = self._take(action)
        self._cumulative_rewards[agent] = 0.0
        for one, reward in self.rewards.items():
            self._cumulative_rewards[one] += reward
        self._select()

    def _leave(self, agent: str, action: Optional[int]) -> None:
        if action is not None or agent not in self.agents:
            raise FlightstandError("bad-action", "the game is over, expected None, or a call of 'reset' after all agents left")
        self.agents.remove(agent)
        kept: List[Dict[str, Any]] = [self._cumulative_rewards, self.terminations, self.truncations, self.infos]
        for by_agent in kept:
            by_agent.pop(agent, None)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Yields the agent that is next to step, until all have left."""
        self._turn()
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection


class SoloEnvironment(_Table, _Env):
    """A game for one player against built-in players, in the shape of Gymnasium's Env.

    >>> environment = SoloEnvironment(setup, opponent="greedy")
    >>> observation, info = environment.reset(seed=7)
    >>> observation, reward, over, cut, info = environment.step(environment.action_space.sample())
    """

    metadata = {"render_modes": ["svg"]}

    _kept = ("spec",)

    def __init__(
        self, setup: Mapping[str, Any], player: Optional[str] = None, opponent: str = "random", rewards: str = "result",
        flightstand: Optional[Flightstand] = None, render_mode: Optional[str] = None, illegal: str = "penalty"
    ) -> None:
        """Makes an environment of a set-up as `start` takes it; seeds replace its `chance`.

        player: whoever is ours, the first player if absent; all others are built-in players of the kind `opponent`.
        rewards: `result` for 1, 0 or -1 at the end, `score` for what a step adds to the lead in points.
        illegal: what an action that is not legal does: `raise` an error, or as a `penalty` cost a reward of -1 and nothing else;
        100 of them in a row cut the game short.
        """
        self.player = player or players(setup)[0]
        others = {one: opponent for one in players(setup) if one != self.player}
        made = {
            "setup": setup, "player": player, "opponent": opponent, "rewards": rewards, "render_mode": render_mode,
            "illegal": illegal,
        }  # fmt: skip
        super().__init__(self.player, made, flightstand, others)
        self.observation_space = spaces.observations(self.encoding)
        self.action_space = spaces.actions(self.encoding, self._legal)

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[Dict[str, Any], Dict[str, Any]]:
        """Begins a game; returns the first observation, with its mask, and `info`. Games after a seed depend on it alone."""
        if spaces.gymnasium:
            super().reset(seed=seed)
        self._begin(seed)
        return self._seen(self.player), self._info()

    def step(self, action: int) -> Tuple[Dict[str, Any], float, bool, bool, Dict[str, Any]]:
        """Takes an action; returns the next observation, the reward, whether the game is over or cut short, and `info`."""
        rewards = self._take(action)
        return self._seen(self.player), rewards[self.player], self.over is not None, self._cut, self._info()

    def action_masks(self) -> Any:
        """Returns the mask of the legal actions by itself."""
        return self._turn().mask
