"""Builds the wheel: the package's files and the runnable jar, with nothing that pip would have to download.

The jar is that of FLIGHTSTAND_JAR or, in a checkout, the one that Maven has built. Without a jar the wheel is built all the same; who
installs it names a jar later.
"""

import base64
import hashlib
import os
import re
import tarfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUILT = HERE.parents[1] / "tools" / "target" / "flightstand.jar"
PROJECT = dict(re.findall(r'^([\w-]+) = "(.*)"$', (HERE / "pyproject.toml").read_text(encoding="utf-8"), re.M))
NAME = f"{PROJECT['name']}-{PROJECT['version']}"
METADATA = f"""Metadata-Version: 2.1
Name: {PROJECT["name"]}
Version: {PROJECT["version"]}
Summary: {PROJECT["description"]}
License: Apache-2.0
Requires-Python: {PROJECT["requires-python"]}
Description-Content-Type: text/markdown

""" + (HERE / "README.md").read_text(encoding="utf-8")


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel and returns its name."""
    package = HERE / "src" / "flightstand"
    files = {f"flightstand/{path.name}": path.read_bytes() for path in package.iterdir() if path.suffix in (".py", ".typed")}
    jar = Path(os.environ.get("FLIGHTSTAND_JAR") or BUILT)
    if jar.is_file():
        files["flightstand/flightstand.jar"] = jar.read_bytes()
    return _wheel(wheel_directory, files)


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes a wheel that points here, for those who change the package."""
    return _wheel(wheel_directory, {"flightstand.pth": f"{HERE / 'src'}\n".encode()})


def build_sdist(sdist_directory, config_settings=None):
    """Writes the sources, without a jar, and returns the archive's name."""
    with tarfile.open(Path(sdist_directory) / f"{NAME}.tar.gz", "w:gz") as archive:
        for name in ("pyproject.toml", "README.md", "build_backend.py"):
            archive.add(HERE / name, f"{NAME}/{name}")
        for path in sorted((HERE / "src" / "flightstand").iterdir()):
            if path.suffix in (".py", ".typed"):
                archive.add(path, f"{NAME}/src/flightstand/{path.name}")
        metadata = Path(sdist_directory) / "PKG-INFO"
        metadata.write_text(METADATA, encoding="utf-8")
        archive.add(metadata, f"{NAME}/PKG-INFO")
        metadata.unlink()
    return f"{NAME}.tar.gz"


def _wheel(directory, files):
    about = f"{NAME}.dist-info"
    files[f"{about}/METADATA"] = METADATA.encode()
    files[f"{about}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: flightstand\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    record = [f"{name},sha256={_digest(content)},{len(content)}" for name, content in files.items()]
    files[f"{about}/RECORD"] = "\n".join([*record, f"{about}/RECORD,,", ""]).encode()
    wheel = f"{NAME}-py3-none-any.whl"
    with zipfile.ZipFile(Path(directory) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
    return wheel


def _digest(content):
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
