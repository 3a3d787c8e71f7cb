"""The environments, against the program itself."""

import copy
import math
import os
import pickle
import random
import signal
import unittest

from flightstand import Environment, Flightstand, SoloEnvironment, VectorEnvironment, spaces
from flightstand.encoding import numpy
from flightstand.registration import register
from tests.setups import Served, Trying, fleet

ALL = "FLIGHTSTAND_TEST_ALL" in os.environ
"""Whether all packages have to be there that the tests can use."""

try:
    from gymnasium.utils.env_checker import check_env
except ImportError:
    if ALL:
        raise
    check_env = None

try:
    from pettingzoo.test import api_test, seed_test
except ImportError:
    if ALL:
        raise
    api_test = None


def played(environment, seed, policy=None):
    """Plays a game at random; returns what was seen and done, and the rewards' sums."""
    dice = random.Random(seed)
    environment.reset(seed=seed)
    trace, sums = [], {}
    for agent in environment.agent_iter():
        observation, reward, over, cut, info = environment.last()
        sums[agent] = sums.get(agent, 0) + reward
        if over or cut:
            environment.step(None)
            continue
        legal = [number for number, one in enumerate(observation["action_mask"]) if one]
        trace.append((agent, info["decision"], tuple(legal)))
        environment.step(dice.choice(legal))
    return trace, sums


