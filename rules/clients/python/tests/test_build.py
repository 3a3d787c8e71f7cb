"""What hatchling builds, as pip asks for it, and what Gymnasium finds in it."""

import importlib.util
import os
import subprocess
import sys
import tempfile
import unittest
import zipfile
from importlib import metadata
from pathlib import Path

from flightstand.registration import register

HERE = Path(__file__).resolve().parents[1]
SOURCES = HERE / "src" / "flightstand"


def installed(name):
    return importlib.util.find_spec(name) is not None


def python(*arguments, folder=HERE, **environment):
    """Returns what a Python prints."""
    process = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env={**os.environ, "FLIGHTSTAND_LIBRARY": "", **environment}, capture_output=True, encoding="utf-8", check=False
    )
    if process.returncode:
        raise AssertionError(process.stderr)
    return process.stdout


def built(kind, project, folder, **environment):
    """Has a project built as a wheel, or as another kind; returns the file."""
    call = f"import hatchling.build, sys; print(hatchling.build.build_{kind}(sys.argv[1]))"
    return Path(folder) / python("-c", call, str(folder), folder=project, **environment).split()[-1]


@unittest.skipUnless(installed("hatchling"), "hatchling is not installed: nothing is built")
class BuildTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.jar = self.folder / "some.jar"
        self.jar.write_bytes(b"a jar")

    def wheel(self, project=HERE, **environment):
        return built("wheel", project, self.folder, **environment)

    def test_the_wheel_holds_the_package_the_jar_and_the_licence(self):
        file = self.wheel(FLIGHTSTAND_JAR=str(self.jar))
        self.assertRegex(file.name, r"^flightstand-[\w.]+-py3-none-any\.whl$")
        with zipfile.ZipFile(file) as wheel:
            self.assertEqual(wheel.read("flightstand/flightstand.jar"), b"a jar")
            self.assertIn(b"Apache License", wheel.read("flightstand/LICENSE"))
            package = {f"flightstand/{path.name}" for path in SOURCES.iterdir() if path.suffix in (".py", ".typed")}
            found = {name for name in wheel.namelist() if name.startswith("flightstand/")}
            self.assertEqual(found, package | {"flightstand/flightstand.jar", "flightstand/LICENSE"})
            wheel.extractall(self.folder)
        (about,) = metadata.distributions(path=[str(self.folder)])
        self.assertEqual(about.metadata["License-Expression"], "Apache-2.0")
        self.assertEqual(about.metadata.get_all("Provides-Extra"), ["notebook", "rl"])
        (entry,) = about.entry_points
        self.assertEqual((entry.group, entry.name, entry.load()), ("gymnasium.envs", "flightstand", register))

    def test_it_is_the_same_each_time_and_from_its_sources(self):
        environment = {"FLIGHTSTAND_JAR": str(self.jar), "TZ": "Asia/Kolkata"}
        first = self.wheel(**environment).read_bytes()
        self.assertEqual(first, self.wheel(**{**environment, "TZ": "UTC"}).read_bytes())
        sources = built("sdist", HERE, self.folder, **environment)
        python("-m", "tarfile", "-e", str(sources), str(self.folder))
        unpacked = self.folder / sources.name[: -len(".tar.gz")]
        # Both wheels are written to the same file, so the names in one are listed before the other is built.
        names = [
            sorted(zipfile.ZipFile(self.wheel(project, **variables)).namelist())
            for project, variables in ((unpacked, {"FLIGHTSTAND_JAR": ""}), (HERE, environment))
        ]
        self.assertEqual(*names)

    def test_a_wheel_with_the_library_is_for_this_platform(self):
        library = self.folder / "libflightstand.so"
        library.write_bytes(b"a library")
        file = self.wheel(FLIGHTSTAND_JAR=str(self.jar), FLIGHTSTAND_LIBRARY=str(library))
        self.assertRegex(file.name, r"^flightstand-[\w.]+-py3-none-(?!any)\w+\.whl$")
        with zipfile.ZipFile(file) as wheel:
            self.assertEqual(wheel.read("flightstand/libflightstand.so"), b"a library")
            self.assertEqual(wheel.read("flightstand/flightstand.jar"), b"a jar")

    def test_without_a_jar_it_is_built_all_the_same(self):
        with zipfile.ZipFile(self.wheel(FLIGHTSTAND_JAR=str(self.folder / "none.jar"))) as wheel:
            self.assertNotIn("flightstand/flightstand.jar", wheel.namelist())

    @unittest.skipUnless(installed("editables"), "editables is not installed")
    def test_an_editable_wheel_points_here(self):
        with zipfile.ZipFile(built("editable", HERE, self.folder)) as wheel:
            (path,) = [name for name in wheel.namelist() if name.endswith(".pth")]
            self.assertEqual(Path(wheel.read(path).decode().strip()), SOURCES.parent)
