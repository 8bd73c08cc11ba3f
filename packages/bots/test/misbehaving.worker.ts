/** A host's thread with bots that do not keep to what they promise; the player's name says which. */

import { createPlayer, type PlayerSetup } from '../src/index.ts';
import { answerQuestions } from '../src/host/answers.ts';

answerQuestions((setup: PlayerSetup) => {
  switch (setup.player) {
    case 'passenger':
      return {
        choose: () => {
          for (;;);
        },
      };
    case 'deckhand':
      return {
        choose: () => {
          throw new Error('the bot has fallen overboard');
        },
      };
    case 'admiral': {
      // It waits without running, as a thread does to which others leave nothing.
      const sleep = new Int32Array(new SharedArrayBuffer(4));
      const player = createPlayer({ ...setup, player: 'passenger' });
      return {
        choose: (...position) => {
          Atomics.wait(sleep, 0, 0, 3000);
          return player.choose(...position);
        },
      };
    }
    case 'boatswain':
      return { choose: () => 255 };
    case 'navigator':
      return { choose: () => process.exit(3) };
    case 'captain':
      throw new Error('the bot does not sit down');
    default:
      return createPlayer(setup);
  }
});
