/** Choosing the pace of a match. */

import type { Pace } from '@windrose/protocol';

import styles from './Online.module.css';
import { useOnlineWords } from './words.ts';

/** Minutes on a live clock with the seconds added each turn, and days for a slow turn, that are offered. */
const BASES = [3, 5, 10, 15, 20, 30, 45, 60, 90];
const INCREMENTS = [0, 5, 10, 15, 20, 30, 45, 60];
const DAYS = [1, 2, 3, 5, 7, 14];

/** Sleep as it is at first. */
const SLEEP = { from: '22:00', to: '08:00', zone: ownZone() };

/** The initial values of each kind of pace. */
const FIRST: { readonly [Kind in Pace['kind']]: Extract<Pace, { kind: Kind }> } = {
  free: { kind: 'free' },
  live: { kind: 'live', base: 15 * 60, increment: 15 },
  slow: { kind: 'slow', days: 2, sleep: SLEEP },
};

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The choice. */
export function PaceSetting({ pace, onChange }: { readonly pace: Pace; readonly onChange: (pace: Pace) => void }) {
  const online = useOnlineWords();
  return (
    <fieldset>
      <legend>{online.pace}</legend>
      {(['free', 'live', 'slow'] as const).map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name="pace"
            checked={pace.kind === kind}
            aria-describedby={pace.kind === kind ? 'pace-help' : undefined}
            onChange={() => onChange(FIRST[kind])}
          />
          {online.paces[kind]}
        </label>
      ))}
      {pace.kind === 'live' && (
        <div className={styles.row}>
          <Numbers
            name={online.base}
            values={BASES}
            value={pace.base / 60}
            onChange={(base) => onChange({ ...pace, base: base * 60 })}
          />
          <Numbers
            name={online.increment}
            values={INCREMENTS}
            value={pace.increment}
            onChange={(increment) => onChange({ ...pace, increment })}
          />
        </div>
      )}
      {pace.kind === 'slow' && <SlowSetting pace={pace} onChange={onChange} />}
      <p id="pace-help" className={styles.help}>
        {online.paceHelp[pace.kind]}
      </p>
    </fieldset>
  );
}

function SlowSetting({
  pace,
  onChange,
}: {
  readonly pace: Extract<Pace, { kind: 'slow' }>;
  readonly onChange: (pace: Pace) => void;
}) {
  const online = useOnlineWords();
  const { sleep } = pace;
  return (
    <>
      <div className={styles.row}>
        <Numbers name={online.days} values={DAYS} value={pace.days} onChange={(days) => onChange({ ...pace, days })} />
      </div>
      <label>
        <input
          type="checkbox"
          checked={sleep !== undefined}
          onChange={(event) => {
            const { sleep: _, ...awake } = pace;
            onChange(event.target.checked ? { ...awake, sleep: SLEEP } : awake);
          }}
        />
        {online.sleep}
      </label>
      {sleep && (
        <div className={styles.row}>
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className={styles.field}>
              {end === 'from' ? online.sleepFrom : online.sleepTo}
              <input
                type="time"
                required
                value={sleep[end]}
                onChange={(event) => onChange({ ...pace, sleep: { ...sleep, [end]: event.target.value } })}
              />
            </label>
          ))}
          <small>{online.sleepZone(sleep.zone)}</small>
        </div>
      )}
    </>
  );
}

function Numbers({
  name,
  values,
  value,
  onChange,
}: {
  readonly name: string;
  readonly values: readonly number[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <label className={styles.field}>
      {name}
      <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {values.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}
