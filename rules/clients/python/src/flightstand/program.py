"""Finds the program's jar and a Java that can run it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from functools import lru_cache
from pathlib import Path
from typing import List, Optional

from .errors import FlightstandError

OLDEST_JAVA = 17
_MAIN_CLASS = "io/github/flightstand/tools/cli/Main.class"


def command(jar: Optional[str], java: Optional[str], options: List[str]) -> List[str]:
    """Returns the command that runs the program, after checking that both its files are fit for it."""
    fit_jar = _jar(jar)
    return [_java(java), *options, "-jar", fit_jar]


def _jar(given: Optional[str]) -> str:
    """Returns the jar that was given, or else that of FLIGHTSTAND_JAR, of the wheel, or of a checkout."""
    said = given or os.environ.get("FLIGHTSTAND_JAR")
    here = Path(__file__).resolve().parent
    built = [above / "tools" / "target" / "flightstand.jar" for above in list(here.parents)[3:4]]
    jar = next((place for place in ([Path(said)] if said else [here / "flightstand.jar", *built]) if place.is_file()), None)
    if jar is None:
        raise FlightstandError(
            "no-jar",
            f"there is no file '{said}', expected Flightstand's runnable jar"
            if said
            else "there is no flightstand.jar in the package, expected one there, in FLIGHTSTAND_JAR or as 'jar';"
            " 'mvn -q -Pquick -pl rules/tools -am package' builds it",
        )
    try:
        with zipfile.ZipFile(jar) as archive:
            archive.getinfo(_MAIN_CLASS)
    except (zipfile.BadZipFile, KeyError, OSError):
        raise FlightstandError("no-jar", f"'{jar}' is not Flightstand's program, expected its runnable jar") from None
    return str(jar)


def _java(given: Optional[str]) -> str:
    """Returns the Java that was given, or else that of JAVA_HOME or the PATH."""
    home = os.environ.get("JAVA_HOME")
    if given:
        java, whence = shutil.which(given), f"'{given}'"
    elif home:
        java, whence = shutil.which(str(Path(home) / "bin" / "java")), f"JAVA_HOME, which is '{home}'"
    else:
        java, whence = shutil.which("java"), "the PATH"
    if java is None:
        raise FlightstandError("no-java", f"there is no Java in {whence}, expected Java {OLDEST_JAVA} or later")
    _check_version(java)
    return java


@lru_cache(maxsize=None)  # A refusal is not kept, as whoever reads it may mend what is wrong.
def _check_version(java: str) -> None:
    """Raises FlightstandError unless a Java says that it is new enough. Java 8 calls itself 1.8."""
    try:
        said = subprocess.run([java, "-version"], stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False).stderr
    except (OSError, subprocess.TimeoutExpired):
        said = b""
    number = re.search(rb'version "(?:1\.)?(\d+)', said)
    if number is None or int(number.group(1)) < OLDEST_JAVA:
        found = number.group(1).decode() if number else "of no known version"
        raise FlightstandError("old-java", f"'{java}' is Java {found}, expected {OLDEST_JAVA} or later; set JAVA_HOME")


def no_window() -> int:
    """Returns the flag that keeps Windows from opening a console for the server."""
    return int(getattr(subprocess, "CREATE_NO_WINDOW", 0)) if sys.platform == "win32" else 0
