"""The protocol: lines and batches. Needs the standard library alone."""

import contextlib
import signal
import time
import unittest
from collections.abc import Iterator

from windrose import ACTIONS, Engine, WindroseError


@contextlib.contextmanager
def interrupted(after: float) -> Iterator[None]:
    """Interrupts, as Ctrl-C does, what runs inside."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, after)
    try:
        with contextlib.suppress(KeyboardInterrupt):
            yield
            raise AssertionError("it was over before the interruption")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@unittest.skipUnless(hasattr(signal, "setitimer"), "there are no alarms here")
class Interruptions(unittest.TestCase):
    def test_the_answer_to_an_interrupted_request_is_dropped(self) -> None:
        with Engine() as engine:
            engine.ask("new", game="spice-road", seats=2, luck={"seed": "x"})
            scores = engine.ask("scores")
            with interrupted(0.3):
                engine.ask("think", ms=1500)
            self.assertEqual(engine.ask("scores"), scores)
            with self.assertRaisesRegex(WindroseError, 'not "dance"'):
                engine.ask("dance")
            self.assertEqual(engine.ask("scores", id="mine"), {"id": "mine", **scores})

    def test_an_engine_that_thinks_is_closed_at_once(self) -> None:
        with Engine() as engine:
            engine.ask("new", game="spice-road", seats=2, luck={"seed": "x"})
            with interrupted(0.3):
                engine.ask("think", ms=20_000)
            began = time.monotonic()
        self.assertLess(time.monotonic() - began, 5)

    def test_an_interrupted_batch_is_not_continued(self) -> None:
        with Engine() as engine:
            bots = {1: {"level": "admiral", "ms": 5000}}
            with interrupted(2):
                batch = engine.batch("spice-road", 2, 64, 1, bots=bots)
                while True:
                    batch.step([options[0] for options in batch.options()])
            with self.assertRaisesRegex(RuntimeError, "start another Engine"):
                engine.ask("info")


class Lines(unittest.TestCase):
    def test_a_match_is_played_to_its_end_by_bots_and_loads_again(self) -> None:
        with Engine() as engine:
            engine.ask("new", game="new-world", seats=2, luck={"seed": "test"})
            while not engine.ask("legal").get("over"):
                engine.ask("choose", code=engine.ask("bot", level="passenger")["code"])
            scores, record = engine.ask("scores"), engine.ask("record")["record"]
            self.assertIn(scores["winner"], (0, 1))
            engine.ask("load", record=record)
            self.assertEqual(engine.ask("scores"), scores)

    def test_a_refusal_has_the_protocols_code(self) -> None:
        with Engine() as engine:
            with self.assertRaisesRegex(WindroseError, "There is no game") as refused:
                engine.ask("new", game="chess", seats=2, luck={"seed": "x"})
            self.assertEqual(refused.exception.code, "unknown-game")

    def test_an_engine_that_has_ended_is_said_to_have_ended(self) -> None:
        engine = Engine()
        engine.ask("quit")
        with self.assertRaises(EOFError):
            for _ in range(100):
                engine.ask("legal")
        engine.close()
        engine.close()


class Batches(unittest.TestCase):
    def test_illegal_choices_are_refused_and_change_nothing(self) -> None:
        with Engine() as engine:
            batch = engine.batch("spice-road", 2, 3, "x")
            before = batch.features.tolist()
            with self.assertRaisesRegex(WindroseError, "255 is no"):
                batch.step([255] * 3)
            self.assertEqual(batch.features.tolist(), before)
            batch.step([options[0] for options in batch.options()])
            self.assertNotEqual(batch.features.tolist(), before)
            batch.stop()
            self.assertEqual(engine.ask("new", game="spice-road", seats=2, luck={"seed": "x"}), {"version": 0})

    def test_an_open_batch_and_a_stopped_one_are_named(self) -> None:
        with Engine() as engine:
            batch = engine.batch("spice-road", 2, 3, "x")
            with self.assertRaisesRegex(RuntimeError, "A batch is open"):
                engine.batch("spice-road", 2, 3, "x")
            with self.assertRaisesRegex(RuntimeError, "A batch is open"):
                engine.ask("info")
            choices = [options[0] for options in batch.options()]
            batch.step(choices)
            batch.stop()
            batch.stop()
            other = engine.batch("spice-road", 2, 3, "x")
            for ended in (lambda: batch.step(choices), lambda: batch.look(0)):
                with self.assertRaisesRegex(RuntimeError, "This batch was stopped"):
                    ended()
            batch.stop()
            other.step(choices)

    def test_features_in_bytes_are_the_same_numbers(self) -> None:
        with Engine() as engine:
            runs = []
            for features in (True, "bytes"):
                batch = engine.batch("spice-road", 2, 3, "x", features=features)
                batch.step([options[0] for options in batch.options()])
                runs.append((batch.features.tolist(), batch.counts.tolist(), bytes(batch.codes)))
                batch.stop()
            self.assertEqual(*runs)

    def test_positions_are_saved_and_loaded(self) -> None:
        with Engine() as engine:
            batch = engine.batch("new-world", 2, 2, 1)
            saved = batch.save([0])
            self.assertEqual(len(saved), 4 * batch.cells)
            first = batch.features.tolist()[: batch.size]
            for _ in range(5):
                batch.step([options[-1] for options in batch.options()])
            batch.load([1], saved)
            self.assertEqual(batch.features.tolist()[batch.size :], first)
            with self.assertRaisesRegex(WindroseError, "not as it was saved"):
                batch.load([1], bytes(len(saved)))

    def test_the_same_number_deals_the_same_match(self) -> None:
        with Engine() as engine:
            batch = engine.batch("new-world", 2, 2, 1)
            batch.redeal({0: 9, 1: 9})
            self.assertEqual(batch.features.tolist()[: batch.size], batch.features.tolist()[batch.size :])
            self.assertIn("New World", batch.look(0)["picture"])

    def test_what_the_engine_warns_of_is_shown(self) -> None:
        with Engine() as engine:
            with self.assertWarnsRegex(UserWarning, "iteration") as shown:
                engine.batch("spice-road", 2, 1, 1, bots={1: {"level": "captain", "iteration": 3}}).stop()
            self.assertEqual(shown.filename, __file__)
            with self.assertWarnsRegex(UserWarning, "seets"):
                answer = engine.ask("new", game="spice-road", seats=2, luck={"seed": "x"}, seets=2)
            self.assertEqual(len(answer["warnings"]), 1)

    def test_bots_play_their_seats(self) -> None:
        with Engine() as engine:
            batch = engine.batch("new-world", 3, 4, 1, bots={1: "passenger", 2: {"level": "deckhand"}}, final=True)
            for _ in range(50):
                self.assertEqual(set(batch.seat), {0})
                batch.step([options[0] for options in batch.options()])
            self.assertTrue(all(0 <= code < ACTIONS for code in batch.codes))


if __name__ == "__main__":
    unittest.main()
