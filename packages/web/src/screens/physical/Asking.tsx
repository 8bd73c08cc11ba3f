/** The referee: judges a move, and lists the legal ones. */

import { type CandidateMove, candidateMoves, type Match, type Position, positionOf, ruleOf } from '@windrose/rules';
import { useMemo, useState } from 'react';

import { RuleLink } from '../../table/RuleLink.tsx';
import { candidateLabel } from './labels.ts';
import styles from './Physical.module.css';
import { usePhysicalWords } from './words.ts';
import { panelClass } from '../../ui/Panel.tsx';

/** A candidate move with its label. */
interface Move {
  /** Its place in the list of candidates. */
  readonly at: number;
  readonly candidate: CandidateMove;
  /** The code of the option that it is; null where it is not allowed. */
  readonly code: number | null;
  readonly label: string;
}

/** @param onTake called to continue from the position after a turn that was played through. */
export function Asking({
  match: start,
  onTake,
}: {
  readonly match: Match;
  readonly onTake: (position: Position) => void;
}) {
  const { words, physical } = usePhysicalWords();
  const [done, setDone] = useState<readonly number[]>([]);
  const [asked, setAsked] = useState<number | null>(null);
  const match = useMemo(() => {
    const copy = start.fork();
    for (const code of done) copy.choose(code);
    return copy;
  }, [start, done]);
  const candidates = useMemo(() => candidateMoves(match), [match]);
  const moves = useMemo(
    () =>
      candidates.map((candidate, at): Move => {
        const label = candidateLabel(match, candidate, words, physical, []);
        return { at, candidate, code: candidate.code, label };
      }),
    [match, candidates, words, physical],
  );
  const allowed = moves.flatMap(({ at, code, label }) => (code === null ? [] : [{ at, code, label }]));
  const others = moves.filter(({ code }) => code === null);
  const judged = moves.find(({ at }) => at === asked);
  const go = (code: number): void => {
    setAsked(null);
    setDone([...done, code]);
  };
  const drew = match.choices.some(({ draws }) => draws.length > 0);
  const passed = match.over || match.turn !== start.turn;
  const decision = match.decision;

  return (
    <section className={`${panelClass()} ${styles.panel}`} aria-label={physical.ask} data-asking>
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
              data-candidate
              value={asked ?? ''}
              onChange={(event) => setAsked(event.target.value === '' ? null : Number(event.target.value))}
            >
              <option value="">{physical.pick}</option>
              {moves
                .toSorted((a, b) => a.label.localeCompare(b.label, words.language))
                .map(({ at, code, label }) => (
                  <option key={at} value={at} data-legal={code !== null}>
                    {label}
                  </option>
                ))}
            </select>
          </label>
          <div role="status" className={styles.verdict} data-verdict={judged ? judged.code !== null : undefined}>
            {judged && (
              <>
                <p>
                  <strong>{judged.code === null ? physical.no : physical.yes}</strong>{' '}
                  <Why match={match} candidate={judged.candidate} />
                </p>
                <Do code={judged.code} go={go} />
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
            setAsked(null);
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
            {allowed.map(({ at, code, label }) => (
              <li key={at}>
                <button type="button" onClick={() => go(code)}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
          {others.length > 0 && (
            <>
              <h3>{physical.otherOnes}</h3>
              <ul className={styles.refused}>
                {others.map(({ at, candidate, label }) => (
                  <li key={at}>
                    {label}.{' '}
                    <em>
                      <Why match={match} candidate={candidate} />
                    </em>
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

/** The button that does what is allowed. */
function Do({ code, go }: { readonly code: number | null; readonly go: (code: number) => void }) {
  const { physical } = usePhysicalWords();
  if (code === null) return null;
  return (
    <button type="button" className={styles.main} data-do onClick={() => go(code)}>
      {physical.doIt}
    </button>
  );
}

/** The reason why a candidate is not allowed, with a link to the rule. */
function Why({ match, candidate: { option, why } }: { readonly match: Match; readonly candidate: CandidateMove }) {
  const { words } = usePhysicalWords();
  if (why === null) return null;
  return (
    <>
      {words.refusal(match, why)} <RuleLink rule={ruleOf(match, option, why)} />
    </>
  );
}
