"""The environments: by the official checkers of Gymnasium and PettingZoo, and what these do not look at."""

import os
import unittest
import warnings

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import windrose.pettingzoo
from windrose import WindroseError
from windrose.gymnasium import MatchesVectorEnv, SeatEnv

GAMES = [
    ("eastern-wonders", 2),
    ("eastern-wonders-solo", 1),
    ("new-world", 3),
    ("spice-road", 2),
    ("sand-to-sea", 2),
    ("east-to-west-1", 2),
    ("east-to-west-2", 2),
    ("east-to-west-3", 4),
]

# Every game takes some minutes; by default a game of each kind is checked.
if os.environ.get("WINDROSE_TEST") != "all":
    GAMES = [game for game in GAMES if game[0] in ("eastern-wonders-solo", "spice-road", "east-to-west-3")]


def any_legal(mask, luck):
    """A legal action in each row of masks."""
    return (luck.random(mask.shape) * mask).argmax(-1)


class Seat(unittest.TestCase):
    def test_the_checker_of_gymnasium_passes(self) -> None:
        for game, seats in GAMES:
            with self.subTest(game=game), warnings.catch_warnings():
                warnings.simplefilter("error")
                env = gymnasium.make("windrose/Seat-v0", game=game, seats=seats, opponents="passenger")
                check_env(env.unwrapped)
                env.close()

    def test_without_a_number_there_are_the_fewest_seats(self) -> None:
        for game, seats in [("eastern-wonders-solo", 1), ("new-world", 2)]:
            env = SeatEnv(game)
            _, info = env.reset(seed=1)
            self.assertEqual(len(info["scores"]), seats)
            env.close()
        with self.assertRaisesRegex(WindroseError, 'Did you mean "spice-road"'):
            SeatEnv("spiceroad")

    def test_a_match_is_played_to_its_end(self) -> None:
        env = SeatEnv("new-world", opponents="passenger")
        luck = np.random.default_rng(1)
        observation, _ = env.reset(seed=3)
        first, over, steps = observation["observation"], False, 0
        while not over:
            observation, reward, terminated, truncated, info = env.step(any_legal(observation["action_mask"], luck))
            over = terminated or truncated
            steps += 1
        self.assertGreater(steps, 20)
        self.assertIn(reward, (-1.0, 1.0))
        self.assertEqual(reward > 0, info["scores"][0] > info["scores"][1])
        ended = next(field["at"] for field in env.fields if field["name"] == "over")
        self.assertEqual(observation["observation"][ended], 1, "the last observation is of the end")
        with self.assertRaises(gymnasium.error.ResetNeeded):
            env.step(0)
        again, _ = env.reset(seed=3)
        np.testing.assert_array_equal(again["observation"], first)
        other, _ = env.reset()
        self.assertFalse(np.array_equal(other["observation"], first), "without a seed another match is dealt")
        env.close()

    def test_an_illegal_action_loses_or_is_refused(self) -> None:
        env = SeatEnv(opponents="passenger")
        observation, _ = env.reset(seed=1)
        illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
        _, reward, terminated, truncated, info = env.step(illegal)
        self.assertEqual((reward, terminated, truncated, info["illegal"]), (-1.0, True, False, True))
        strict = SeatEnv(opponents="passenger", illegal="raise")
        strict.reset(seed=1)
        with self.assertRaisesRegex(WindroseError, "allowed are"):
            strict.step(illegal)
        env.close()
        strict.close()

    def test_wrong_settings_are_refused_in_words(self) -> None:
        with self.assertRaisesRegex(WindroseError, "There is no game"):
            SeatEnv("chess")
        with self.assertRaisesRegex(WindroseError, "A level is one of"):
            SeatEnv(opponents="grandmaster")
        with self.assertRaisesRegex(ValueError, "seat is 0 to 1"):
            SeatEnv(seat=2)
        with self.assertRaisesRegex(ValueError, "opponents"):
            SeatEnv(seats=3, opponents=["captain"])
        with self.assertRaisesRegex(ValueError, "illegal is one of 'lose', 'raise', not 'loose'"):
            SeatEnv(illegal="loose")
        for make in (SeatEnv, MatchesVectorEnv, windrose.pettingzoo.raw_env):
            with self.assertRaisesRegex(ValueError, "features is one of 'int16', 'int8', not 'int32'"):
                make(features="int32")
            with self.assertRaisesRegex(ValueError, "render_mode is one of 'ansi'"):
                make(render_mode="rgb_array")


