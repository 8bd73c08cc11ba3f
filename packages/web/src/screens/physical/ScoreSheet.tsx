/** A score sheet: what everybody has at the end is entered and counted at once. */

import { type AnySeat, type AnyView, countSheet, findGame, required, RulesError, startMatch } from '@windrose/rules';
import { useMemo, useState } from 'react';

import type { TextTable } from '../../display/reader/tables.ts';
import { TextTableView } from '../../display/reader/TextTables.tsx';
import { type Json, seatFields, valueAt, withValue } from './fields.ts';
import { FieldView } from './FieldView.tsx';
import styles from './Physical.module.css';
import { usePhysicalWords } from './words.ts';
import { panelClass } from '../../ui/Panel.tsx';

/** The initial values of a side; land: the settlers in reserve. */
function emptySide(own: AnySeat): Json {
  const empty: Record<string, unknown> = { hold: '' };
  for (const key of ['claimed', 'bonus', 'cards', 'tiles', 'explored']) if (key in own) empty[key] = [];
  for (const key of ['reserve', 'merchants'] as const) if (own[key] !== undefined) empty[key] = own[key];
  if (own.outposts) empty.outposts = {};
  if ('coins' in own) empty.coins = { gold: 0, silver: 0 };
  return empty;
}

/** The score sheet of a game and a number of seats. */
export function ScoreSheet({ game, seats }: { readonly game: string; readonly seats: number }) {
  const { reader, words, physical } = usePhysicalWords();
  const match = useMemo(() => startMatch({ game: findGame(game).id, seats, seed: 'sheet' }), [game, seats]);
  const blank = useMemo(() => {
    const { seats: own, rival }: AnyView = match.state();
    // The rival's outposts score nothing.
    return [...own.map(emptySide), ...(rival ? [{ hold: '', claimed: [] }] : [])];
  }, [match]);
  const [sides, setSides] = useState<readonly Json[]>(blank);
  const [names, setNames] = useState<readonly string[]>([]);
  const nameOf = (side: number): string => (side < seats ? names[side]?.trim() || words.seat(side) : words.rival);
  const counted = useMemo(() => {
    try {
      return countSheet(match, sides);
    } catch (error) {
      if (error instanceof RulesError) return error;
      throw error;
    }
  }, [match, sides]);
  const fault = counted instanceof RulesError ? counted : null;
  const where =
    fault?.where
      ?.replace(/^sides/, '')
      .replaceAll(/\[(\d+)\]/g, '.$1')
      .slice(1) ?? null;
  const lines = words.scoreLines(match, 0);
  let table: TextTable | null = null;
  let leader = '';
  if (!(counted instanceof RulesError)) {
    const all = [...counted.seats, ...(counted.rival ? [counted.rival] : [])];
    table = {
      title: physical.result,
      head: [reader.texts.part, ...all.map((_, side) => nameOf(side)), reader.texts.why],
      rows: [
        ...lines.map(({ part, name, why }) => [name, ...all.map(({ parts }) => String(parts[part])), why]),
        [reader.ui.total, ...all.map(({ total }) => String(total)), ''],
      ],
    };
    const side = counted.winner === 'rival' ? seats : required(counted.winner, 'winner of a sheet');
    const { total: most } = required(all[side], `points of side ${side}`);
    if (all.some(({ total }) => total > 0)) leader = physical.leads(nameOf(side), words.points(most));
  }
  return (
    <div className={styles.columns}>
      <section className={`${panelClass()} ${styles.panel}`} aria-label={physical.sheet}>
        <h2>{physical.sheet}</h2>
        <p>{physical.sheetHelp}</p>
        {sides.map((own, side) => (
          <details key={side} open={side === 0 || undefined} data-group={`side-${side}`}>
            <summary>{nameOf(side)}</summary>
            <div className={styles.fields}>
              {side < seats && (
                <label className={styles.field}>
                  {physical.nameOf(words.seat(side))}
                  <input
                    type="text"
                    maxLength={24}
                    value={names[side] ?? ''}
                    onChange={(event) =>
                      setNames(sides.map((_, at) => (at === side ? event.target.value : (names[at] ?? ''))))
                    }
                  />
                </label>
              )}
              {seatFields({ match, words, texts: physical, names: [] }, own, [side], false).map((field) => {
                const path = field.path.join('.');
                return (
                  <FieldView
                    key={path}
                    field={field}
                    value={valueAt(sides, field.path)}
                    wrong={where !== null && (where === path || where.startsWith(`${path}.`))}
                    seats={[]}
                    onChange={(value) => setSides(withValue(sides, field.path, value))}
                  />
                );
              })}
            </div>
          </details>
        ))}
        <div className={styles.row}>
          <button type="button" onClick={() => setSides(blank)}>
            {physical.clear}
          </button>
          <button type="button" onClick={() => print()}>
            {physical.printPage}
          </button>
        </div>
      </section>
      <div className={styles.answers} data-scores>
        {fault && (
          <p role="alert" className={`${panelClass()} ${styles.panel}`}>
            <strong>{physical.fitsNot}</strong> {words.error(fault).replace(/^sides[^:]*: /, '')}
          </p>
        )}
        {table && (
          <>
            <TextTableView table={table} />
            {leader !== '' && <p className={`${panelClass()} ${styles.panel}`}>{leader}</p>}
          </>
        )}
      </div>
    </div>
  );
}
