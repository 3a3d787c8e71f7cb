"""The library in this process, beside the jar."""

import json
import os
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path
from unittest import mock

from flightstand import Environment, Flightstand
from flightstand.library import Library
from tests.setups import Trying, fleet
from tests.test_client import TABLE, points

# Prints the milliseconds of processor time from the import to the first answer, and those of the import.
FIRST = """
import time; began = time.process_time()
from flightstand import Flightstand
imported = time.process_time()
Flightstand().maneuver(table={"playArea": {"width": 914.4, "height": 914.4},
    "ships": [{"id": "a", "base": "small", "pose": {"x": 400, "y": 400, "heading": 90}}]}, ship="a", maneuver="3FW")
print((time.process_time() - imported) * 1e3, (imported - began) * 1e3)
"""


class NoLibraryTest(Trying):
    def test_a_library_that_is_none_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            text_file = Path(folder) / "notes.so"
            text_file.write_text("no library")
            for file in (text_file, Path(folder) / "missing.so"):
                with mock.patch.dict(os.environ, FLIGHTSTAND_LIBRARY=str(file)):
                    self.assertIn(file.name, str(self.error("no-library", Flightstand)))
                    Flightstand(engine="java")
        self.assertIn("expected 'java'", str(self.error("bad-value", Flightstand, engine="c")))


def plays():
    """Tests whether the library was built with games."""
    return "act" in Library.found().operations


@unittest.skipUnless(os.environ.get("FLIGHTSTAND_LIBRARY"), "FLIGHTSTAND_LIBRARY names no library")
class LibraryTest(Trying):
    def test_it_answers_as_the_jar_does(self):
        asked = [
            {"op": "maneuver", "table": {**TABLE, "ships": [{**TABLE["ships"][0], "pose": {"x": 90.1 * i, "y": 300, "heading": 7 * i}}]},
             "ship": "red", "maneuver": maneuver, "picture": i == 1, "uncertainty": {"position": 0.5, "heading": 1} if i == 2 else None}
            for i in range(10) for maneuver in ("1FW", "3BR", "2TW", "4KR")
        ]  # fmt: skip
        asked += [{"op": "table", "table": TABLE, "keep": "t"}, {"op": "overlap", "table": "t"}, {"op": "forget", "table": "t"}]
        with Flightstand() as here, Flightstand(engine="java") as java:
            self.assertEqual(json.dumps(here.ask_all(asked)), json.dumps(java.ask_all(asked)))
            self.assertIsNone(here.server.pid)
            self.assertEqual(here.about(), java.about())
            self.assertEqual(here.server.pid is None, plays())

    def test_games_and_tables_go_together(self):
        with Flightstand() as flightstand:
            squad = {"op": "squad", "squad": {"name": "imperial-swarm"}}
            answers = flightstand.ask_all([{"op": "overlap", "table": TABLE}, squad, {"op": "overlap", "table": TABLE}])
            self.assertEqual(answers[0], answers[2])
            self.assertEqual(answers[1]["points"], 100)
            self.assertIn("<svg", flightstand.game(fleet(1))._repr_svg_())

    def test_the_jar_knows_the_tables_that_are_kept(self):
        odds = {"op": "odds", "attacker": {"ship": "red", "dice": 2}, "defender": {"ship": "blue", "dice": 0}}
        with Flightstand() as flightstand:
            for name, y in (("t", 530), ("t", 700), ("u", 530)):
                near = {**TABLE["ships"][0], "id": "blue", "pose": {"x": 400, "y": y, "heading": 90}}
                table = {**TABLE, "ships": [TABLE["ships"][0], near]}
                keep = {"op": "table", "table": table, "keep": name}
                copy = {"op": "table", "table": name, "keep": "copy"}
                told = flightstand.ask_all([keep, copy, {**odds, "table": name}, {**odds, "table": table}, {**odds, "table": "copy"}])
                self.assertEqual(told[2], told[3])
                self.assertEqual(told[4], told[3])
            flightstand.forget(table="t")
            self.error("unknown-table", flightstand.ask, table="t", **odds)
            flightstand.close()
            self.error("unknown-table", flightstand.ask, table="u", **odds)

    def test_a_library_that_knows_games_leaves_environments_to_the_jar(self):
        with Flightstand() as flightstand:
            games = flightstand._library.operations | {"encode", "view"}
            with mock.patch.object(flightstand._library, "operations", games):
                environment = Environment(fleet(1), flightstand=flightstand)
                environment.reset(seed=7)
                for agent in environment.agents:
                    environment.observe(agent)
                self.assertIn("<svg", environment._repr_svg_())

    def test_without_java_all_else_is_refused_with_a_sentence(self):
        with tempfile.TemporaryDirectory() as folder, mock.patch.dict(os.environ, JAVA_HOME=folder):
            flightstand = Flightstand()
            self.assertEqual(flightstand.maneuver(table=TABLE, ship="red", maneuver="3ER")["final"]["y"], 510)
            self.assertIn("maneuver", flightstand.about()["operations"])
            if plays():
                return
            self.assertNotIn("squad", flightstand.about()["operations"])
            refused = self.error("no-java", points, flightstand)
            self.assertIn("'squad' is the jar's to answer", refused.message)

    def test_what_is_kept_is_forgotten_when_it_is_closed(self):
        flightstand = Flightstand()
        for _ in range(2):
            self.error("unknown-table", flightstand.overlap, table="t")
            flightstand.table(table=TABLE, keep="t")
            flightstand.overlap(table="t")
            flightstand.close()

    def test_threads_may_ask_at_once(self):
        library, found = Library.found(), set()
        lines = [json.dumps({"op": "maneuver", "table": TABLE, "ship": "red", "maneuver": f"{n}FW"}).encode() for n in (1, 2, 3, 4, 5)]
        threads = [threading.Thread(target=lambda: found.update(tuple(map(library.answer, lines)) for _ in range(50))) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(found), 1)

    def test_the_first_answer_comes_at_once(self):
        runs = [subprocess.run([sys.executable, "-c", FIRST], check=True, capture_output=True).stdout.split() for _ in range(5)]
        self.assertLess(min(float(first) for first, _ in runs), 50)