class Vector(unittest.TestCase):
    def test_matches_go_on_for_ever_and_tell_how_they_ended(self) -> None:
        env = MatchesVectorEnv(16, "spice-road")
        luck = np.random.default_rng(2)
        observations, infos = env.reset(seed=1)
        self.assertIn(observations, env.observation_space)
        ended = 0
        while ended < 5:
            chosen = infos["seat"]
            actions = any_legal(observations["action_mask"], luck)
            observations, rewards, terminations, truncations, infos = env.step(actions)
            self.assertFalse(np.any(terminations & truncations))
            over = terminations | truncations
            np.testing.assert_array_equal(rewards, infos["rewards"][np.arange(16), chosen])
            for place in np.flatnonzero(over):
                ended += 1
                self.assertEqual(sorted(infos["rewards"][place]), [-1.0, 1.0])
                self.assertTrue(infos["_final_obs"][place])
                self.assertIn(infos["final_obs"][place], env.single_observation_space)
            np.testing.assert_array_equal(infos["rewards"][~over], 0)
        env.close()

    def test_the_same_seed_and_actions_give_the_same_matches(self) -> None:
        runs = []
        for _ in range(2):
            env = MatchesVectorEnv(4, "new-world", features="int8")
            luck = np.random.default_rng(2)
            observations, _ = env.reset(seed=7)
            for _ in range(100):
                observations, *_ = env.step(any_legal(observations["action_mask"], luck))
            runs.append(observations["observation"])
            env.close()
        np.testing.assert_array_equal(*runs)

    def test_observations_without_copies_lie_in_the_engines_memory(self) -> None:
        env = MatchesVectorEnv(4, copy=False)
        first, _ = env.reset(seed=1)
        second, *_ = env.step(any_legal(first["action_mask"], np.random.default_rng(1)))
        self.assertTrue(np.shares_memory(first["observation"], second["observation"]))
        env.close()

    def test_actions_are_not_wrapped_to_a_byte(self) -> None:
        env = MatchesVectorEnv(2, "spice-road")
        observations, _ = env.reset(seed=1)
        legal = any_legal(observations["action_mask"], np.random.default_rng(1))
        for wrong in (legal + 256, legal - 256, legal + 0.5):
            with self.assertRaises(WindroseError) as refused:
                env.step(wrong)
            self.assertEqual((refused.exception.code, refused.exception.where), ("illegal-choice", "choices[0]"))
        env.step(legal.astype(np.int32))
        env.close()
        table = windrose.pettingzoo.raw_env()
        table.reset(seed=1)
        with self.assertRaisesRegex(WindroseError, "256 is not an option"):
            table.step(256)
        table.close()

    def test_make_vec_plays_a_seat_against_opponents_as_make_does(self) -> None:
        def make(**settings):
            return gymnasium.make_vec("windrose/Seat-v0", num_envs=3, seats=3, **settings)

        envs = make(seat=1, opponents=["passenger", {"level": "captain", "iterations": 1}])
        luck = np.random.default_rng(2)
        observations, infos = envs.reset(seed=2)
        for _ in range(100):
            self.assertEqual(infos["seat"].tolist(), [1, 1, 1])
            observations, *_, infos = envs.step(any_legal(observations["action_mask"], luck))
        envs.close()
        with self.assertRaisesRegex(ValueError, "2 other seats, and 1 opponents"):
            make(opponents=["captain"])
        with self.assertRaisesRegex(WindroseError, "boatswain"):
            make(opponents="boatswian")

    def test_the_points_of_the_rival_are_told_in_solo_alone(self) -> None:
        solo = "eastern-wonders-solo"
        env, envs, table = SeatEnv(solo), MatchesVectorEnv(2, solo), windrose.pettingzoo.env(game=solo)
        luck = np.random.default_rng(4)
        observation, info = env.reset(seed=4)
        self.assertEqual(info["rival"], 0)
        over, reward = False, 0.0
        while not over:
            action = any_legal(observation["action_mask"], luck)
            observation, reward, over, stalled, info = env.step(action)
            over = over or stalled
        self.assertGreater(info["rival"], info["scores"][0])
        self.assertEqual(reward, -1)
        observations, infos = envs.reset(seed=4)
        while "final_info" not in infos:
            observations, *_, infos = envs.step(any_legal(observations["action_mask"], luck))
        place = infos["_final_info"].argmax()
        self.assertEqual(infos["final_info"]["rival"][place], infos["rival"][place])
        self.assertGreater(infos["rival"][place], 0)
        table.reset(seed=4)
        self.assertEqual(table.infos["seat_0"]["rival"], 0)
        for one in (env, envs, table):
            one.close()
        env = SeatEnv("spice-road")
        self.assertNotIn("rival", env.reset(seed=4)[1])
        env.close()

    def test_bots_leave_one_seat_to_the_program(self) -> None:
        env = MatchesVectorEnv(8, "new-world", bots={0: "passenger"}, render_mode="ansi")
        _, infos = env.reset(seed=1)
        np.testing.assert_array_equal(infos["seat"], 1)
        pictures = env.render()
        assert pictures is not None
        self.assertIn("Round 1", pictures[0])
        env.close()


