"""The OpenSpiel game: its own checks, a search by its own algorithm."""

import unittest

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from windrose import WindroseError, openspiel


def deal(game: pyspiel.Game, number: int) -> pyspiel.State:
    state = game.new_initial_state()
    state.apply_action(number)
    return state


class Game(unittest.TestCase):
    def test_random_matches_pass_openspiels_simulation(self) -> None:
        game = pyspiel.load_game("windrose", {"game": "spice-road", "deals": 2})
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)

    def test_a_game_that_there_is_not_is_refused_as_it_is_loaded(self) -> None:
        for wrong in ({"game": "spiceroad"}, {"game": "new-world", "seats": 5}, {"seats": 9}, {"seats": 1}):
            with self.assertRaises((WindroseError, ValueError, RuntimeError)):
                pyspiel.load_game("windrose", wrong)

    def test_chance_is_explicit_and_a_copy_goes_its_own_way(self) -> None:
        state = deal(pyspiel.load_game("windrose", {"game": "spice-road", "deals": 2}), 1)
        luck = np.random.default_rng(1)
        revealed = 0
        while revealed < 5:
            copy = state.clone()
            if state.is_chance_node():
                revealed += 1
                outcomes, chances = zip(*state.chance_outcomes())
                self.assertAlmostEqual(sum(chances), 1)
                state.apply_action(int(luck.choice(outcomes)))
            else:
                state.apply_action(int(luck.choice(state.legal_actions())))
            self.assertEqual(len(copy.history()) + 1, len(state.history()))
            self.assertNotEqual(str(copy), str(state))

    def test_actions_are_said_in_words(self) -> None:
        game = pyspiel.load_game("windrose", {"game": "eastern-wonders", "deals": 2})
        state = game.new_initial_state()
        self.assertEqual(state.action_to_string(pyspiel.PlayerId.CHANCE, 1), "deal 1")
        state.apply_action(1)
        luck = np.random.default_rng(2)
        for _ in range(40):
            if state.is_chance_node():
                state.apply_action(int(luck.choice([outcome for outcome, _ in state.chance_outcomes()])))
                continue
            seat, actions = state.current_player(), state.legal_actions()
            texts = [state.action_to_string(seat, action) for action in actions]
            self.assertEqual(len(set(texts)), len(actions))
            for text in texts:
                self.assertRegex(text, "^[a-z]+ .*[a-z]|^[a-z]+$")
                self.assertNotRegex(text, "^code ")
            state.apply_action(int(luck.choice(actions)))

    def test_the_same_history_leads_to_the_same_position(self) -> None:
        game = pyspiel.load_game("windrose", {"game": "new-world", "seats": 3, "deals": 1})
        state = deal(game, 0)
        luck = np.random.default_rng(3)
        for _ in range(60):
            options = [o for o, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
            state.apply_action(int(luck.choice(options)))
        again = game.new_initial_state()
        for action in state.history():
            again.apply_action(action)
        self.assertEqual(again.features(), state.features())
        observer = game.make_py_observer()
        observer.set_from(state, 0)
        self.assertEqual(observer.tensor.astype(int).tolist(), state.features())

    def test_openspiels_search_beats_random_play(self) -> None:
        game = pyspiel.load_game("windrose", {"game": "spice-road", "deals": 4})
        luck = np.random.RandomState(1)
        bot = mcts.MCTSBot(game, 2, 24, openspiel.PointsEvaluator(), random_state=luck, solve=False)
        state = deal(game, 2)
        for _ in range(160):
            if state.is_terminal():
                break
            if state.is_chance_node():
                state.apply_action(int(luck.choice([o for o, _ in state.chance_outcomes()])))
            elif state.current_player() == 0:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(int(luck.choice(state.legal_actions())))
        points = state.scores()
        self.assertGreater(points[0], points[1])


if __name__ == "__main__":
    unittest.main()
