"""A server of the program: a process that answers each line of JSON with one, and ends with ours."""

from __future__ import annotations

import os
import subprocess
import threading
import weakref
from typing import IO, List, Optional, Sequence

from . import program
from .errors import FlightstandError

# Lines are written in lots of at most this many bytes before answers are read. A pipe holds as much, so that both sides are never
# stuck writing; a longer line goes alone, and the server reads it to its end before it answers.
_LOT = 32 * 1024


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
            process = self._running()
            answers: List[bytes] = []
            assert process.stdin and process.stdout
            try:
                start = 0
                while start < len(lines):
                    end, size = start, 0
                    while end < len(lines) and (end == start or size + len(lines[end]) < _LOT):
                        size += len(lines[end]) + 1
                        end += 1
                    process.stdin.write(b"\n".join(lines[start:end]) + b"\n")
                    process.stdin.flush()
                    self._read(process.stdout, end - start, answers)
                    start = end
            except (OSError, EOFError, ValueError):
                raise self._ended(process, len(lines) - len(answers)) from None
            except BaseException:
                # Interrupted half way, so what comes next would be an answer to something else.
                self.close()
                raise
            return answers

    @staticmethod
    def _read(stream: IO[bytes], count: int, answers: List[bytes]) -> None:
        for _ in range(count):
            answer = stream.readline()
            if not answer.endswith(b"\n"):
                raise EOFError
            answers.append(answer)

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._owner == os.getpid():
            return self._process
        options = ["-XX:+UseSerialGC"]
        run = [*program.command(self._jar, self._java, options), "serve"]
        if self._threads is not None:
            run.append(f"--threads={self._threads}")
        try:
            self._process = subprocess.Popen(
                run, stdin=subprocess.PIPE, stdout=subprocess.PIPE, creationflags=program.no_window()
            )
        except OSError as failed:
            raise FlightstandError("no-java", f"'{run[0]}' cannot be started: {failed.strerror}") from None
        self._owner = os.getpid()
        self._ending = weakref.finalize(self, _end, self._process, self._owner)
        self.starts += 1
        return self._process

    def _ended(self, process: subprocess.Popen[bytes], unanswered: int) -> FlightstandError:
        self.close()
        return FlightstandError(
            "server-ended",
            f"the server ended with status {process.returncode} and left {unanswered} lines unanswered;"
            " the next line starts another, which knows none of the tables and games that were kept",
        )

    def close(self) -> None:
        """Ends the process; the next line starts another."""
        with self._lock:
            if self._ending is not None:
                self._ending()
            self._process = None


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