class Table(unittest.TestCase):
    def setUp(self) -> None:
        # Observations with an action mask are dicts, which PettingZoo's checker remarks on.
        warnings.filterwarnings("ignore", message="Observation")

    def test_the_checkers_of_pettingzoo_pass(self) -> None:
        for game, seats in GAMES:
            with self.subTest(game=game):
                env = windrose.pettingzoo.env(game=game, seats=seats)
                api_test(env, num_cycles=200)
                env.close()
        seed_test(lambda: windrose.pettingzoo.env(), num_cycles=100)
        render_test(lambda render_mode=None: windrose.pettingzoo.raw_env(render_mode=render_mode))

    def test_a_match_is_played_seat_by_seat(self) -> None:
        env = windrose.pettingzoo.env(game="new-world", seats=3)
        env.reset(seed=5)
        luck = np.random.default_rng(1)
        rewards = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, info = env.last()
            rewards[agent] += reward
            over = terminated or truncated
            self.assertEqual(observation["action_mask"].any(), not over)
            env.step(None if over else int(any_legal(observation["action_mask"], luck)))
        self.assertEqual(sorted(rewards.values()), [-0.5, -0.5, 1.0])
        env.close()

    def test_reset_in_mid_match_deals_anew(self) -> None:
        env = windrose.pettingzoo.env()
        env.reset(seed=1)
        first = env.observe(env.agent_selection)
        env.step(int(np.flatnonzero(first["action_mask"])[0]))
        env.reset()
        env.reset(seed=1)
        np.testing.assert_array_equal(env.observe(env.agent_selection)["observation"], first["observation"])
        env.close()

    def test_a_stalled_match_is_truncated_and_not_terminated(self) -> None:
        env = windrose.pettingzoo.raw_env(game="spice-road")
        env.reset(seed=1)
        while not any(env.truncations.values()) and not any(env.terminations.values()):
            # Resting or playing, never claiming: the match stalls.
            options = env._batch.look(0)["options"]
            calm = [option for option in options if option["kind"] not in ("claim", "acquire")] or options
            env.step(calm[0]["code"])
        self.assertTrue(all(env.truncations.values()))
        self.assertFalse(any(env.terminations.values()))
        env.close()


if __name__ == "__main__":
    unittest.main()
