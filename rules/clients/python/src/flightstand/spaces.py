"""Spaces of actions and observations: Gymnasium's where it is installed, else their likes here."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Callable, Dict, Optional, Sequence

from .encoding import Encoding, numpy

if TYPE_CHECKING or numpy is None:
    gymnasium: Any = None
else:
    try:
        import gymnasium
    except ImportError:
        gymnasium = None


class Discrete:
    """The whole numbers from 0 to n - 1."""

    def __init__(self, n: int) -> None:
        self.n = n
        self._random = random.Random()

    def seed(self, seed: Optional[int] = None) -> None:
        """Makes what `sample` draws depend on the seed alone."""
        self._random.seed(seed)

    def sample(self, mask: Optional[Any] = None) -> int:
        """Returns a number: any, or any at which the mask has a 1."""
        legal = range(self.n) if mask is None else [number for number in range(self.n) if mask[number]]
        return self._random.choice(legal)

    def contains(self, number: Any) -> bool:
        """Tests whether a number is in the space."""
        return isinstance(number, int) and 0 <= number < self.n


class Box:
    """Lists of numbers, each with a range."""

    def __init__(self, low: Sequence[float], high: Sequence[float]) -> None:
        self.low, self.high, self.shape = low, high, (len(low),)

    def contains(self, numbers: Any) -> bool:
        """Tests whether each number is in its range."""
        inside = (low <= number <= high for low, number, high in zip(self.low, numbers, self.high))
        return len(numbers) == len(self.low) and all(inside)


class Dictionary(Dict[str, Any]):
    """Dictionaries with a space for each key."""

    def contains(self, value: Any) -> bool:
        """Tests whether each value is in its space."""
        return value.keys() == self.keys() and all(self[key].contains(value[key]) for key in value)


def actions(encoding: Encoding, legal: Callable[[], Sequence[int]]) -> Any:
    """Returns the space of all actions; unless it is given a mask, its `sample` draws one that is legal now."""
    base: Any = gymnasium.spaces.Discrete if gymnasium else Discrete

    class Actions(base):  # type: ignore[misc]
        def sample(self, mask: Optional[Any] = None, **more: Any) -> Any:
            now = legal()
            return super().sample(encoding.mask(now) if mask is None and not more and now else mask, **more)

    return Actions(len(encoding.actions))


def observations(encoding: Encoding) -> Any:
    """Returns the space of dictionaries of an `observation` and an `action_mask`."""
    low, high = [number.low for number in encoding.numbers], [number.high for number in encoding.numbers]
    count = len(encoding.actions)
    if gymnasium is None:
        return Dictionary({"observation": Box(low, high), "action_mask": Box([0] * count, [1] * count)})
    floats = numpy.float32
    numbers = gymnasium.spaces.Box(numpy.array(low, floats), numpy.array(high, floats), dtype=floats)
    return gymnasium.spaces.Dict({"observation": numbers, "action_mask": gymnasium.spaces.Box(0, 1, (count,), dtype=numpy.int8)})
