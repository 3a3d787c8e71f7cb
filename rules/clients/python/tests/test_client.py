"""The package's calls, against the program itself."""

import json
import multiprocessing
import os
import pickle
import signal
import stat
import subprocess
import sys
import tempfile
import textwrap
import time
import unittest
from pathlib import Path
from unittest import mock

from flightstand import Flightstand, program
from make_operations import FILE, text
from tests.setups import Served, Trying, fleet

HERE = Path(__file__).resolve().parent.parent
TABLE = {
    "playArea": {"width": 914.4, "height": 914.4},
    "ships": [{"id": "red", "base": "small", "pose": {"x": 400, "y": 400, "heading": 90}}],
}


class ClientTest(Served):
    def test_an_operation_is_a_method(self):
        end = self.flightstand.maneuver(table=TABLE, ship="red", maneuver="3ER")
        self.assertEqual(end["final"], {"x": 290.0, "y": 510.0, "heading": 270.0})

    def test_a_field_that_is_a_word_of_python_has_an_underscore(self):
        two = {**TABLE, "ships": [*TABLE["ships"], {"id": "blue", "base": "small", "pose": {"x": 400, "y": 600, "heading": 90}}]}
        self.assertEqual(self.flightstand.range(table=two, from_="red", to="blue")["range"], 2)

    def test_the_operations_are_those_of_the_program(self):
        self.assertEqual(FILE.read_text(encoding="utf-8"), text(program.command(None, None, [])))

    def test_a_fault_is_raised_with_its_place(self):
        unknown = self.error("unknown-ship", self.flightstand.maneuver, table=TABLE, ship="green", maneuver="3ER")
        self.assertEqual((unknown.message, unknown.at), ("no ship 'green' on the table", "/ship"))
        self.assertEqual(str(unknown), "unknown-ship: no ship 'green' on the table (at /ship)")
        self.assertEqual(str(pickle.loads(pickle.dumps(unknown))), str(unknown))
        self.error("unknown-field", self.flightstand.overlap, table=TABLE, shape="round")
        self.error("not-json", self.flightstand.ask, "overlap", table={1, object()})
        nan = self.error("not-json", self.flightstand.ask, "overlap", table={**TABLE, "ships": [float("nan")]})
        self.assertEqual((nan.at, nan.message.split(":")[0]), ("/table", "'table' is not JSON"))
        query = self.error("bad-value", self.flightstand.ask_all, [{"op": "about"}, 5])
        self.assertEqual(query.message, "a query is 5, expected a dict")

    def test_queries_sent_together_are_answered_in_order(self):
        asked = [{"op": "maneuver", "table": TABLE, "ship": "red", "maneuver": f"{1 + i % 5}FW"} for i in range(500)]
        ends = [result["final"]["y"] for result in self.flightstand.ask_all(asked)]
        self.assertEqual(ends, [400 + 40 * (2 + i % 5) for i in range(500)])

    def test_a_long_line_goes_through(self):
        ships = [{"id": f"ship-{i}", "base": "small", "pose": {"x": i * 50, "y": 0, "heading": 90}} for i in range(1500)]
        wide = {"playArea": {"width": 90000, "height": 90}, "ships": ships}
        queries = [{"op": "near", "table": wide, "from": "ship-0", "band": [1, 5]}] * 3
        self.assertEqual(len({json.dumps(result) for result in self.flightstand.ask_all(queries)}), 1)

    def test_a_notebook_shows_pictures(self):
        drawn = self.flightstand.maneuver(table=TABLE, ship="red", maneuver="3ER", picture=True)
        self.assertIn("<svg", drawn._repr_svg_())
        self.assertIsNone(self.flightstand.overlap(table=TABLE)._repr_svg_())
        self.assertIn("<svg", self.flightstand.game(fleet(1))._repr_svg_())

    def test_numbers_of_numpy_are_numbers(self):
        class Three:
            def tolist(self):
                return 3

        self.assertEqual(self.flightstand.table(table={**TABLE, "playArea": {"width": Three(), "height": 3}}, keep="t"), {"table": "t"})


