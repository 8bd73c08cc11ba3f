/** The form in which an owner of a box types in its printed figures, piece by piece, checked as they type. */

import { checkPack, GAMES, PACKS, type PackFinding, type RawPack, required, SPICES } from '@windrose/rules';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { LandSprites } from '../../art/LandSprites.tsx';
import { saveFile } from '../../browser/files.ts';
import { findOwnBox, forgetOwnBox, isPackId, keepOwnBox, type PackId, packOf } from '../../play/own-box.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { SetTable } from '../setup/SetTable.tsx';
import { asOffered } from '../../games/catalogue.ts';
import { Bar } from '../shell/Bar.tsx';
import { Main } from '../shell/Main.tsx';
import { faultSentence } from './fault-sentence.ts';
import { countChanged, countFaults, faultsIn, formOf, type FormGroup, isSame, typeIn } from './form.ts';
import styles from './Packs.module.css';
import { Piece } from './Piece.tsx';
import { usePacksWords } from './words.ts';
import { pageClass } from '../../ui/Page.tsx';
import { faultClass } from '../../ui/Fault.tsx';

/** The page. @param pack the name of the pack; any other is taken for the first */
export function PacksPage({ pack }: { readonly pack: string | null }) {
  const { packs } = usePacksWords();
  const name = isPackId(pack) ? pack : 'eastern-wonders';
  useEffect(() => {
    document.title = `${packs.title} – Windrose`;
  }, [packs]);
  return (
    <>
      <Bar title={packs.title} />
      {name === 'new-world' && <LandSprites />}
      <Main className={pageClass(styles.page)}>
        <h1>{packs.title}</h1>
        <p className={styles.help}>{packs.intro}</p>
        <Field label={packs.whichBox}>
          <select value={name} onChange={(event) => (location.hash = `#/box/${event.target.value}`)}>
            {Object.keys(PACKS)
              .filter(isPackId)
              .map((id) => (
                <option key={id} value={id}>
                  {packs.ofPack[id]}
                </option>
              ))}
          </select>
        </Field>
        <Box key={name} name={name} />
      </Main>
    </>
  );
}

/** Milliseconds from the last key to the check of the pack. A check sets up every game of the pack. */
const CHECK_AFTER = 300;

/** The findings of the latest check, null until the pack is checked; and a function that checks at once. */
function useFindings(pack: RawPack): {
  readonly findings: readonly PackFinding[] | null;
  readonly check: () => readonly PackFinding[];
} {
  const [checked, setChecked] = useState<{ pack: RawPack; faults: readonly PackFinding[] } | null>(null);
  const check = useCallback((): readonly PackFinding[] => {
    const { faults } = checkPack(pack);
    setChecked({ pack, faults });
    return faults;
  }, [pack]);
  useEffect(() => {
    const timer = setTimeout(check, CHECK_AFTER);
    return () => clearTimeout(timer);
  }, [check]);
  // Earlier faults stay visible while a person types.
  return { findings: checked && checked.faults, check };
}

