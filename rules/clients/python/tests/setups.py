"""What the tests share: set-ups, and a server for a class of tests."""

import unittest

from flightstand import Flightstand, FlightstandError

SMALL = {
    "base": "small",
    "skill": 2,
    "attack": 3,
    "agility": 2,
    "hull": 3,
    "shields": 1,
    "points": 20,
    "actions": ["focus", "lock", "barrelRoll"],
    "dial": ["1FG", "2FG", "3FW", "2BW", "2NW", "1TW", "1YW", "3KR"],
}


def fleet(count, seed=7, rounds=6, **more):
    """Returns a placed game of `count` ships a side."""

    def ships(name, y, heading):
        return [
            {**SMALL, "id": f"{name}-{i + 1}", "pose": {"x": 120 + 90 * i, "y": y, "heading": heading}} for i in range(count)
        ]

    return {
        "placed": True,
        "chance": {"seed": seed},
        "initiative": "A",
        "rounds": rounds,
        "players": [
            {"id": "A", "squad": {"ships": ships("red", 150, 90)}},
            {"id": "B", "squad": {"ships": ships("blue", 600, 270)}},
        ],
        **more,
    }


class Trying(unittest.TestCase):
    """Tests that also try what is to fail."""

    def error(self, code, call, *arguments, **fields):
        with self.assertRaises(FlightstandError) as raised:
            call(*arguments, **fields)
        self.assertEqual(raised.exception.code, code, raised.exception)
        return raised.exception


class Served(Trying):
    """Tests with one server for all."""

    @classmethod
    def setUpClass(cls):
        cls.flightstand = Flightstand()

    @classmethod
    def tearDownClass(cls):
        cls.flightstand.close()
