"""The protocol's operations as calls."""

from __future__ import annotations

import json
from typing import Any, Dict, Iterable, List, Mapping, Optional, Sequence, Tuple

from .errors import FlightstandError
from .game import Game
from .library import Library
from .operations import Operations
from .result import Result
from .server import Server


class Flightstand(Operations):
    """Flightstand's program, with a method for each operation of its protocol.

    >>> flightstand = Flightstand()
    >>> flightstand.squad(squad={"name": "imperial-swarm"})["points"]
    100

    Where the package has the library for this machine, it answers what is about tables inside this process, without Java. For all else
    a server of the jar starts with the first question and ends with this process, or when a `with` block ends.
    """

    def __init__(
        self, jar: Optional[str] = None, java: Optional[str] = None, threads: Optional[int] = None, engine: Optional[str] = None
    ) -> None:
        """Raises FlightstandError if all is the jar's to answer, and there is no fit jar or no fit Java.

        jar: the runnable jar; if absent, that of FLIGHTSTAND_JAR, of the package, or of the checkout.
        java: the program that runs it; if absent, that of JAVA_HOME, or of the PATH.
        threads: how many threads answer; all processors if absent.
        engine: `java` has the jar answer everything, and so has a jar, a Java or a number of threads.
        """
        if engine not in (None, "java"):
            raise FlightstandError("bad-value", f"'engine' is {engine!r}, expected 'java' or None", "/engine")
        self._made = (jar, java, threads, engine)
        self.server = Server(jar, java, threads)
        self._library = None if engine or jar or java or threads else Library.found()
        if self._library is None:
            self.server.check()
        self._spare: List[str] = []
        self._named = 0

    def ask(self, op: str, **fields: Any) -> Result:
        """Returns the result of an operation; raises FlightstandError if the answer is an error.

        A field that is None is left out; a field whose name is a word of Python has an underscore behind it, as in `from_`.
        """
        return self.ask_all([{"op": op, **fields}])[0]

    def ask_all(self, queries: Iterable[Mapping[str, Any]]) -> List[Result]:
        """Sends queries together, which takes less time than one after the other, and returns their results in order.

        Raises the error of the first that has one, after all are answered.
        """
        asked = [(query, line_of(query)) for query in queries]
        library = self._library
        if library is None:
            return [result(answer) for answer in self.server.answers([line for _, line in asked])]
        answers: List[bytes] = []
        beyond: List[Tuple[Mapping[str, Any], List[bytes]]] = []
        for query, line in asked:
            here = library.takes(query)
            answers.append(library.ask(query, line) if here else b"")
            if not here:
                beyond.append((query, [*library.keeping(query), line]))
        told = iter(self._beyond(library, beyond))
        return [result(answer or next(told)) for answer in answers]

    def _beyond(self, library: Library, asked: Sequence[Tuple[Mapping[str, Any], List[bytes]]]) -> List[bytes]:
        """Has the jar answer what is about more than tables, each last of some lines. Without Java the library does if it can."""
        try:
            answers = iter(self.server.answers([line for _, lines in asked for line in lines]) if asked else [])
            return [[next(answers) for _ in lines][-1] for _, lines in asked]
        except FlightstandError as error:
            ops = [query.get("op") for query, _ in asked if query.get("op") not in library.operations]
            if error.code not in ("no-jar", "no-java", "old-java"):
                raise
            if ops:
                said = f"'{ops[0]}' is the jar's to answer, as the library knows tables alone, and {error.message}"
                raise FlightstandError(error.code, said) from None
            return [library.answer(lines[-1]) for _, lines in asked]

    def game(self, setup: Mapping[str, Any], strict: bool = False) -> Game:
        """Begins a game, which the server keeps while the returned value is in use."""
        return Game._started(self, setup, strict)

    def close(self) -> None:
        """Ends the server, and forgets what is kept. The next question starts another."""
        self.server.close()
        if self._library is not None:
            self._library.close()

    def __enter__(self) -> Flightstand:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __deepcopy__(self, memo: Any) -> Flightstand:
        """A copy of what asks a server asks the same one."""
        return self

    def __reduce__(self) -> Tuple[Any, ...]:
        """What is read elsewhere has a server of its own."""
        return Flightstand, self._made

    def _drawn(self, view: Mapping[str, Any]) -> str:
        """Returns a picture of the table of a view."""
        return str(self.ask("overlap", table=view["table"], picture=True, extent="table")["svg"])

    def _name(self) -> str:
        """Returns a name for a kept game that no game in use has."""
        if self._spare:
            return self._spare.pop()
        self._named += 1
        return f"game-{self._named}"

    def _release(self, name: str) -> None:
        """Gives a name back: the next game to be kept replaces what it stands for."""
        self._spare.append(name)


def line_of(query: Mapping[str, Any]) -> bytes:
    """Returns a query as a line."""
    if not isinstance(query, Mapping):
        raise FlightstandError("bad-value", f"a query is {query!r}, expected a dict")
    fields = [(str(name).rstrip("_"), value) for name, value in query.items() if value is not None]
    return ("{" + ",".join(f"{json.dumps(name)}:{_json(name, value)}" for name, value in fields) + "}").encode()


def _json(name: str, value: Any) -> str:
    try:
        return _ENCODER.encode(value)
    except (TypeError, ValueError, RecursionError) as wrong:
        raise FlightstandError("not-json", f"'{name}' is not JSON: {wrong}", f"/{name}") from None


def _plain(value: Any) -> Any:
    """Returns the plain value of one of numpy's, or of another mapping or sequence."""
    if hasattr(value, "tolist"):
        return value.tolist()
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, Iterable):
        return list(value)
    raise TypeError(f"found {type(value).__name__}, expected a number, a text, a list or a dict")


_ENCODER = json.JSONEncoder(separators=(",", ":"), allow_nan=False, default=_plain)


def result(answer: bytes) -> Result:
    """Returns the result in an answer, or raises its error."""
    try:
        said: Dict[str, Any] = json.loads(answer)
    except ValueError:
        raise FlightstandError("not-json", f"the server wrote {answer[:80]!r}, expected the JSON of an answer") from None
    if said["ok"]:
        return Result(said["result"])
    error = said["error"]
    raise FlightstandError(error["code"], error["message"], error.get("at"), error.get("clause"), error.get("reasons"))
