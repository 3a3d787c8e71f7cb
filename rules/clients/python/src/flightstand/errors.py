"""The one exception that the package raises about what a caller, a file or the program has done."""

from __future__ import annotations

from typing import Any, List, Optional


class FlightstandError(Exception):
    """A fault with a sentence that says what was found and what was expected.

    `code` is one of the protocol's codes, such as `bad-value` or `refused`, or one of this package's own: `no-java`, `old-java`,
    `no-jar`, `no-library`, `server-ended`, `bad-action`. `at` is a JSON pointer into the query, `clause` the number of the rulebooks' clause that
    forbids a command, and `reasons` says why a squad is refused; each is None if there is none.
    """

    def __init__(
        self, code: str, message: str, at: Optional[str] = None, clause: Optional[str] = None, reasons: Optional[List[Any]] = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.at = at
        self.clause = clause
        self.reasons = reasons

    def __str__(self) -> str:
        return f"{self.code}: {self.message}" + (f" (at {self.at})" if self.at else "")

    def __reduce__(self) -> Any:
        return (FlightstandError, (self.code, self.message, self.at, self.clause, self.reasons))
