"""The library that answers queries about tables inside this process, without Java."""

from __future__ import annotations

import ctypes
import json
import os
import sys
import threading
import weakref
from pathlib import Path
from typing import Any, Mapping, Optional

from .errors import FlightstandError

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
            if self._ending is not None:
                self._ending()
            self._instance = None
