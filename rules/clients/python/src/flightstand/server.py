"""A server of the program: a process that answers each line of JSON with one, and ends with ours."""

from __future__ import annotations

import os
import subprocess
import threading
import weakref
from typing import Callable, Iterator, List, Optional, Sequence, TypeVar

from . import program
from .errors import FlightstandError

# Lines are written in lots of at most this many bytes before answers are read. A pipe holds as much, so that both sides are never
# stuck writing; a longer line goes alone, and the server reads it to its end before it answers.
_LOT = 32 * 1024

_Made = TypeVar("_Made")


class Server:
    """A server that starts with its first line, and starts anew after it has ended.

    Whoever waits when it ends gets a FlightstandError with the code `server-ended`. What the server kept is gone then.
    Safe for use by several threads; a forked process gets a server of its own.
    """

    def __init__(self, jar: Optional[str] = None, java: Optional[str] = None, threads: Optional[int] = None) -> None:
        self._jar = jar
        self._java = java
        self._threads = threads
        self._process: Optional[subprocess.Popen[bytes]] = None
        self._owner = 0
        self._lock = threading.RLock()
        self._ending: Optional[weakref.finalize[..., Server]] = None
        self._unsent: List[bytes] = []
        self._unread = 0
        self._lines = 0
        self.starts = 0

    def check(self) -> None:
        """Raises FlightstandError if there is no fit Java or no fit jar."""
        program.command(self._jar, self._java, [])

    @property
    def pid(self) -> Optional[int]:
        """The id of the process, or None if none runs."""
        return self._process.pid if self._process and self._process.poll() is None else None

    def answers(self, lines: Sequence[bytes]) -> List[bytes]:
        """Sends lines, without line ends, and returns their answers in order."""
        with self._lock:
            self.send(lines)
            return list(self.receive())

    def send(self, lines: Sequence[bytes]) -> None:
        """Sends lines whose answers `receive` yields; several servers can work meanwhile."""
        if self._unread:  # Whoever read the last answers broke off, so the next ones are not ours to match any more.
            self.close()
        self._unsent = list(lines)
        self._unread = 0
        self._lines = len(lines)
        self._guarded(self._send_lot)

    def receive(self) -> Iterator[bytes]:
        """Yields the answers to the lines that were sent last, in order, as they come."""
        while self._unread:
            yield self._guarded(self._read)
            if not self._unread:
                self._guarded(self._send_lot)

    def _guarded(self, step: Callable[[], _Made]) -> _Made:
        """Takes a step of the exchange. If it fails, the process is ended: its answers are not ours to match any more."""
        process = self._process
        try:
            return step()
        except (OSError, EOFError, ValueError):
            raise self._ended(self._process or process) from None
        except FlightstandError:
            raise
        except BaseException:
            self.close()
            raise

    def _send_lot(self) -> None:
        if not self._unsent:
            return
        count, size = 0, 0
        while count < len(self._unsent) and (count == 0 or size + len(self._unsent[count]) < _LOT):
            size += len(self._unsent[count]) + 1
            count += 1
        process = self._running()
        assert process.stdin
        process.stdin.write(b"\n".join(self._unsent[:count]) + b"\n")
        process.stdin.flush()
        del self._unsent[:count]
        self._unread = count

    def _read(self) -> bytes:
        process = self._process
        if process is None or process.stdout is None:
            raise EOFError
        answer = process.stdout.readline()
        if not answer.endswith(b"\n"):
            raise EOFError
        self._unread -= 1
        return answer

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._owner == os.getpid():
            return self._process
        run = [*program.command(self._jar, self._java, ["-XX:+UseSerialGC"]), "serve"]
        if self._threads is not None:
            run.append(f"--threads={self._threads}")
        try:
            self._process = subprocess.Popen(
                run, bufsize=8 * _LOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, creationflags=program.no_window()
            )
        except OSError as failed:
            raise FlightstandError("no-java", f"'{run[0]}' cannot be started: {failed.strerror}") from None
        self._owner = os.getpid()
        self._ending = weakref.finalize(self, _end, self._process, self._owner)
        self.starts += 1
        return self._process

    def _ended(self, process: Optional[subprocess.Popen[bytes]]) -> FlightstandError:
        self.close()
        status = process.returncode if process else None
        return FlightstandError(
            "server-ended",
            f"the server ended with status {status} before it had answered all of {self._lines} lines;"
            " the next line starts another, which knows none of the tables and games that were kept",
        )

    def close(self) -> None:
        """Ends the process; the next line starts another."""
        with self._lock:
            if self._ending is not None:
                self._ending()
            self._process = None
            self._unsent = []
            self._unread = 0


def _end(process: subprocess.Popen[bytes], owner: int) -> None:
    """Ends a process: at the end of its input, or else by force. A forked child leaves its parent's alone."""
    if os.getpid() != owner:
        return
    for stream in (process.stdin, process.stdout):
        try:
            if stream:
                stream.close()
        except OSError:
            pass
    try:
        process.wait(timeout=2)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
