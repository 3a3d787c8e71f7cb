"""Games as numbers: what the server's table of actions and its observations mean."""

from __future__ import annotations

import array
import binascii
import itertools
import operator
import sys
from typing import TYPE_CHECKING, Any, Dict, List, Mapping, NamedTuple, Optional, Sequence, Union

from .errors import FlightstandError

if TYPE_CHECKING:
    from .client import Flightstand

numpy: Any
try:
    import numpy  # type: ignore[no-redef, unused-ignore]
except ImportError:  # Observations and masks are arrays of the standard library then.
    numpy = None


class Number(NamedTuple):
    """A number of an observation: its name, its range and its unit."""

    name: str
    low: float
    high: float
    unit: str


class Encoding:
    """The table of actions and the numbers of an observation, as the server lists them."""

    def __init__(self, client: Flightstand) -> None:
        listed = client.encoding()
        self.actions: List[str] = listed["actions"]
        self.numbers: List[Number] = [Number(**number) for number in listed["observation"]]
        self.action_numbers: Dict[str, int] = {name: number for number, name in enumerate(self.actions)}
        self.places: Dict[str, int] = {number.name: place for place, number in enumerate(self.numbers)}

    def unpacked(self, packed: Union[str, bytes, None]) -> bytearray:
        """Returns the 32-bit floats of one or more observations, little end first: one of zeros if there is none."""
        return bytearray(binascii.a2b_base64(packed) if packed else 4 * len(self.numbers))

    def observations(self, turns: Sequence[Turn]) -> Any:
        """Returns the observations of some turns: a row of an array for each with numpy, else a list of arrays."""
        if numpy is None:
            return [turn.observation for turn in turns]
        data = bytearray().join([turn._data for turn in turns])
        return numpy.frombuffer(data, dtype="<f4").reshape(len(turns), len(self.numbers))

    def masks(self, turns: Sequence[Turn]) -> Any:
        """Returns the masks of some turns: a row of an array for each with numpy, else a list of arrays."""
        if numpy is None:
            return [turn.mask for turn in turns]
        legal = [turn.legal for turn in turns]
        masks = numpy.zeros((len(turns), len(self.actions)), dtype=numpy.int8)
        rows = numpy.repeat(numpy.arange(len(turns)), [len(actions) for actions in legal])
        masks[rows, list(itertools.chain.from_iterable(legal))] = 1
        return masks

    def mask(self, legal: Sequence[int]) -> Any:
        """Returns an array of 8-bit integers with a 1 at each legal action."""
        mask = array.array("b", bytes(len(self.actions)))
        for action in legal:
            mask[action] = 1
        return mask if numpy is None else numpy.frombuffer(mask, dtype=numpy.int8)


class Turn:
    """A decision as numbers: whose it is, the legal actions, and what the player may know.

    `unsaid` names the options with answers that the table of actions does not have.
    """

    __slots__ = ("player", "decision", "legal", "unsaid", "_data", "_encoding")

    def __init__(self, encoding: Encoding, said: Mapping[str, Any], numbers: bytearray, place: int = 0) -> None:
        """Made of the turn that a server tells, and of observations that hold the turn's own."""
        self.player: Optional[str] = said["player"]
        self.decision: Optional[str] = said["decision"]
        self.legal: List[int] = said["legal"]
        self.unsaid: List[str] = said["unsaid"]
        size = 4 * len(encoding.numbers)
        self._data = memoryview(numbers)[place * size : place * size + size]
        self._encoding = encoding

    @property
    def observation(self) -> Any:
        """The numbers that `Encoding.numbers` describes, as an array of 32-bit floats."""
        if numpy is not None:
            return numpy.frombuffer(self._data, dtype="<f4")
        floats = array.array("f", self._data.tobytes())
        if sys.byteorder == "big":
            floats.byteswap()
        return floats

    @property
    def mask(self) -> Any:
        """An array with a 1 at each legal action and 0 elsewhere."""
        return self._encoding.mask(self.legal)

    def allows(self, action: Any) -> bool:
        """Tests whether an action, an integer, is legal."""
        return hasattr(action, "__index__") and operator.index(action) in self.legal

    def check(self, action: Any) -> int:
        """Returns the action, an integer, as an int; raises FlightstandError if it is not legal."""
        if not self.allows(action):
            some = f"{', '.join(map(str, self.legal[:20]))}{', …' if len(self.legal) > 20 else ''}"
            raise FlightstandError(
                "bad-action", f"the action is {action!r}, expected one that answers '{self.decision}': {some}", "/action"
            )
        return operator.index(action)
