"""The wheel, as pip asks for it."""

import base64
import hashlib
import os
import tempfile
import unittest
import zipfile
from pathlib import Path
from unittest import mock

import build_backend


class BuildTest(unittest.TestCase):
    def test_the_wheel_holds_the_package_and_the_jar(self):
        with tempfile.TemporaryDirectory() as folder:
            jar = Path(folder) / "some.jar"
            jar.write_bytes(b"a jar")
            with mock.patch.dict(os.environ, FLIGHTSTAND_JAR=str(jar)):
                name = build_backend.build_wheel(folder)
            self.assertRegex(name, r"^flightstand-[\w.]+-py3-none-any\.whl$")
            with zipfile.ZipFile(Path(folder) / name) as wheel:
                names = wheel.namelist()
                self.assertEqual(wheel.read("flightstand/flightstand.jar"), b"a jar")
                sources = {f"flightstand/{path.name}" for path in (build_backend.HERE / "src" / "flightstand").glob("*.py")}
                self.assertLessEqual(sources | {"flightstand/py.typed"}, set(names))
                record = next(one for one in names if one.endswith("/RECORD"))
                lines = wheel.read(record).decode().splitlines()
                self.assertEqual([line.split(",")[0] for line in lines], names)
                for line in lines[:-1]:
                    file, digest, size = line.split(",")
                    content = wheel.read(file)
                    true = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
                    self.assertEqual((digest, int(size)), (f"sha256={true}", len(content)))

    def test_an_editable_wheel_points_here(self):
        with tempfile.TemporaryDirectory() as folder:
            with zipfile.ZipFile(Path(folder) / build_backend.build_editable(folder)) as wheel:
                place = Path(wheel.read("flightstand.pth").decode().strip())
                self.assertTrue((place / "flightstand" / "__init__.py").is_file())
