/** The fairness of a map, measured by bots in a worker; and random maps. */

import { localeOf } from '@windrose/words';
import type { Fairness } from '@windrose/bots';
import { Chart, parseMapCode, shapeEvenness } from '@windrose/rules';
import { placeNames } from '@windrose/words';
import { useEffect, useRef, useState } from 'react';

import { useSettings } from '../../browser/settings.ts';
import { randomBelow } from '../../play/start.ts';
import { askFairness } from './fairness.ts';
import styles from './Maps.module.css';
import { useMapsWords } from './words.ts';
import { panelClass } from '../../ui/Panel.tsx';
import { buttonRowClass } from '../../ui/Button.tsx';
import { numberTableClass } from '../../ui/NumberTable.tsx';

/** The number of matches of a measurement. */
const MATCHES = 24;

/** @param code the code of a map that can be played; null if it cannot. @param onDrawn a map has been drawn by chance. */
export function FairnessPanel({
  game,
  code,
  onDrawn,
}: {
  readonly game: string;
  readonly code: string | null;
  readonly onDrawn: (code: string) => void;
}) {
  const { maps } = useMapsWords();
  const { language } = useSettings();
  const [work, setWork] = useState<'draw' | 'measure' | null>(null);
  const [measured, setMeasured] = useState<{ readonly of: string; readonly fairness: Fairness } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const end = (): void => {
    stop.current();
    stop.current = () => {};
    setWork(null);
  };
  const of = `${game} ${code}`;
  const draw = (): void => {
    end();
    setFault(null);
    setWork('draw');
    stop.current = askFairness({ ask: 'draw', game, seed: randomBelow(2 ** 31) }, (answer) => {
      end();
      if ('code' in answer) onDrawn(answer.code);
      else if ('fault' in answer) setFault(answer.fault);
    });
  };
  const measure = (map: string): void => {
    end();
    setFault(null);
    setMeasured(null);
    setWork('measure');
    stop.current = askFairness({ ask: 'measure', game, code: map, matches: MATCHES }, (answer) => {
      if ('fairness' in answer) {
        setMeasured({ of, fairness: answer.fairness });
        if (answer.fairness.matches === MATCHES) end();
      } else if ('fault' in answer) {
        end();
        setFault(answer.fault);
      }
    });
  };
  // A changed map has not been measured: the numbers belong to the old one.
  const fairness = measured?.of === of ? measured.fairness : null;
  const number = (value: number, digits: number): string =>
    new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      value,
    );
  const percent = (share: number): string => number(100 * share, 0);

  const names = placeNames(code === null ? [] : parseMapCode(code).map(({ id }) => id));
  return (
    <section className={`${panelClass()} ${styles.panel}`} aria-label={maps.fairness}>
      <h2>{maps.fairness}</h2>
      <div className={buttonRowClass(styles.row)}>
        <button type="button" data-random title={maps.randomHelp} onClick={draw}>
          {work === 'draw' ? maps.drawing : maps.random}
        </button>
        {work === 'measure' ? (
          <button type="button" data-stop onClick={end}>
            {maps.stop}
          </button>
        ) : (
          <button
            type="button"
            data-measure
            aria-disabled={code === null}
            onClick={() => code !== null && measure(code)}
          >
            {maps.measure}
          </button>
        )}
      </div>
      <p className={styles.small}>{maps.fairnessHelp}</p>
      {fault !== null && <p role="alert">{fault}</p>}
      {code !== null && <p>{maps.shape(percent(shapeEvenness(new Chart(parseMapCode(code)))))}</p>}
      {(fairness !== null || work === 'measure') && (
        <div role="status">
          <progress
            max={MATCHES}
            value={fairness?.matches ?? 0}
            aria-label={maps.measured(fairness?.matches ?? 0, MATCHES)}
          />
          <p>
            {maps.measured(fairness?.matches ?? 0, MATCHES)}
            {fairness !== null && fairness.evenness !== null && (
              <>
                . <strong>{maps.evenness(percent(fairness.evenness), percent(fairness.error ?? 0))}</strong>
              </>
            )}
          </p>
        </div>
      )}
      {fairness && (
        <table className={numberTableClass(styles.table)} data-fairness>
          <thead>
            <tr>
              {[maps.corner, maps.distance, maps.trade, maps.orders, maps.worth].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fairness.corners.map(({ at, distance, trade, orders, worth, error }) => (
              <tr key={at}>
                <th scope="row">{names.get(at) ?? at}</th>
                <td>{number(distance, 2)}</td>
                <td>{number(trade, 1)}</td>
                <td>{number(orders, 1)}</td>
                <td>
                  {number(worth, 1)} ± {number(error, 1)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
