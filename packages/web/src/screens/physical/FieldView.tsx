/** The plain controls with which a position or a score sheet is entered. */

import { MOST_OF_A_SPICE, type SpiceLetter, SPICES } from '@windrose/rules';
import { useId } from 'react';

import { amounts, type Choice, type Field, letters } from './fields.ts';
import styles from './Physical.module.css';
import { usePhysicalWords } from './words.ts';

interface FieldProps {
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Whether what is entered here cannot be. */
  readonly wrong: boolean;
  /** The names of the seats. */
  readonly seats: readonly string[];
}

/** One control with its label. */
export function FieldView({ field, value, onChange, wrong, seats }: FieldProps) {
  const { physical } = usePhysicalWords();
  const id = useId();
  const name = field.path.join('.');
  const mark = { 'aria-invalid': wrong, 'data-field': name } as const;
  switch (field.kind) {
    case 'number':
      return (
        <label className={styles.field} htmlFor={id}>
          {field.label}
          <Whole id={id} field={field} value={Number(value ?? 0)} onChange={onChange} {...mark} />
        </label>
      );
    case 'flag':
      return (
        <label className={styles.flag}>
          <input
            type="checkbox"
            checked={value === true}
            {...mark}
            onChange={(event) => onChange(event.target.checked)}
          />
          {field.label}
        </label>
      );
    case 'choice':
      return (
        <label className={styles.field} htmlFor={id}>
          {field.label}
          <Select
            id={id}
            choices={field.choices}
            none={field.none}
            value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
            onChange={(chosen) =>
              onChange(chosen === '' ? null : field.path.at(-1) === 'mover' ? Number(chosen) : chosen)
            }
            {...mark}
          />
        </label>
      );
    case 'cubes':
      return <Cubes label={field.label} value={typeof value === 'string' ? value : ''} onChange={onChange} {...mark} />;
    case 'list':
      return (
        <List
          label={field.label}
          choices={field.choices}
          again={field.again === true}
          value={Array.isArray(value) ? (value as string[]) : []}
          onChange={onChange}
          {...mark}
        />
      );
    case 'seats': {
      const there = Array.isArray(value) ? (value as number[]) : [];
      return (
        <fieldset className={styles.inline} {...mark}>
          <legend>{field.label}</legend>
          {seats.map((seat, at) => (
            <label key={seat} className={styles.flag}>
              <input
                type="checkbox"
                checked={there.includes(at)}
                onChange={(event) =>
                  onChange(
                    event.target.checked ? [...there, at].toSorted((a, b) => a - b) : there.filter((one) => one !== at),
                  )
                }
              />
              {seat}
            </label>
          ))}
        </fieldset>
      );
    }
    case 'standing': {
      const standing = value as { readonly seat: number; readonly count: number } | null;
      return (
        <fieldset className={styles.inline} {...mark}>
          <legend>{field.label}</legend>
          <Select
            aria-label={field.label}
            choices={seats.map((seat, at): Choice => [String(at), seat])}
            none={physical.noOne}
            value={standing ? String(standing.seat) : ''}
            onChange={(seat) => onChange(seat === '' ? null : { seat: Number(seat), count: standing?.count ?? 1 })}
          />
          {standing && (
            <Whole
              aria-label={`${physical.howMany}: ${field.label}`}
              field={{ least: 1, most: field.most }}
              value={standing.count}
              onChange={(count) => onChange({ ...standing, count })}
            />
          )}
        </fieldset>
      );
    }
    case 'route': {
      const route = Array.isArray(value) ? (value as { card: string; settlers: number }[]) : [];
      return (
        <div {...mark}>
          <List
            label={field.label}
            choices={field.choices}
            again={false}
            value={route.map(({ card }) => card)}
            onChange={(cards) =>
              onChange(cards.map((card) => ({ card, settlers: route.find((one) => one.card === card)?.settlers ?? 0 })))
            }
          />
          {route.map(({ card, settlers }, slot) => (
            <label key={card} className={styles.field}>
              {`${physical.onCard} (${slot + 1})`}
              <Whole
                field={{ least: 0, most: field.most }}
                value={settlers}
                onChange={(now) => onChange(route.map((one, at) => (at === slot ? { ...one, settlers: now } : one)))}
              />
            </label>
          ))}
        </div>
      );
    }
  }
}

/** The attributes of a control besides its value. */
interface Marks {
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'data-field'?: string;
}

function Whole({
  field: { least, most },
  value,
  onChange,
  ...marks
}: Marks & {
  readonly field: { readonly least: number; readonly most: number };
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <input
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      value={value}
      {...marks}
      onChange={(event) => onChange(Math.max(least, Math.min(most, Math.trunc(Number(event.target.value)) || 0)))}
    />
  );
}

function Select({
  choices,
  none,
  value,
  onChange,
  ...marks
}: Marks & {
  readonly choices: readonly Choice[];
  readonly none: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <select value={value} {...marks} onChange={(event) => onChange(event.target.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {choices.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  );
}

function Cubes({
  label,
  value,
  onChange,
  ...marks
}: Marks & { readonly label: string; readonly value: string; readonly onChange: (value: string) => void }) {
  const { words } = usePhysicalWords();
  const now = amounts(value);
  return (
    <fieldset className={styles.cubes} {...marks}>
      <legend>{label}</legend>
      {SPICES.map((spice: SpiceLetter) => (
        <span key={spice}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <use href={`#cube-${spice}`} />
          </svg>
          <Whole
            aria-label={`${label}: ${words.colour(spice)}`}
            field={{ least: 0, most: MOST_OF_A_SPICE }}
            value={now[spice]}
            onChange={(count) => onChange(letters({ ...now, [spice]: count }))}
          />
        </span>
      ))}
    </fieldset>
  );
}

function List({
  label,
  choices,
  again,
  value,
  onChange,
  ...marks
}: Marks & {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly again: boolean;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}) {
  const { physical } = usePhysicalWords();
  const names = new Map(choices);
  return (
    <fieldset className={styles.list} {...marks}>
      <legend>{label}</legend>
      {value.length > 0 && (
        <ul>
          {value.map((one, at) => (
            <li key={`${one} ${at}`}>
              <button
                type="button"
                aria-label={physical.remove(names.get(one) ?? one)}
                onClick={() => onChange(value.filter((_, other) => other !== at))}
              >
                <span>{names.get(one) ?? one}</span> <b aria-hidden="true">×</b>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Select
        aria-label={`${label}: ${physical.add}`}
        choices={again ? choices : choices.filter(([one]) => !value.includes(one))}
        none={physical.add}
        value=""
        onChange={(one) => one !== '' && onChange([...value, one])}
      />
    </fieldset>
  );
}