class GameTest(Served):
    def test_a_game_is_acted_on(self):
        game = self.flightstand.game(fleet(1))
        self.assertEqual([one["id"] for one in game.decisions], ["dial:red-1", "dial:blue-1"])
        self.assertEqual(game.act("dial:red-1", "dial", "1FG")[0]["kind"], "dialSet")
        self.error("refused", game.act, "dial:red-1", "dial", "2BW", player="B")
        self.assertIn("ready:A", [one["id"] for one in game.decisions])
        self.assertEqual(game.view("B")["ships"][0]["dial"], "hidden")
        self.assertEqual(game.view("A")["ships"][0]["dial"], "1FG")

    def test_a_fork_goes_its_own_way(self):
        game = self.flightstand.game(fleet(1))
        forks = [game.fork() for _ in range(3)]
        for fork, dial in zip(forks, ["1FG", "2FG", "3FW"]):
            fork.act("dial:red-1", "dial", dial)
        self.assertIsNone(game.view("A")["ships"][0]["dial"])
        self.assertEqual([fork.view("A")["ships"][0]["dial"] for fork in forks], ["1FG", "2FG", "3FW"])
        game.act("dial:red-1", "dial", "3KR")
        self.assertEqual([fork.view("A")["ships"][0]["dial"] for fork in forks], ["1FG", "2FG", "3FW"])
        names = {one.handle for one in [game, *forks]}
        self.assertEqual(len(names), 4)

    def test_names_of_games_that_nobody_has_are_used_again(self):
        with Flightstand() as first:
            for _ in range(3):
                first.game(fleet(1)).act("dial:red-1", "dial", "1FG")
            self.assertLessEqual(first._named, 2)

    def test_a_sample_is_what_the_player_sees(self):
        game = self.flightstand.game(fleet(2))
        game.act("dial:blue-1", "dial", "3KR")
        drawn = game.sample("A", seed=3)
        self.assertEqual(drawn.view("A"), game.view("A"))
        drawn.act("dial:red-1", "dial", "1FG")
        self.assertIsInstance(drawn.handle, str)
        ends = game.playout({"A": "greedy", "B": "random"}, times=4, seed=1)
        self.assertEqual(ends["played"], 4)

    def test_a_game_of_a_server_that_ended_is_unknown(self):
        with Flightstand() as flightstand:
            game = flightstand.game(fleet(1))
            flightstand.close()
            flightstand.game(fleet(2))
            self.error("unknown-game", game.view, "A")


class ProcessTest(Trying):
    def test_a_jar_that_is_none_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            text_file = Path(folder) / "notes.jar"
            text_file.write_text("no archive")
            self.assertIn("notes.jar", str(self.error("no-jar", Flightstand, jar=str(text_file))))
            self.assertIn("missing.jar", str(self.error("no-jar", Flightstand, jar=str(Path(folder) / "missing.jar"))))
            with mock.patch.dict(os.environ, FLIGHTSTAND_JAR=str(text_file)):
                self.error("no-jar", Flightstand, engine="java")

    @unittest.skipIf(sys.platform == "win32", "the stand-in for Java is a shell script")
    def test_a_java_that_is_too_old_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            for said, named in (("1.8.0_402", "Java 8"), ("11.0.2", "Java 11"), ("?", "of no known version")):
                java = Path(folder) / f"java-{named[-2:].strip()}"
                java.write_text(f"#!/bin/sh\necho 'openjdk version \"{said}\"' >&2\n")
                java.chmod(java.stat().st_mode | stat.S_IXUSR)
                self.assertIn(named, str(self.error("old-java", Flightstand, java=str(java))))
            with mock.patch.dict(os.environ, JAVA_HOME=folder):
                self.assertIn("JAVA_HOME", str(self.error("no-java", Flightstand, engine="java")))

    def test_a_server_that_is_killed_is_told_and_replaced(self):
        with Flightstand() as flightstand:
            points(flightstand)
            os.kill(flightstand.server.pid, signal.SIGKILL)
            self.assertIn("another", str(self.error("server-ended", points, flightstand)))
            self.assertEqual(points(flightstand), 100)
            self.assertEqual(flightstand.server.starts, 2)

    def test_the_server_ends_with_its_process(self):
        script = """
            import os, signal
            from flightstand import Flightstand
            flightstand = Flightstand()
            flightstand.encoding()
            print(flightstand.server.pid, flush=True)
            os.kill(os.getpid(), signal.SIGTERM)
        """
        pid = int(subprocess.run([sys.executable, "-c", textwrap.dedent(script)], stdout=subprocess.PIPE, check=False).stdout)
        for _ in range(1000):
            if not _runs(pid):
                return
            time.sleep(0.1)
        self.fail("the server still runs")

    @unittest.skipUnless("fork" in multiprocessing.get_all_start_methods(), "no process is forked here")
    def test_a_forked_process_has_its_own_server(self):
        with Flightstand() as flightstand:
            points(flightstand)
            context = multiprocessing.get_context("fork")
            queue = context.SimpleQueue()
            child = context.Process(target=lambda: (points(flightstand), queue.put(flightstand.server.pid), flightstand.close()))
            child.start()
            child.join(60)
            self.assertNotEqual(queue.get(), flightstand.server.pid)
            self.assertEqual(points(flightstand), 100)


def points(flightstand):
    """Asks a question, and returns its answer."""
    return flightstand.squad(squad={"name": "imperial-swarm"})["points"]


def _runs(pid):
    """Tests whether a process runs; one that has ended may be listed until it is fetched."""
    try:
        os.kill(pid, 0)
        return sys.platform != "linux" or ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