class EnvironmentTest(Served):
    def test_a_seed_and_actions_make_the_game(self):
        environment = Environment(fleet(2), flightstand=self.flightstand)
        first = played(environment, 7)
        self.assertEqual(first, played(environment, 7))
        self.assertNotEqual(first, played(environment, 8))
        self.assertEqual(sorted(first[1]), ["A", "B"])
        self.assertEqual(sum(first[1].values()), 0)
        self.assertEqual(environment.agents, [])

    def test_rewards_by_score_add_up_to_the_lead(self):
        environment = Environment(fleet(3, rounds=20), rewards="score", flightstand=self.flightstand)
        for seed in range(3):
            sums = played(environment, seed)[1]
            scores = environment.over["scores"]
            self.assertEqual(sums["A"], scores["A"] - scores["B"])
            self.assertEqual(sums["B"], -sums["A"])

    def test_an_action_that_is_not_legal_changes_nothing(self):
        environment = Environment(fleet(1), flightstand=self.flightstand)
        self.error("bad-action", environment._turn)
        environment.reset(seed=1)
        before = environment.last()[4]
        message = str(self.error("bad-action", environment.step, environment.encoding.action_numbers["focus"]))
        self.assertIn("dial:red-1", message)
        self.error("bad-action", environment.step, None)
        self.assertEqual(environment.last()[4], before)
        environment.step(environment.action_space("A").sample())
        self.assertNotEqual(environment.last()[4], before)

    def test_an_agent_that_is_not_asked_has_a_view_and_an_empty_mask(self):
        environment = Environment(fleet(1), flightstand=self.flightstand)
        environment.reset(seed=1)
        own, other = (environment.observe(agent) for agent in ("A", "B"))
        self.assertEqual(sum(other["action_mask"]), 0)
        numbers = environment.encoding.places
        self.assertEqual(own["observation"][numbers["own1.y"]], other["observation"][numbers["enemy1.y"]])
        self.assertEqual(own["observation"][numbers["asked.dial"]], 1)

    def test_observations_and_masks_are_in_their_spaces(self):
        environment = SoloEnvironment(fleet(2), flightstand=self.flightstand)
        observation, info = environment.reset(seed=3)
        over = False
        while not over:
            self.assertTrue(environment.observation_space.contains(observation))
            self.assertEqual(info["unsaid"], [])
            observation, reward, over, cut, info = environment.step(environment.action_space.sample())
        self.assertTrue(environment.observation_space.contains(observation))
        self.assertEqual(environment.over["winner"] == "A", reward == 1)
        self.error("bad-action", environment.step, 0)

    def test_the_spaces_without_gymnasium_are_like_its_own(self):
        discrete = spaces.Discrete(5)
        discrete.seed(1)
        drawn = [discrete.sample([0, 1, 0, 0, 1]) for _ in range(50)]
        self.assertEqual(set(drawn), {1, 4})
        discrete.seed(1)
        self.assertEqual(drawn, [discrete.sample([0, 1, 0, 0, 1]) for _ in range(50)])
        both = spaces.Dictionary({"a": spaces.Box([0, 0], [1, 2]), "b": discrete})
        self.assertTrue(both.contains({"a": [1, 2], "b": discrete.sample()}))
        self.assertFalse(both.contains({"a": [1, 3], "b": 1}))
        self.assertFalse(both.contains({"a": [1, 2]}))
        self.assertFalse(both["a"].contains([1]))

    def test_an_action_that_is_not_legal_may_cost_a_reward_instead(self):
        solo = SoloEnvironment(fleet(1), flightstand=self.flightstand)
        both = Environment(fleet(1), flightstand=self.flightstand, illegal="penalty")
        observation, info = solo.reset(seed=1)
        both.reset(seed=1)
        wrong = int(next(number for number, legal in enumerate(observation["action_mask"]) if not legal))
        for left in reversed(range(100)):
            seen, reward, over, cut, told = solo.step(wrong)
            self.assertEqual((reward, over, cut, told), (-1, False, left == 0, info))
            agent = both.agent_selection
            both.step(wrong)
            self.assertEqual((both.rewards[agent], sum(both.rewards.values()), both.agent_selection), (-1, -1, agent))
            self.assertEqual(both.last()[2:4], (False, left == 0))
        self.error("bad-action", solo.step, wrong)
        for agent in both.agent_iter():
            both.step(None)
        observation, info = solo.reset(seed=1)
        for _ in range(99):
            solo.step(wrong)
        solo.step(solo.action_space.sample())
        self.assertFalse(solo.step(wrong)[3])
        self.assertIn("'raise' or 'penalty'", str(self.error("bad-value", Environment, fleet(1), illegal="no")))

    def test_before_the_first_reset_it_says_so(self):
        environment = Environment(fleet(1), flightstand=self.flightstand)
        for call in (environment.last, lambda: environment.step(0), lambda: list(environment.agent_iter())):
            self.assertIn("expected a call of 'reset' first", str(self.error("bad-action", call)))

    def test_copies_go_on_as_their_original_would(self):
        for environment in (Environment(fleet(2), flightstand=self.flightstand), SoloEnvironment(fleet(2))):
            copies = [copy.deepcopy(environment)]
            environment.reset(seed=3)
            for _ in range(8):
                environment.step(environment._legal()[0])
            copies += [copy.deepcopy(environment), pickle.loads(pickle.dumps(environment))]
            trace = self._rest(environment)
            self.assertGreater(len(trace), 2)
            for one in copies[1:]:
                self.assertEqual(self._rest(one), trace)
                self.assertEqual(vars(one).get("rewards"), vars(environment).get("rewards"))
            self.error("bad-action", copies[0]._turn)
            environment.reset()
            copies[1].reset()
            self.assertEqual(environment._seed, copies[1]._seed)
            for one in (*copies, environment):
                one.close()

    def _rest(self, environment):
        """Plays a game to its end by its first legal actions, and returns what was legal."""
        trace = []
        while environment.over is None:
            trace.append((environment._info()["decision"], environment._legal()))
            environment.step(environment._legal()[0])
        return trace

    def test_one_player_meets_a_built_in_one(self):
        lost = {}
        for opponent in ("random", "greedy"):
            environment = SoloEnvironment(fleet(2), player="B", opponent=opponent, flightstand=self.flightstand)
            environment.action_space.seed(5)
            rewards = []
            for seed in range(6):
                environment.reset(seed=seed)
                over = False
                while not over:
                    _, reward, over, _, _ = environment.step(environment.action_space.sample())
                rewards.append(reward)
            lost[opponent] = rewards.count(-1)
        self.assertGreater(lost["greedy"], lost["random"])

    def test_a_server_that_is_killed_in_mid_step_is_told_once(self):
        environment = Environment(fleet(1))
        environment.reset(seed=1)
        os.kill(environment.client.server.pid, signal.SIGKILL)
        self.error("server-ended", environment.step, environment._legal()[0])
        self.error("unknown-game", environment.step, environment._legal()[0])
        self.assertEqual(len(played(environment, 1)[1]), 2)
        environment.close()

    def test_rewards_of_another_name_are_refused(self):
        self.assertIn("expected 'result' or 'score'", str(self.error("bad-value", Environment, fleet(1), "money", self.flightstand)))

    def test_a_notebook_shows_the_table(self):
        environment = SoloEnvironment(fleet(1), flightstand=self.flightstand, render_mode="svg")
        environment.reset(seed=1)
        self.assertIn("<svg", environment.render())
        self.assertEqual(environment.render(), environment._repr_svg_())

    @unittest.skipUnless(check_env, "gymnasium is not installed: its check_env is not run")
    def test_gymnasium_finds_no_fault(self):
        register()
        for name, fields in {"Duel": {}, "Game": {"setup": fleet(2)}}.items():
            made = spaces.gymnasium.make(f"flightstand/{name}-v0", flightstand=self.flightstand, **fields)
            check_env(made.unwrapped, skip_render_check=True)
            made.close()

    @unittest.skipUnless(check_env, "gymnasium is not installed: it makes nothing by name")
    def test_gymnasium_makes_them_by_name(self):
        register()
        for name, fields in {"Duel": {}, "Game": {"setup": fleet(1), "opponent": "greedy"}}.items():
            environment = spaces.gymnasium.make(f"flightstand/{name}-v0", flightstand=self.flightstand, **fields)
            environment.reset(seed=1)
            over = False
            while not over:
                observation, reward, over, cut, info = environment.step(environment.action_space.sample())
            self.assertIn(reward, (-1, 0, 1))
            environment.close()

    @unittest.skipUnless(api_test, "pettingzoo is not installed: its api_test is not run")
    def test_pettingzoo_finds_no_fault(self):
        api_test(Environment(fleet(1), flightstand=self.flightstand), num_cycles=300)
        seed_test(lambda: Environment(fleet(1), flightstand=self.flightstand), num_cycles=100)


