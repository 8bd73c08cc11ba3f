/** Sitting down as a guest: a name, and one click. */

import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';

import { changeSettings, useSettings } from '../../browser/settings.ts';
import { faultWords } from './faults.ts';
import styles from './Online.module.css';
import { enter } from './presence.ts';
import { useOnlineWords } from './words.ts';

/** The maximum length of a name. */
const LONGEST = 24;

/**
 * The form. @param go what the button says. @param asked whether a click has just asked for it: it comes into view with the
 * focus in it. @param onDone called once the server knows the name.
 */
export function NameForm({
  go,
  asked = false,
  onDone,
}: {
  readonly go: string;
  readonly asked?: boolean;
  readonly onDone?: () => void;
}) {
  const online = useOnlineWords();
  const id = useId();
  const known = useSettings().name;
  const [name, setName] = useState(known);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!asked) return;
    field.current?.focus();
    field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const submit = async (): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      changeSettings({ name: name.trim() });
      await enter(name.trim());
      onDone?.();
    } catch (error) {
      setFault(faultWords(error, online));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.nameForm}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor={id}>{online.yourName}</label>
      <div className={styles.row}>
        <input
          id={id}
          ref={field}
          value={name}
          required
          maxLength={LONGEST}
          pattern=".*[\p{L}\p{N}].*"
          autoComplete="name"
          aria-describedby={`${id}-help`}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className={styles.primary} disabled={busy}>
          {go}
        </button>
      </div>
      <small id={`${id}-help`}>{online.nameHelp}</small>
      {fault !== null && <p role="alert">{fault}</p>}
    </form>
  );
}
