/** The referee: a table is entered, asked about, and scored. */

import { findGame, matchFrom, type Match, RulesError } from '@windrose/rules';
import { type SubmitEvent, useMemo, useState } from 'react';

import { useNarrow } from '../../browser/media.ts';
import { goToMatch } from '../shell/routes.ts';
import { useSettings } from '../../browser/settings.ts';
import { quickSitters } from '../../play/start.ts';
import { listMatches, randomHex, type Sitter } from '../../play/store.ts';
import { saveFile } from '../../browser/files.ts';
import { keepImported, ReadError } from '../../records/importing.ts';
import { useRecordsWords } from '../records/words.ts';
import { DrawnTable, useAsText } from '../../display/PlayedTable.tsx';
import { LOOKING, lookedAt } from '../../play/looking.ts';
import type { TableSession } from '../../play/session.ts';
import { type OtherParts, OtherPartsContext } from '../../table/Layout.tsx';
import { scoreTable } from '../../display/reader/scores.ts';
import { TextTableView } from '../../display/reader/TextTables.tsx';
import { Asking } from './Asking.tsx';
import { fromKept, fromTexts, laidOut, type TableDraft } from './bringing.ts';
import { entered, type FieldGroup, type Json, positionFields, valueAt, withValue } from './fields.ts';
import { FieldView } from './FieldView.tsx';
import styles from './Physical.module.css';
import { usePhysicalWords } from './words.ts';
import { panelClass } from '../../ui/Panel.tsx';

interface RefereeProps {
  readonly game: string;
  readonly seats: number;
  /** The table that is entered; null before there is one. */
  readonly draft: TableDraft | null;
  readonly onChange: (draft: TableDraft | null) => void;
}

/** The referee of a game. */
export function PhysicalReferee({ game, seats, draft, onChange }: RefereeProps) {
  if (draft === null) return <Beginning key={game} game={game} seats={seats} onBegin={onChange} />;
  return <Table draft={draft} onChange={onChange} />;
}

