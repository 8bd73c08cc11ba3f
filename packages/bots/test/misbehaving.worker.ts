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
