"""Tests of the examples. python3 -m unittest discover -s examples/python"""

import random
import unittest

from environments import ACTIONS, TableEnvironment, VectorEnvironment, mask
from play_match import play
from windrose import Engine, WindroseError


class Lines(unittest.TestCase):
    def test_a_match_is_played_to_its_end_and_loads_again(self):
        scores, record = play("new-world", 2, "test")
        self.assertIn(scores["winner"], (0, 1))
        with Engine() as engine:
            engine.ask("load", record=record)
            self.assertEqual(engine.ask("legal"), {"over": True})
            self.assertEqual(engine.ask("scores"), scores)
            with self.assertRaisesRegex(WindroseError, "There is no game"):
                engine.ask("new", game="chess", seats=2, luck={"seed": "x"})


class Batches(unittest.TestCase):
    def test_illegal_choices_are_refused_and_change_nothing(self):
        with Engine() as engine:
            batch = engine.batch("spice-road", 2, 3, "x")
            before = batch.features.tolist()
            with self.assertRaisesRegex(WindroseError, "255 is no option of match 0"):
                batch.step([255] * 3)
            batch.step([options[0] for options in batch.options()])
            self.assertNotEqual(batch.features.tolist(), before)
            batch.stop()
            self.assertEqual(engine.ask("new", game="spice-road", seats=2, luck={"seed": "x"}), {"version": 0})


    def test_features_in_bytes_are_the_same_numbers(self):
        with Engine() as engine:
            told = []
            for features in (True, "bytes"):
                batch = engine.batch("spice-road", 2, 3, "x", features=features)
                batch.step([options[0] for options in batch.options()])
                told.append((batch.features.tolist(), batch.counts.tolist(), bytes(batch.codes)))
                batch.stop()
            self.assertEqual(*told)


class Environments(unittest.TestCase):
    def test_a_table_is_played_seat_by_seat(self):
        environment = TableEnvironment("new-world", seats=3, seed=5)
        chance = random.Random(1)
        first = environment.observe(environment.agent_selection)
        rewards, steps, finals = dict.fromkeys(environment.possible_agents, 0.0), 0, {}
        while environment.agents:
            agent = environment.agent_selection
            observation, reward, over, cut, info = environment.last()
            rewards[agent] += reward
            if over:
                finals[agent] = info["score"]
                self.assertEqual(sum(observation["action_mask"]), 0)
                environment.step(None)
                continue
            self.assertFalse(cut)
            legal = observation["action_mask"]
            self.assertEqual(len(legal), ACTIONS)
            environment.step(chance.choice([code for code in range(ACTIONS) if legal[code]]))
            steps += 1
        self.assertGreater(steps, 50)
        self.assertEqual(sorted(rewards.values()), [-0.5, -0.5, 1.0])
        winner = max(rewards, key=rewards.get)
        self.assertEqual(finals[winner], max(finals.values()))
        environment.reset()
        self.assertEqual(environment.agents, environment.possible_agents)
        self.assertNotEqual(environment.observe(environment.agent_selection), first)
        environment.reset(seed=5)
        self.assertEqual(environment.observe(environment.agent_selection), first)
        with self.assertRaises(ValueError):
            environment.reset()
        environment.close()

    def test_many_tables_go_on_for_ever(self):
        environment = VectorEnvironment(num_envs=16, game="spice-road", seats=2)
        observations, infos = environment.reset(seed=1)
        width = sum(field["length"] for field in environment.fields)
        chance, ended = random.Random(2), 0
        while ended < 3:
            self.assertEqual([len(row) for row in observations], [width] * 16)
            self.assertTrue(all(seat in (0, 1) for seat in infos["seat"]))
            actions = bytes(chance.choice(options) for options in infos["options"])
            observations, rewards, terminations, truncations, infos = environment.step(actions)
            for match in range(16):
                over = terminations[match] or truncations[match]
                self.assertEqual(sorted(rewards[match]), [-1.0, 1.0] if over else [0.0, 0.0])
                ended += over
        environment.close()

    def test_a_mask_has_a_byte_an_action(self):
        self.assertEqual(mask([3, 0])[:5], bytes([1, 0, 0, 1, 0]))


if __name__ == "__main__":
    unittest.main()
