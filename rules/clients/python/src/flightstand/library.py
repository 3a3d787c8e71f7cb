"""The library that answers queries about tables inside this process, without Java."""

from __future__ import annotations

import ctypes
import json
import os
import sys
import threading
import weakref
from pathlib import Path
from typing import Any, Dict, List, Mapping, Optional

from .errors import FlightstandError

_TABLES = 64
"""The most tables that an instance keeps."""

_NAME = "flightstand.dll" if sys.platform == "win32" else "libflightstand.so"


class Library:
    """An instance of the library, which keeps tables under names. Safe for use by several threads."""

    def __init__(self, functions: ctypes.CDLL) -> None:
        """Raises FlightstandError if the process has no memory for it."""
        functions.flightstand_open.restype = ctypes.c_void_p
        functions.flightstand_answer.restype = ctypes.c_int64
        functions.flightstand_answer.argtypes = [
            ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_size_t
        ]  # fmt: skip
        functions.flightstand_close.argtypes = [ctypes.c_void_p]
        self._functions = functions
        self._lock = threading.Lock()
        self._answer = ctypes.create_string_buffer(1 << 16)
        self._ending: Optional[weakref.finalize[..., Library]] = None
        self._instance: Optional[int] = None
        # The lines that made each kept table, the one that was asked about last at the end.
        self._kept: Dict[str, List[bytes]] = {}
        self.operations = frozenset(json.loads(self.answer(b'{"op":"about"}'))["result"]["operations"])

    @classmethod
    def found(cls) -> Optional[Library]:
        """Returns the library of FLIGHTSTAND_LIBRARY or of the package; None if there is none, or the package's does not fit here.

        Raises FlightstandError if FLIGHTSTAND_LIBRARY names no fit file.
        """
        said = os.environ.get("FLIGHTSTAND_LIBRARY")
        file = Path(said) if said else Path(__file__).resolve().parent / _NAME
        if not said and not file.is_file():
            return None
        try:
            return cls(ctypes.CDLL(str(file)))
        except (OSError, AttributeError, FlightstandError) as wrong:
            if not said:
                return None
            raise FlightstandError("no-library", f"'{said}' is not fit, expected Flightstand's library: {wrong}") from None

    def takes(self, query: Mapping[str, Any]) -> bool:
        """Tests whether the library knows all that a query asks about; `about` and `forget` are also about games, which it may lack."""
        op = query.get("op")
        return op in self.operations and ("act" in self.operations or (op != "about" and (op != "forget" or "table" in query)))

    def ask(self, query: Mapping[str, Any], line: bytes) -> bytes:
        """Returns the answer to a query, whose line is given, and remembers the tables that it keeps or drops."""
        answer = self.answer(line)
        op, name = query["op"], query.get("table")
        done = op in ("table", "forget") and json.loads(answer)["ok"]
        with self._lock:
            made = self._kept.pop(name, []) if isinstance(name, str) else []
            if made and not (done and op == "forget"):
                self._kept[name] = made
            if done and op == "table":
                self._kept.pop(query["keep"], None)
                self._kept[query["keep"]] = [*made, line]
                if len(self._kept) > _TABLES:
                    del self._kept[next(iter(self._kept))]
        return answer

    def keeping(self, query: Mapping[str, Any]) -> List[bytes]:
        """Returns lines after which the jar knows the kept table that a query names, or knows none of that name as the library does."""
        name = query.get("table")
        with self._lock:
            made = self._kept.get(name, [json.dumps({"op": "forget", "table": name}).encode()]) if isinstance(name, str) else []
            return list(made)

    def answer(self, line: bytes) -> bytes:
        """Returns the answer to a line."""
        with self._lock:
            if self._instance is None:
                self._open()
            length = self._call(line)
            if length > len(self._answer):
                self._answer = ctypes.create_string_buffer(length)
                self._call(None)
            return ctypes.string_at(self._answer, length)

    def _call(self, line: Optional[bytes]) -> int:
        length = len(line) if line else 0
        return int(self._functions.flightstand_answer(self._instance, line, length, self._answer, len(self._answer)))

    def _open(self) -> None:
        self._instance = self._functions.flightstand_open()
        if self._instance is None:
            raise FlightstandError("too-large", "the process has no memory for an instance of the library, expected another process")
        self._ending = weakref.finalize(self, self._functions.flightstand_close, self._instance)

    def close(self) -> None:
        """Forgets what is kept; the next line opens another instance."""
        with self._lock:
            self._kept.clear()
            if self._ending is not None:
                self._ending()
            self._instance = None
