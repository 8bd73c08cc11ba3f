/** Asking the referee: what somebody did is judged, and what is allowed is listed. */

import { type Deed, deedsOf, type Match, type Position, positionOf } from '@windrose/rules';
import { useMemo, useState } from 'react';

import { deedLabel, refusalText } from './labels.ts';
import styles from './Physical.module.css';
import { usePhysicalWords } from './words.ts';

/** @param onTake goes on with the position after a turn that was played through. */
export function Asking({
  match: start,
  onTake,
}: {
  readonly match: Match;
  readonly onTake: (position: Position) => void;
}) {
  const { words, physical } = usePhysicalWords();
  const [done, setDone] = useState<readonly number[]>([]);
  const [asked, ask] = useState<number | null>(null);
  const match = useMemo(() => {
    const copy = start.fork();
    for (const code of done) copy.choose(code);
    return copy;
  }, [start, done]);
  const deeds = useMemo(() => deedsOf(match), [match]);
  const labels = useMemo(
    () => deeds.map((deed) => deedLabel(match, deed, words, physical, [])),
    [match, deeds, words, physical],
  );
  const allowed = deeds.flatMap((deed, at) => (deed.code === null ? [] : [at]));
  const others = deeds.flatMap((deed, at) => (deed.code === null ? [at] : []));
  const deed: Deed | undefined = asked === null ? undefined : deeds[asked];
  const go = (code: number): void => {
    ask(null);
    setDone([...done, code]);
  };
  const drew = match.choices.some(({ draws }) => draws.length > 0);
  const passed = match.over || match.turn !== start.turn;
  const decision = match.decision;

  return (
    <section className={styles.panel} aria-label={physical.ask} data-asking>
      <h2>{physical.ask}</h2>
      {match.choices.length > 0 && (
        <ol className={styles.done} aria-label={physical.soFar}>
          {match.choices.map(({ events, option }, at) => (
            <li key={at}>{events.map((event) => words.event(match, event)).join(' ') || option.kind}</li>
          ))}
        </ol>
      )}
      {drew && <p className={styles.small}>{physical.drawn}</p>}
      {passed && (
        <p>
          {match.over ? physical.finished : physical.nextTurn}{' '}
          <button type="button" data-take onClick={() => onTake(positionOf(match))}>
            {physical.take}
          </button>
        </p>
      )}
      {decision && !passed && (
        <>
          <p>
            <strong>{physical.asks(words.seat(decision.seat), words.decision(decision.kind))}</strong>
          </p>
          <label className={styles.field}>
            {physical.did}
            <select
              data-deed
              value={asked ?? ''}
              onChange={(event) => ask(event.target.value === '' ? null : Number(event.target.value))}
            >
              <option value="">{physical.pick}</option>
              {[...deeds.keys()]
                .sort((a, b) => labels[a]!.localeCompare(labels[b]!, words.language))
                .map((at) => (
                  <option key={at} value={at} data-legal={deeds[at]!.code !== null}>
                    {labels[at]}
                  </option>
                ))}
            </select>
          </label>
          <div role="status" className={styles.verdict} data-verdict={deed ? deed.code !== null : undefined}>
            {deed && (
              <>
                <p>
                  <strong>{deed.code === null ? physical.no : physical.yes}</strong>{' '}
                  {deed.why && refusalText(deed.why, words, physical)}
                </p>
                {deed.code !== null && (
                  <button type="button" className={styles.main} data-do onClick={() => go(deed.code!)}>
                    {physical.doIt}
                  </button>
                )}
              </>
            )}
          </div>
        </>
      )}
      {done.length > 0 && (
        <button
          type="button"
          data-back
          onClick={() => {
            ask(null);
            setDone(done.slice(0, -1));
          }}
        >
          {physical.back}
        </button>
      )}
      {decision && !passed && (
        <details data-legal-list open={allowed.length < 12 || undefined}>
          <summary>{physical.legal(allowed.length)}</summary>
          <ul className={styles.legal}>
            {allowed.map((at) => (
              <li key={at}>
                <button type="button" onClick={() => go(deeds[at]!.code!)}>
                  {labels[at]}
                </button>
              </li>
            ))}
          </ul>
          {others.length > 0 && (
            <>
              <h3>{physical.otherOnes}</h3>
              <ul className={styles.refused}>
                {others.map((at) => (
                  <li key={at}>
                    {labels[at]}. <em>{refusalText(deeds[at]!.why!, words, physical)}</em>
                  </li>
                ))}
              </ul>
            </>
          )}
        </details>
      )}
    </section>
  );
}