/** The start of a position: newly set up, or imported. */
function Beginning({
  game,
  seats,
  onBegin,
}: Pick<RefereeProps, 'game' | 'seats'> & { readonly onBegin: (draft: TableDraft) => void }) {
  const { words, physical } = usePhysicalWords();
  const records = useRecordsWords();
  const [fault, setFault] = useState<string | null>(null);
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const [text, setText] = useState('');
  const kept = useMemo(() => listMatches(), []);
  const own = [...kept.unfinished, ...kept.finished].filter(({ record, round }) => record.game === game && round > 0);

  const begin = (make: () => TableDraft): void => {
    setFault(null);
    try {
      onBegin(make());
    } catch (error) {
      if (error instanceof RulesError) setFault(words.error(error));
      else if (error instanceof ReadError)
        setFault(error.fault === 'no-json' ? physical.unreadable : records.faults[error.fault]);
      else throw error;
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== ''));
    begin(() => laidOut(game, seats, given));
  };
  const rules = findGame(game).options;
  const labels: Readonly<Record<string, string>> = { board: physical.board, level: physical.level };
  return (
    <div className={styles.columns}>
      <form className={`${panelClass()} ${styles.panel}`} onSubmit={submit}>
        <h2>{physical.begin}</h2>
        <p>{physical.beginHelp}</p>
        {Object.entries(rules).map(([name, rule]) =>
          name === 'map' ? (
            <label key={name} className={styles.field}>
              {physical.mapCode}
              <input
                type="text"
                autoComplete="off"
                value={options.map ?? ''}
                onChange={(event) => setOptions({ ...options, map: event.target.value.trim() })}
              />
            </label>
          ) : Array.isArray(rule) ? (
            <label key={name} className={styles.field}>
              {labels[name] ?? name}
              <select
                value={options[name] ?? ''}
                onChange={(event) => setOptions({ ...options, [name]: event.target.value })}
              >
                <option value="">{name === 'level' ? '–' : physical.byChance}</option>
                {(rule as readonly string[]).map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            </label>
          ) : null,
        )}
        <button type="submit" className={styles.main} data-begin>
          {physical.begin}
        </button>
      </form>
      <form
        className={`${panelClass()} ${styles.panel}`}
        onSubmit={(event) => {
          event.preventDefault();
          begin(() => fromTexts([text]));
        }}
      >
        <h2>{physical.bring}</h2>
        {own.length > 0 && (
          <label className={styles.field}>
            {physical.fromKept}
            <select
              data-kept
              value=""
              onChange={(event) => {
                const found = own.find(({ id }) => id === event.target.value);
                if (found) begin(() => fromKept(found));
              }}
            >
              <option value="">{physical.pick}</option>
              {own.map(({ id, sitters, round }) => (
                <option key={id} value={id}>
                  {`${sitters.map(({ name }) => name).join(', ')} · ${physical.round} ${round}`}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className={styles.field}>
          {physical.fromText}
          <textarea rows={5} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <button type="submit">{physical.read}</button>
        {fault !== null && <p role="alert">{fault}</p>}
      </form>
    </div>
  );
}

const PICTURED: OtherParts = { pictured: true };

/** The table as it is entered, drawn; nothing where the table is shown as text. */
function Picture({ match, names }: { readonly match: Match; readonly names: readonly string[] }) {
  const { physical } = usePhysicalWords();
  const text = useAsText(match.game.id);
  const session = useMemo<TableSession>(
    () => ({ ...LOOKING, sitters: names.map((name) => ({ kind: 'person', name })), names, ownSeat: match.mover ?? 0 }),
    [match, names],
  );
  const table = useMemo(() => lookedAt(match), [match]);
  if (text) return null;
  return (
    <section className={`${panelClass()} ${styles.panel}`} aria-label={physical.pictured} data-picture>
      <h2>{physical.pictured}</h2>
      <OtherPartsContext value={PICTURED}>
        <DrawnTable session={session} table={table} />
      </OtherPartsContext>
    </section>
  );
}

/** A complaint with the names of the fields for the paths in it. */
function inWords(complaint: string, groups: readonly FieldGroup[]): string {
  return complaint.replaceAll(/state((?:\.\w+|\[\d+\])*)/g, (whole, at: string) => {
    const path = at.replaceAll(/\[(\d+)\]/g, '.$1').slice(1);
    for (const { title, fields } of groups) {
      const field = fields.find((one) => `${path}.`.startsWith(`${one.path.join('.')}.`));
      if (field) return field.label === title ? title : `${title} – ${field.label}`;
    }
    return groups.find(({ id }) => path.replace('.', '-').startsWith(id.replace('seat-', 'seats-')))?.title ?? whole;
  });
}

/** The position read by the rules; or why it cannot be. */
function readDraft({ position, packs }: TableDraft): Match | RulesError {
  try {
    return matchFrom(position, randomHex(16), packs);
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
}

/** A table that is being entered. */
function Table({
  draft,
  onChange,
}: {
  readonly draft: TableDraft;
  readonly onChange: (draft: TableDraft | null) => void;
}) {
  const { reader, words, physical } = usePhysicalWords();
  const { name } = useSettings();
  // On a phone the answers come below: the way there is short.
  const narrow = useNarrow();
  const { position } = draft;
  const state = position.state as Json;
  const read = useMemo(() => readDraft(draft), [draft]);
  const fault = read instanceof RulesError ? read : null;
  // The last valid position: its components stay the same during any input.
  const [good, setGood] = useState<Match | null>(null);
  if (!(read instanceof RulesError) && read !== good) setGood(read);
  const match = read instanceof RulesError ? good : read;
  const names = useMemo(
    () => Array.from({ length: position.seats }, (_, seat) => words.seat(seat)),
    [position.seats, words],
  );
  const groups = useMemo(
    () => (match ? positionFields({ match, words, texts: physical, names: [] }, state) : []),
    [match, words, physical, state],
  );
  const set = (next: Json): void => onChange({ ...draft, position: { ...position, state: next } });
  const where = fault?.where?.replace(/^state\.?/, '').replaceAll(/\[(\d+)\]/g, '.$1') ?? null;
  const isWrong = (path: string): boolean =>
    where !== null && where !== '' && (where === path || where.startsWith(`${path}.`) || path.startsWith(`${where}.`));

  return (
    <div className={styles.columns}>
      <section className={`${panelClass()} ${styles.panel}`} aria-label={physical.position}>
        <h2>{physical.position}</h2>
        <div className={styles.verdict} data-fits={fault === null} role="status">
          {fault === null ? (
            <p>{physical.fits}</p>
          ) : (
            <>
              <p>
                <strong>{physical.fitsNot}</strong> {inWords(words.error(fault), groups)}
              </p>
              <p>{physical.elsewhere}</p>
            </>
          )}
        </div>
        {groups.map(({ id, title, fields }, at) => {
          const wrong = fields.some(({ path }) => isWrong(path.join('.')));
          return (
            <details
              key={id}
              className={wrong ? styles.wrong : undefined}
              open={(at < 2 && !narrow) || undefined}
              data-group={id}
            >
              <summary>{title}</summary>
              <div className={styles.fields}>
                {fields.map((field) => (
                  <FieldView
                    key={field.path.join('.')}
                    field={field}
                    value={valueAt(state, field.path)}
                    wrong={isWrong(field.path.join('.'))}
                    seats={names}
                    onChange={(value) => set(withValue(state, field.path, value))}
                  />
                ))}
              </div>
            </details>
          );
        })}
        <div className={styles.row}>
          <button
            type="button"
            data-save
            onClick={() =>
              saveFile({ name: `windrose-position-${position.game}.json`, text: JSON.stringify(position, null, 1) })
            }
          >
            {physical.save}
          </button>
          {fault === null && match && !match.over && (
            <button
              type="button"
              data-play-on
              onClick={() => {
                const sitters = quickSitters(position.game, name || reader.ui.you, reader.ui.botNames);
                const seated = names.map((unnamed, seat): Sitter => sitters[seat] ?? { kind: 'bot', name: unnamed });
                goToMatch(keepImported({ match, sitters: null, packs: draft.packs }, seated));
              }}
            >
              {physical.playOn}
            </button>
          )}
          <button type="button" onClick={() => onChange(null)}>
            {physical.again}
          </button>
        </div>
      </section>
      <div className={styles.answers}>
        {fault === null && match && (
          <>
            <Picture match={match} names={names} />
            {!match.over && (
              <Asking
                key={JSON.stringify(state)}
                match={match}
                onTake={(next) => onChange({ ...draft, position: { ...next, state: entered(next.state) } })}
              />
            )}
            <div data-scores>
              <TextTableView
                table={scoreTable({ ...reader, match, viewer: 0, names: [], onlooker: null }, physical.scores)}
              />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
