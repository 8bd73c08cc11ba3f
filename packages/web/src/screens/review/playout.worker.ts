/** A worker that plays out lines of an analysis, one task after the other. */

import { Playouts, playOut, type PlayOutNews, type PlayOutTask, reviewStepsOf } from '@windrose/analysis';
import { loadWeights } from '@windrose/bots';
import { loadMatch, type MatchRecord, type RawPack } from '@windrose/rules';

import { readOwnGames } from '../../play/own-games.ts';
import { yieldToInput } from './input-priority.ts';

/** What it is given first. */
export interface PlayOutMatch {
  readonly kind: 'match';
  readonly record: MatchRecord;
  readonly packs: readonly RawPack[];
  readonly inputFlag: SharedArrayBuffer | null;
}

/** A message to it. */
export type PlayOutQuestion = PlayOutMatch | { readonly kind: 'task'; readonly task: PlayOutTask };

/** A message from it. */
export type PlayOutAnswer =
  | { readonly kind: 'news'; readonly news: PlayOutNews }
  | { readonly kind: 'fault'; readonly fault: string };

const scope = self as unknown as {
  addEventListener(kind: 'message', listener: (event: MessageEvent<PlayOutQuestion>) => void): void;
  postMessage(answer: PlayOutAnswer): void;
};

/** Does a task. */
type Work = (task: PlayOutTask) => void;

let work: Promise<Work> | null = null;

scope.addEventListener('message', ({ data }) => {
  if (data.kind === 'match') work = prepare(data);
  else {
    work?.then(
      (does) => does(data.task),
      (error: unknown) => scope.postMessage({ kind: 'fault', fault: String(error) }),
    );
  }
});

async function prepare({ record, packs, inputFlag }: PlayOutMatch): Promise<Work> {
  await readOwnGames();
  const match = loadMatch(record, packs);
  const played = new Playouts(match.core, await loadWeights(match.core));
  const steps = reviewStepsOf(match);
  const pause = yieldToInput(inputFlag);
  return (task) => {
    for (const news of playOut(match.core, played, steps, task)) {
      scope.postMessage({ kind: 'news', news });
      pause();
    }
  };
}
