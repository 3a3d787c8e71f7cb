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
    if said:
        jar = Path(said)
    else:
        here = Path(__file__).resolve().parent
        places = [here / "flightstand.jar"]
        if len(here.parents) > 3:
            places.append(here.parents[3] / "tools" / "target" / "flightstand.jar")
        found = [place for place in places if place.is_file()]
        if not found:
            raise FlightstandError(
                "no-jar",
                "there is no flightstand.jar in the package, expected one there, in FLIGHTSTAND_JAR or as 'jar';"
                " 'mvn -q -Pquick -pl rules/tools -am package' builds it",
            )
        jar = found[0]
    if not jar.is_file():
        raise FlightstandError("no-jar", f"there is no file '{jar}', expected Flightstand's runnable jar")
    try:
        with zipfile.ZipFile(jar) as archive:
            archive.getinfo(_MAIN_CLASS)
    except (zipfile.BadZipFile, KeyError, OSError):
        raise FlightstandError("no-jar", f"'{jar}' is not Flightstand's program, expected its runnable jar") from None
    return str(jar)


def _java(given: Optional[str]) -> str:
    """Returns the Java that was given, or else that of JAVA_HOME or the PATH."""
    home = os.environ.get("JAVA_HOME")
    java: Optional[str]
    if given:
        java, whence = shutil.which(given), f"'{given}'"
    elif home:
        java, whence = shutil.which(str(Path(home) / "bin" / "java")), f"JAVA_HOME, which is '{home}'"
    else:
        java, whence = shutil.which("java"), "the PATH"
    if java is None:
        raise FlightstandError("no-java", f"there is no Java in {whence}, expected Java {OLDEST_JAVA} or later")
    version = _version(java)
    if version is None or version < OLDEST_JAVA:
        found = "of no known version" if version is None else str(version)
        raise FlightstandError("old-java", f"'{java}' is Java {found}, expected {OLDEST_JAVA} or later; set JAVA_HOME")
    return java


@lru_cache(maxsize=None)
def _version(java: str) -> Optional[int]:
    """Returns a Java's version, or None if it does not say one. Java 8 calls itself 1.8."""
    try:
        said = subprocess.run([java, "-version"], stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False).stderr
    except (OSError, subprocess.TimeoutExpired):
        return None
    number = re.search(rb'version "(?:1\.)?(\d+)', said)
    return int(number.group(1)) if number else None


def no_window() -> int:
    """Returns the flag that keeps Windows from opening a console for the server."""
    return int(getattr(subprocess, "CREATE_NO_WINDOW", 0)) if sys.platform == "win32" else 0