class VectorTest(Trying):
    def test_games_are_the_same_over_any_number_of_servers(self):
        traces = []
        for servers in (1, 2):
            environment = VectorEnvironment(5, fleet(2, rounds=2), servers=servers, opponents={"B": "random"})
            dice = random.Random(1)
            turns = environment.reset(seed=9)
            trace, overs = [], 0
            for _ in range(60):
                trace.append([(turn.player, turn.decision, math.fsum(turn.observation)) for turn in turns])
                turns, rewards, ended = environment.step([dice.choice(turn.legal) for turn in turns])
                overs += sum(over is not None for over in ended)
                for reward, over in zip(rewards, ended):
                    self.assertEqual(reward["A"], 0 if over is None else {"A": 1, "B": -1, None: 0}[over["winner"]])
            self.assertGreater(overs, 5)
            traces.append(trace)
            rows = environment.observations()
            self.assertEqual([math.fsum(row) for row in rows], [math.fsum(turn.observation) for turn in turns])
            masks = environment.masks()
            self.assertEqual([sum(map(int, row)) for row in masks], [len(turn.legal) for turn in turns])
            if numpy:
                self.assertEqual((rows.shape, masks.shape), ((5, len(turns[0].observation)), (5, len(turns[0].mask))))
                self.assertEqual((rows.dtype, masks.dtype), (numpy.float32, numpy.int8))
            environment.close()
        self.assertEqual(*traces)

    def test_one_of_several_servers_may_be_killed(self):
        environment = VectorEnvironment(4, fleet(1), servers=2)
        turns = environment.reset(seed=1)
        self.error("bad-action", environment.step, [turn.legal[0] for turn in turns[1:]] + [-1])
        self.error("bad-action", environment.step, [turns[0].legal[0]])
        os.kill(environment._clients[1].server.pid, signal.SIGKILL)
        self.error("server-ended", environment.step, [turn.legal[0] for turn in turns])
        turns = environment.reset(seed=1)
        self.assertEqual(len(environment.step([turn.legal[0] for turn in turns]).turns), 4)
        environment.close()
