/** The worker in which maps are drawn by chance and measured. */

import { FairnessMeter } from '@windrose/bots';
import { evenMap, FastLuck, findGame, makeMapCode, required, RulesError } from '@windrose/rules';

import type { FairnessAnswer, FairnessQuestion } from './fairness.ts';

const scope = self as unknown as {
  addEventListener(kind: 'message', listener: (event: MessageEvent<FairnessQuestion>) => void): void;
  postMessage(answer: FairnessAnswer): void;
};

/** The number of random maps from which the most even one is taken. */
const TRIES = 400;

scope.addEventListener('message', ({ data }) => {
  try {
    if (data.ask === 'draw') {
      const needs = required(findGame(data.game).map, `map in ${data.game}`);
      const luck = new FastLuck(data.seed);
      const [fewest, most] = needs.seas;
      const places = evenMap(luck, needs, fewest + luck.draw(most - fewest + 1), TRIES);
      scope.postMessage({ code: makeMapCode(places) });
      return;
    }
    const meter = new FairnessMeter({ game: data.game, code: data.code, seed: data.code });
    for (let match = 0; match < data.matches; match++) {
      meter.play();
      scope.postMessage({ fairness: meter.result() });
    }
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    scope.postMessage({ fault: error.message });
  }
});
