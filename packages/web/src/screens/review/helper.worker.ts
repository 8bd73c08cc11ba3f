/** A worker that does tasks of an analysis, one after the other. */

import { type HelperNews, type HelperTask, ReviewHelper } from '@windrose/analysis';
import { loadWeights } from '@windrose/bots';
import { loadMatch, type MatchRecord, type RawPack } from '@windrose/rules';

import { readOwnGames } from '../../play/own-games.ts';
import { yieldToInput } from './input-priority.ts';

/** What it is given first. */
export interface HelperMatch {
  readonly kind: 'match';
  readonly record: MatchRecord;
  readonly packs: readonly RawPack[];
  readonly inputFlag: SharedArrayBuffer | null;
}

/** A message to it. */
export type HelperQuestion = HelperMatch | { readonly kind: 'task'; readonly task: HelperTask };

/** A message from it. */
export type HelperAnswer =
  | { readonly kind: 'news'; readonly news: HelperNews }
  | { readonly kind: 'fault'; readonly fault: string };

const scope = self as unknown as {
  addEventListener(kind: 'message', listener: (event: MessageEvent<HelperQuestion>) => void): void;
  postMessage(answer: HelperAnswer): void;
};

/** Does a task. */
type Work = (task: HelperTask) => void;

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

async function prepare({ record, packs, inputFlag }: HelperMatch): Promise<Work> {
  await readOwnGames();
  const match = loadMatch(record, packs);
  const pause = yieldToInput(inputFlag);
  const helper = new ReviewHelper(match, await loadWeights(match.core), { pause });
  return (task) => {
    for (const news of helper.do(task)) {
      scope.postMessage({ kind: 'news', news });
      pause();
    }
  };
}
