/** The form in which an owner of a box types in its printed figures, piece by piece, checked as they type. */

import { checkPack, GAMES, PACKS, type PackFinding, type RawPack, required, SPICES } from '@windrose/rules';
import { useEffect, useMemo, useRef, useState } from 'react';

import { LandSprites } from '../../art/LandSprites.tsx';
import { saveFile } from '../../browser/files.ts';
import { findOwnBox, forgetOwnBox, isPackId, keepOwnBox, type PackId, packOf } from '../../play/own-box.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { SetTable } from '../setup/SetTable.tsx';
import { Bar } from '../shell/Bar.tsx';
import { Main } from '../shell/Main.tsx';
import { faultSentence } from './fault-sentence.ts';
import { countChanged, countFaults, faultsIn, formOf, type FormGroup, typeIn } from './form.ts';
import styles from './Packs.module.css';
import { Piece } from './Piece.tsx';
import { usePacksWords } from './words.ts';

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
      <Main className={styles.page}>
        <h1>{packs.title}</h1>
        <p className={styles.intro}>{packs.intro}</p>
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

/** How long after the last key the pack is checked, in milliseconds: a check sets up every game of the pack. */
const CHECK_AFTER = 300;

/** The findings of a check; null until the pack is checked. */
function useFindings(pack: RawPack): readonly PackFinding[] | null {
  const [checked, setChecked] = useState<{ pack: RawPack; faults: readonly PackFinding[] } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setChecked({ pack, faults: checkPack(pack).faults }), CHECK_AFTER);
    return () => clearTimeout(timer);
  }, [pack]);
  // Earlier faults stay visible while a person types.
  return checked && checked.faults;
}

function Box({ name }: { readonly name: PackId }) {
  const { ui, words, packs } = usePacksWords();
  const shipped = PACKS[name];
  const [pack, setPack] = useState<RawPack>(() => findOwnBox(name) ?? shipped);
  const [part, setPart] = useState(0);
  const [status, setStatus] = useState('');
  const [sure, setSure] = useState(false);
  const [setting, setSetting] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const groups = useMemo(() => formOf(pack, shipped, name), [pack, shipped, name]);
  const findings = useFindings(pack);
  const faults = useMemo(() => faultsIn(groups, findings ?? [], name), [groups, findings, name]);
  const letters = SPICES.map(words.letters).join(' ');
  const sentenceOf = (found: readonly PackFinding[]): string =>
    [...new Set(found.map((one) => faultSentence(one, packs.says, letters)))].join(' ');
  const change = (next: RawPack): void => {
    setPack(next);
    if (next === shipped) forgetOwnBox(name);
    else keepOwnBox(next);
  };
  const open = async (chosen: File): Promise<void> => {
    try {
      const found = packOf(JSON.parse(await chosen.text()), name);
      setStatus(found ? packs.opened(chosen.name) : packs.noPack(chosen.name));
      if (found) change(found);
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
      <section className={styles.state} aria-label={packs.title}>
        <p role="status" data-changed={changed} data-faults={findings === null ? undefined : wrong}>
          {changed === 0 ? packs.unchanged : packs.changed(changed)} {wrong > 0 && packs.faults(wrong)} {status}
        </p>
        {wrong > 0 && (
          <Button
            onClick={() =>
              setPart(
                Math.max(
                  0,
                  groups.findIndex((group) => countFaults(group, faults) > 0),
                ),
              )
            }
          >
            {packs.toFault}
          </Button>
        )}
        <div className={styles.row}>
          {GAMES.filter((game) => game.packs.includes(name)).map(({ id }) => (
            <Button key={id} kind="main" disabled={wrong > 0} onClick={() => setSetting(id)}>
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
        <select value={part} onChange={(event) => setPart(Number(event.target.value))}>
          {groups.map((group, at) => (
            <option key={group.id} value={at}>
              {title(group)}
            </option>
          ))}
        </select>
      </Field>
      <p className={styles.help}>{packs.cubesHelp(letters)}</p>
      {[...general, ...atGroup].length > 0 && (
        <p role="alert" className={styles.fault}>
          {sentenceOf([...general, ...atGroup])}
        </p>
      )}
      <div className={styles.pieces} data-part={shown.id}>
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
      {setting !== null && (
        <SetTable id={setting} own={pack === shipped ? [] : [pack]} onClose={() => setSetting(null)} />
      )}
    </>
  );
}
