/** A piece of the box in the form: what it is called, how it looks, and its figures. */

import { type PackFinding, type RawPack, SPICES } from '@windrose/rules';
import { useId, useState } from 'react';

import { Bundle, Trade } from '../../art/Bundle.tsx';
import { Glyph } from '../../art/LandFaces.tsx';
import {
  type Faults,
  type Figure,
  figureAt,
  type FormField,
  type FormRow,
  isSame,
  keyOf,
  readFigure,
  showFigure,
  typeIn,
} from './form.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Packs.module.css';
import { usePacksWords } from './words.ts';
import { faultClass } from '../../ui/Fault.tsx';

/** The piece. @param sentenceOf describes faults in sentences */
export function Piece({
  row,
  pack,
  shipped,
  faults,
  sentenceOf,
  onType,
  onBack,
}: {
  readonly row: FormRow;
  readonly pack: RawPack;
  readonly shipped: RawPack;
  readonly faults: Faults;
  readonly sentenceOf: (found: readonly PackFinding[]) => string;
  readonly onType: (field: FormField, figure: Figure | number[]) => void;
  readonly onBack: (next: RawPack) => void;
}) {
  const { packs } = usePacksWords();
  const name = packs.values[row.id] ?? row.id;
  const whole = row.id === '' || row.path.length === 0;
  const differs = row.fields.some(({ path }) => !isSame(figureAt(pack, path), figureAt(shipped, path)));
  const found = row.path.length === 0 || row.id === '' ? [] : (faults.get(keyOf(row.path)) ?? []);
  return (
    <fieldset className={styles.piece} data-changed={differs} data-piece={row.id}>
      <legend className={whole ? 'visually-hidden' : ''}>{whole ? packs.parts.rest : name}</legend>
      <Picture row={row} pack={pack} />
      {row.fields.map((field) => (
        <FigureField
          key={keyOf(field.path)}
          field={field}
          figure={figureAt(pack, field.path)}
          builtIn={figureAt(shipped, field.path)}
          fault={sentenceOf(faults.get(keyOf(field.path)) ?? [])}
          onType={(figure) => onType(field, figure)}
        />
      ))}
      {differs && !whole && (
        <Button
          className={styles.back}
          aria-label={packs.back(name)}
          onClick={() => onBack(takenBack(row, pack, shipped))}
        >
          {packs.backShort}
        </Button>
      )}
      {found.length > 0 && (
        <p role="alert" className={faultClass()}>
          {sentenceOf(found)}
        </p>
      )}
    </fieldset>
  );
}

/** The pack with a piece as it comes with Windrose: of its kind first, then figure by figure. */
function takenBack(row: FormRow, pack: RawPack, shipped: RawPack): RawPack {
  const kind = row.fields.find(({ key }) => key === 'kind');
  const first = kind ? typeIn(pack, shipped, row, kind, figureAt(shipped, kind.path)) : pack;
  return row.fields
    .filter(({ path }) => figureAt(shipped, path) !== undefined)
    .reduce((next, field) => typeIn(next, shipped, row, field, figureAt(shipped, field.path)), first);
}

/** The cubes that a piece gives, takes or costs, and its signs. */
function Picture({ row, pack }: { readonly row: FormRow; readonly pack: RawPack }) {
  const read = (key: string): string => {
    const field = row.fields.find((one) => one.key === key);
    const text = field ? figureAt(pack, field.path) : null;
    return typeof text === 'string' && Array.from(text).every((letter) => SPICES.some((spice) => spice === letter))
      ? text
      : '';
  };
  if (row.id === '') return null;
  const [give, take] = [read('give'), read('take')];
  // Each apart: the cube that a card brings is no part of its price.
  const bundles = [give === '' ? take : '', ...['gain', 'price', 'cost', 'cubes', 'cube'].map(read)].filter(
    (cubes) => cubes !== '',
  );
  const icons = row.fields
    .filter(({ key, path }) => key === 'icon' || (key === 'kind' && path[0] === 'pointCards'))
    .map(({ path }) => String(figureAt(pack, path)));
  const landmark = row.fields.find(({ key }) => key === 'landmark');
  const mark = landmark && figureAt(pack, landmark.path);
  return (
    <span className={styles.picture} aria-hidden="true">
      {icons.map((icon, at) => (
        <Glyph key={at} name={`icon-${icon}`} />
      ))}
      {typeof mark === 'string' && <Glyph name={`mark-${mark}`} />}
      {give !== '' && take !== '' && <Trade give={give} take={take} wide={6} />}
      {bundles.map((cubes, at) => (
        <Bundle key={at} letters={cubes} wide={6} />
      ))}
    </span>
  );
}

function FigureField({
  field,
  figure,
  builtIn,
  fault,
  onType,
}: {
  readonly field: FormField;
  readonly figure: unknown;
  readonly builtIn: unknown;
  readonly fault: string;
  readonly onType: (figure: Figure | number[]) => void;
}) {
  const { words, packs } = usePacksWords();
  const note = useId();
  /** The raw text while a person types; afterwards the parsed figure. */
  const [typed, setTyped] = useState<string | null>(null);
  const { kind, key, allowed } = field;
  const label = packs.fields[key] ?? key;
  const differs = builtIn !== undefined && !isSame(figure, builtIn);
  const word = (value: unknown): string =>
    key === 'cube' ? words.letters(String(value)) : (packs.values[String(value)] ?? String(value));
  const shown = (value: unknown): string => (kind === 'word' ? word(value) : showFigure(value, kind, words.letters));
  return (
    <label className={styles.field} data-kind={kind}>
      {label}
      {kind === 'word' ? (
        <select
          value={String(figure)}
          aria-invalid={fault !== ''}
          aria-describedby={note}
          onChange={(event) => {
            const chosen = allowed.find((value) => String(value) === event.target.value);
            if (chosen !== undefined) onType(chosen);
          }}
        >
          {(allowed.some((value) => value === figure) ? allowed : [...allowed, String(figure)]).map((value) => (
            <option key={String(value)} value={String(value)}>
              {word(value)}
            </option>
          ))}
        </select>
      ) : (
        <input
          value={typed ?? shown(figure)}
          inputMode={kind === 'number' ? 'numeric' : 'text'}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          aria-invalid={fault !== ''}
          aria-describedby={note}
          onChange={(event) => {
            setTyped(event.target.value);
            onType(readFigure(kind, event.target.value, words.letters));
          }}
          onBlur={() => setTyped(null)}
        />
      )}
      <small id={note}>
        {fault !== '' ? <b className={faultClass()}>{fault}</b> : differs && packs.builtIn(shown(builtIn))}
      </small>
    </label>
  );
}