function Box({ name }: { readonly name: PackId }) {
  const { ui, words, packs } = usePacksWords();
  const shipped = PACKS[name];
  const [pack, setPack] = useState<RawPack>(() => findOwnBox(name) ?? shipped);
  const [part, setPart] = useState(0);
  const [status, setStatus] = useState('');
  const [sure, setSure] = useState(false);
  const [setting, setSetting] = useState<string | null>(null);
  /** A file that was opened and would replace typed figures. */
  const [waiting, setWaiting] = useState<{ readonly pack: RawPack; readonly file: string } | null>(null);
  const state = useRef<HTMLElement>(null);
  const pieces = useRef<HTMLDivElement>(null);
  const partField = useRef<HTMLSelectElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const groups = useMemo(() => formOf(pack, shipped, name), [pack, shipped, name]);
  const { findings, check } = useFindings(pack);
  const faults = useMemo(() => faultsIn(groups, findings ?? [], name), [groups, findings, name]);
  const letters = SPICES.map(words.letters).join(' ');
  const sentenceOf = (found: readonly PackFinding[]): string =>
    [...new Set(found.map((one) => faultSentence(one, packs.sentences, letters)))].join(' ');
  const showFault = (): void => {
    const at = groups.findIndex((group) => countFaults(group, faults) > 0);
    flushSync(() => setPart(Math.max(0, at)));
    const field = pieces.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const place = field ?? pieces.current?.querySelector('[role="alert"]');
    place?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  const setUp = (game: string): void => {
    // The latest figures may not have been checked yet.
    if (check().length === 0) setSetting(game);
  };
  const change = (next: RawPack): void => {
    setPack(next);
    if (next === shipped) forgetOwnBox(name);
    else keepOwnBox(next);
  };
  const open = async (chosen: File): Promise<void> => {
    try {
      const found = packOf(JSON.parse(await chosen.text()), name);
      const replaces = found !== null && pack !== shipped && !isSame(found, pack);
      if (replaces) setWaiting({ pack: found, file: chosen.name });
      setStatus(found === null ? packs.noPack(chosen.name) : replaces ? '' : packs.opened(chosen.name));
      if (found && !replaces) change(found);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      setStatus(ui.packNoJson(chosen.name));
    }
  };
  const title = (group: FormGroup): string => {
    const called =
      group.board === null ? required(packs.parts[group.id], `name of the part ${group.id}`) : packs.board(group.board);
    const marks = packs.marks(countChanged(group.rows, pack, shipped), countFaults(group, faults));
    return marks === '' ? called : `${called} (${marks})`;
  };
  const changed = countChanged(
    groups.flatMap(({ rows }) => rows),
    pack,
    shipped,
  );
  const wrong = findings?.length ?? 0;
  const shown = required(groups[part] ?? groups[0], 'part of the box');
  const general = part === groups.length - 1 ? [] : (faults.get('') ?? []);
  const atGroup = shown.path.length > 0 ? (faults.get(shown.path.join('/')) ?? []) : (faults.get('') ?? []);
  return (
    <>
      <section ref={state} className={styles.state} aria-label={packs.title}>
        <p role="status" data-changed={changed} data-faults={findings === null ? undefined : wrong}>
          {changed === 0 ? packs.unchanged : packs.changed(changed)} {wrong > 0 && packs.faults(wrong)} {status}
        </p>
        {wrong > 0 && <Button onClick={showFault}>{packs.toFault}</Button>}
        <div className={styles.row}>
          {asOffered(GAMES.filter((game) => game.packs.includes(name)).map(({ id }) => id)).map((id) => (
            <Button key={id} kind="main" disabled={wrong > 0} onClick={() => setUp(id)}>
              {packs.play(words.game(id).title)}
            </Button>
          ))}
        </div>
        <div className={styles.row}>
          <Button
            onClick={() => saveFile({ name: `windrose-${name}.json`, text: `${JSON.stringify(pack, null, 1)}\n` })}
          >
            {packs.save}
          </Button>
          <Button onClick={() => file.current?.click()}>{packs.open}</Button>
          <input
            ref={file}
            type="file"
            accept=".json,application/json"
            aria-label={packs.open}
            className="visually-hidden"
            tabIndex={-1}
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              if (chosen) void open(chosen);
              event.target.value = '';
            }}
          />
          {changed > 0 && !sure && <Button onClick={() => setSure(true)}>{packs.forget}</Button>}
        </div>
        {waiting !== null && (
          <div role="alertdialog" aria-label={packs.open} className={styles.row}>
            <p>{packs.replaces(waiting.file)}</p>
            <Button
              onClick={() => {
                change(waiting.pack);
                setStatus(packs.opened(waiting.file));
                setWaiting(null);
              }}
            >
              {packs.openAnyway}
            </Button>
            <Button onClick={() => setWaiting(null)}>{packs.keep}</Button>
          </div>
        )}
        {sure && (
          <div role="alertdialog" aria-label={packs.forget} className={styles.row}>
            <p>{packs.sure}</p>
            <Button
              onClick={() => {
                change(shipped);
                setSure(false);
              }}
            >
              {packs.forget}
            </Button>
            <Button onClick={() => setSure(false)}>{packs.keep}</Button>
          </div>
        )}
      </section>
      <Field label={packs.part}>
        <select ref={partField} value={part} onChange={(event) => setPart(Number(event.target.value))}>
          {groups.map((group, at) => (
            <option key={group.id} value={at}>
              {title(group)}
            </option>
          ))}
        </select>
      </Field>
      <p className={styles.help}>{packs.cubesHelp(letters)}</p>
      {[...general, ...atGroup].length > 0 && (
        <p role="alert" className={faultClass()}>
          {sentenceOf([...general, ...atGroup])}
        </p>
      )}
      <div ref={pieces} className={styles.pieces} data-part={shown.id}>
        {shown.rows.map((row) => (
          <Piece
            key={`${row.path.join('/')} ${row.id}`}
            row={row}
            pack={pack}
            shipped={shipped}
            faults={faults}
            sentenceOf={sentenceOf}
            onType={(field, figure) => change(typeIn(pack, shipped, row, field, figure))}
            onBack={(next) => change(next)}
          />
        ))}
      </div>
      <div className={`${styles.row} ${styles.end}`}>
        {groups[part + 1] && (
          <Button
            onClick={() => {
              flushSync(() => setPart(part + 1));
              partField.current?.focus();
              partField.current?.scrollIntoView({ block: 'start' });
            }}
          >
            {packs.next(title(required(groups[part + 1], 'next part of the box')))}
          </Button>
        )}
        <Button onClick={() => state.current?.scrollIntoView({ block: 'start' })}>{packs.toTop}</Button>
      </div>
      {setting !== null && (
        <SetTable id={setting} own={pack === shipped ? [] : [pack]} onClose={() => setSetting(null)} />
      )}
    </>
  );
}
