/** Imports a match from a file or a text, and shows the reason of a refusal. */

import { RulesError } from '@windrose/rules';
import type { Words } from '@windrose/words';
import { type SubmitEvent, useState } from 'react';

import { goToMatch } from '../shell/routes.ts';
import { useWords } from '../../i18n/words.ts';
import type { Sitter } from '../../play/store.ts';
import { type ImportedMatch, keepImported, MOST_CHARACTERS, ReadError, readMatch } from '../../records/importing.ts';
import styles from './Records.module.css';
import { useRecordsWords } from './words.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';

/** The dialog. */
export function OpenRecord({ onClose }: { readonly onClose: () => void }) {
  const { ui } = useWords();
  const records = useRecordsWords();
  const [imported, setImported] = useState<ImportedMatch | null>(null);
  return (
    <Dialog title={records.openTitle} onClose={onClose}>
      {(close) => (
        <>
          {imported === null ? (
            <Source onRead={setImported} />
          ) : (
            <Seats imported={imported} help={records.unfinished} />
          )}
          <Button size="wide" className={styles.cancel} onClick={close}>
            {ui.cancel}
          </Button>
        </>
      )}
    </Dialog>
  );
}

/** The source of the match. A finished one opens directly; for another one the form asks who continues it. */
function Source({ onRead }: { readonly onRead: (imported: ImportedMatch) => void }) {
  const { words } = useWords();
  const records = useRecordsWords();
  const [text, setText] = useState('');
  // The sentences of a language may arrive after the fault: it is put into words when it is drawn.
  const [fault, setFault] = useState<string | RulesError | null>(null);

  const read = (texts: readonly string[]): void => {
    setFault(null);
    try {
      const imported = readMatch(texts);
      if (imported.match.over) goToMatch(keepImported(imported, sittersOf(imported, words), 'elsewhere'));
      else onRead(imported);
    } catch (error) {
      if (error instanceof RulesError) setFault(error);
      else if (error instanceof ReadError) setFault(records.faults[error.fault]);
      else throw error;
    }
  };
  const readFiles = async (files: readonly File[]): Promise<void> => {
    const size = files.reduce((sum, file) => sum + file.size, 0);
    if (size > MOST_CHARACTERS) setFault(records.faults['too-long']);
    else read(await Promise.all(files.map((file) => file.text())));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    read([text]);
  };
  return (
    <form onSubmit={submit}>
      <label className={buttonClass()}>
        {/* The browser's own button would speak the browser's language. */}
        <input
          type="file"
          className="visually-hidden"
          multiple
          accept=".json,.txt,application/json,text/plain"
          aria-describedby="from-file-help"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // The same file may be chosen again after a correction.
            event.target.value = '';
            if (files.length > 0) void readFiles(files);
          }}
        />
        {records.fromFile}
      </label>
      <small id="from-file-help">{records.fromFileHelp}</small>
      <Field label={records.fromText}>
        <textarea
          rows={7}
          spellCheck={false}
          autoCapitalize="none"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {fault !== null && (
        <p role="alert" className={styles.fault}>
          <strong>{records.refused}</strong> {typeof fault === 'string' ? fault : words.error(fault)}
        </p>
      )}
      <Button type="submit" kind="main">
        {records.read}
      </Button>
    </form>
  );
}

/** Asks who plays on, and opens the match. @param help what is said of the match before that. */
export function Seats({ imported, help }: { readonly imported: ImportedMatch; readonly help: string }) {
  const { ui, words } = useWords();
  const records = useRecordsWords();
  const [sitters, setSitters] = useState(() => sittersOf(imported, words));
  const { match } = imported;
  const sit = (seat: number, change: Partial<Sitter>): void =>
    setSitters(sitters.map((sitter, at) => (at === seat ? { ...sitter, ...change } : sitter)));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const named = sitters.map((sitter, seat) => ({ ...sitter, name: sitter.name.trim() || words.seat(seat) }));
    goToMatch(keepImported(imported, named));
  };
  return (
    <form onSubmit={submit}>
      <p>
        <strong>{words.game(match.game.id).title}</strong>, {match.inSetUp ? ui.settingUp : ui.roundIs(match.round)}.{' '}
        {help} {records.whoGoesOn}
      </p>
      <ol className={styles.seats}>
        {sitters.map(({ kind, name }, seat) => (
          <li key={seat}>
            <select
              value={kind}
              aria-label={ui.whoSits(seat + 1)}
              onChange={(event) => sit(seat, { kind: event.target.value === 'bot' ? 'bot' : 'person' })}
            >
              <option value="person">{ui.person}</option>
              <option value="bot">{ui.bot}</option>
            </select>
            <input
              value={name}
              maxLength={24}
              aria-label={ui.nameOf(seat + 1)}
              onChange={(event) => sit(seat, { name: event.target.value })}
            />
          </li>
        ))}
      </ol>
      <Button type="submit" kind="main">
        {records.begin}
      </Button>
    </form>
  );
}

/** The occupants of the seats: those of the file, else people without names. */
function sittersOf({ match, sitters }: ImportedMatch, words: Words): readonly Sitter[] {
  return sitters ?? Array.from({ length: match.seats }, (_, seat) => ({ kind: 'person', name: words.seat(seat) }));
}
