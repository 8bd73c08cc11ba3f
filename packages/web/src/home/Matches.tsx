/** The matches in this browser: those under way, those finished, and the way in for others. */

import { useSettings } from '../app/settings.ts';
import { Sign } from '../art/Icon.tsx';
import { useFirstWords } from '../i18n/first-words.ts';
import type { StoredMatch } from '../play/store.ts';
import { useRecordsWords } from '../records/words.ts';
import styles from './Home.module.css';

/** The matches that can be gone on with. */
export function UnderWay({
  matches,
  onRemove,
}: {
  readonly matches: readonly StoredMatch[];
  readonly onRemove: (match: StoredMatch) => void;
}) {
  const { ui } = useFirstWords();
  if (matches.length === 0) return null;
  return (
    <section className={styles.resume} aria-labelledby="resume">
      <h2 id="resume">{ui.resume}</h2>
      <ul>
        {matches.map((match) => (
          <Entry key={match.id} match={match} onRemove={onRemove} />
        ))}
      </ul>
    </section>
  );
}

/** The finished matches, and opening a match from elsewhere. */
export function Archive({
  finished,
  onRemove,
  onOpen,
}: {
  readonly finished: readonly StoredMatch[];
  readonly onRemove: (match: StoredMatch) => void;
  readonly onOpen: () => void;
}) {
  const records = useRecordsWords();
  return (
    <section className={`${styles.resume} ${styles.archive}`} aria-labelledby="archive">
      <h2 id="archive">{records.archive}</h2>
      {finished.length > 0 && (
        <details>
          <summary>{records.finished(finished.length)}</summary>
          <ul>
            {finished.map((match) => (
              <Entry key={match.id} match={match} onRemove={onRemove} />
            ))}
          </ul>
        </details>
      )}
      <button type="button" className={styles.set} onClick={onOpen}>
        {records.open}…
      </button>
    </section>
  );
}

/** Says that a match is gone, and brings it back. */
export function Removed({ match, onPutBack }: { readonly match: StoredMatch; readonly onPutBack: () => void }) {
  const { words } = useFirstWords();
  const records = useRecordsWords();
  return (
    <div className={styles.removed} role="status">
      <p>{records.removed(words.game(match.record.game).title)}</p>
      <button type="button" className={styles.set} onClick={onPutBack}>
        {records.putBack}
      </button>
    </div>
  );
}

function Entry({ match, onRemove }: { readonly match: StoredMatch; readonly onRemove: (match: StoredMatch) => void }) {
  const { ui, words } = useFirstWords();
  const records = useRecordsWords();
  const { language } = useSettings();
  const title = words.game(match.record.game).title;
  const who = words.list(match.sitters.map((sitter) => sitter.name));
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(match.touched);
  const open = match.over ? records.lookAt(title, who) : ui.goOnWith(title, who);
  return (
    <li>
      <a href={`#/match/${match.id}`} aria-label={open}>
        <svg width="30" height="30" viewBox="-24 -24 48 48" aria-hidden="true" color="var(--seat-0)">
          <use href="#boat-0" x="-24" y="-26" width="48" height="48" />
        </svg>
        <span>
          <strong>{title}</strong>
          <small>
            {who} · {match.round === 0 ? ui.settingUp : ui.roundIs(match.round)} · {when}
          </small>
        </span>
        {!match.over && <b>{ui.resumeOne}</b>}
      </a>
      {match.over && (
        <a
          href={`#/replay/${match.id}/0`}
          aria-label={`${ui.lookBack}: ${title}, ${who}`}
          title={ui.lookBack}
          data-look-back
        >
          <Sign name="fast" size={18} />
        </a>
      )}
      <button type="button" onClick={() => onRemove(match)} aria-label={ui.removeMatch(title, who)} title={ui.remove}>
        <Sign name="cross" size={18} />
      </button>
    </li>
  );
}
