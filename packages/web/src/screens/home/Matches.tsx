/** The matches in this browser: those under way, those finished, and those that cannot be opened. */

import { useEffect, useRef } from 'react';

import { localeOf } from '@windrose/words';

import { saveFile } from '../../browser/files.ts';
import { useSettings } from '../../browser/settings.ts';
import { Sign } from '../../art/Icon.tsx';
import { BoxArt } from '../../display/BoxArt.tsx';
import { useFirstWords } from '../../i18n/first-words.ts';
import { offeredGames } from '../../games/catalogue.ts';
import { voyageOf } from '../../play/daily-log.ts';
import { LESSON_STEPS, type LessonLeft } from '../../play/lesson-progress.ts';
import { type KeptMatches, matchText, type StoredMatch } from '../../play/store.ts';
import { useAppWords } from '../shell/words.ts';
import type { RecordsUi } from '../records/en.ts';
import { useRecordsWords } from '../records/words.ts';
import styles from './Home.module.css';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { frameClass } from '../../ui/Panel.tsx';

/** So many unfinished matches are shown, the latest; the others are folded behind their number. */
const SHOWN = 2;

/** A game that has just been learned and not been played since. */
export interface Learned {
  readonly game: string;
  /** How many bots it is played against; none: the rival. */
  readonly bots: number;
  readonly onPlay: () => void;
}

/** All of them. @param lesson a lesson that was left unfinished. @param learned a game to play now, because it has just been learned */
export function MatchSections({
  matches,
  lesson,
  learned,
  onRemove,
  onRemoveDamaged,
}: {
  readonly matches: KeptMatches;
  readonly lesson: LessonLeft | null;
  readonly learned?: Learned;
  readonly onRemove: (match: StoredMatch) => void;
  readonly onRemoveDamaged: (id: string) => void;
}) {
  return (
    <>
      <Damaged ids={matches.damaged} onRemove={onRemoveDamaged} />
      <OfMissingGames matches={matches.ofMissingGames} onRemove={onRemove} />
      {learned && <JustLearned {...learned} />}
      <div className={styles.kept}>
        <UnderWay matches={matches.unfinished} lesson={lesson} onRemove={onRemove} />
        <Finished matches={matches.finished} onRemove={onRemove} />
      </div>
    </>
  );
}

/** Begins a match of a game that has just been learned. */
function JustLearned({ game, bots, onPlay }: Learned) {
  const { ui, words } = useFirstWords();
  const app = useAppWords();
  return (
    <section className={styles.resume} aria-labelledby="learned">
      <h2 id="learned">{app.justLearned}</h2>
      <div className={frameClass(styles.learned)} data-learned={game}>
        <span className={styles.box}>
          <BoxArt game={game} />
        </span>
        <p>
          <strong>{words.game(game).title}</strong> <small>{app.playLearned(ui.playNowAgainst(bots))}</small>
        </p>
        <Button kind="main" onClick={onPlay}>
          <Sign name="wheel" />
          {ui.playNow}
        </Button>
      </div>
    </section>
  );
}

/** The matches and the lesson that can be continued. */
function UnderWay({
  matches,
  lesson,
  onRemove,
}: {
  readonly matches: readonly StoredMatch[];
  readonly lesson: LessonLeft | null;
  readonly onRemove: (match: StoredMatch) => void;
}) {
  const { ui } = useFirstWords();
  const app = useAppWords();
  if (matches.length === 0 && !lesson) return null;
  return (
    <section className={styles.resume} aria-labelledby="resume">
      <h2 id="resume">{matches.length > 0 ? ui.resume : app.lessonInProgress}</h2>
      <ul>
        {matches.slice(0, SHOWN).map((match) => (
          <Entry key={match.id} match={match} onRemove={onRemove} />
        ))}
        {lesson && <LessonEntry lesson={lesson} />}
      </ul>
      {matches.length > SHOWN && (
        <details className={styles.finished} data-more-matches>
          <summary>{app.moreMatches(matches.length - SHOWN)}</summary>
          <ul>
            {matches.slice(SHOWN).map((match) => (
              <Entry key={match.id} match={match} onRemove={onRemove} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** The finished matches, in one line until they are wanted. */
function Finished({
  matches,
  onRemove,
}: {
  readonly matches: readonly StoredMatch[];
  readonly onRemove: (match: StoredMatch) => void;
}) {
  const records = useRecordsWords();
  if (matches.length === 0) return null;
  return (
    <details className={`${styles.resume} ${styles.finished}`} data-finished>
      <summary>
        <h2>{records.finished(matches.length)}</h2>
      </summary>
      <ul>
        {matches.map((match) => (
          <Entry key={match.id} match={match} onRemove={onRemove} />
        ))}
      </ul>
    </details>
  );
}

/** The entries that are no matches, or no longer: each can be saved as it is, or removed. */
function Damaged({ ids, onRemove }: { readonly ids: readonly string[]; readonly onRemove: (id: string) => void }) {
  const app = useAppWords();
  if (ids.length === 0) return null;
  return (
    <section className={styles.resume} aria-labelledby="damaged">
      <h2 id="damaged">{app.damagedMatches}</h2>
      <ul>
        {ids.map((id) => (
          <li key={id} className={frameClass(styles.damaged)} data-damaged={id}>
            <p>{app.damaged}</p>
            <Button onClick={() => saveFile({ name: `windrose-damaged-${id}.json`, text: matchText(id) ?? '' })}>
              {app.saveDamaged}
            </Button>
            <Button onClick={() => onRemove(id)}>{app.removeDamaged}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The matches of games that this page was built without: each is kept, and can be saved as it is. */
function OfMissingGames({
  matches,
  onRemove,
}: {
  readonly matches: readonly StoredMatch[];
  readonly onRemove: (match: StoredMatch) => void;
}) {
  const app = useAppWords();
  if (matches.length === 0) return null;
  return (
    <section className={styles.resume} aria-labelledby="missing-games">
      <h2 id="missing-games">{app.gamesMissing}</h2>
      <ul>
        {matches.map((match) => (
          <li key={match.id} className={frameClass(styles.damaged)} data-missing-game={match.record.game}>
            <p>{app.gameMissing(match.record.game)}</p>
            <a className={buttonClass()} href={`#/match/${match.id}`}>
              {app.gameMissingWhat}
            </a>
            <Button onClick={() => saveFile({ name: `windrose-${match.id}.json`, text: matchText(match.id) ?? '' })}>
              {app.saveDamaged}
            </Button>
            <Button onClick={() => onRemove(match)}>{app.removeDamaged}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says that a match is gone, and brings it back. */
export function Removed({ match, onPutBack }: { readonly match: StoredMatch; readonly onPutBack: () => void }) {
  const { words } = useFirstWords();
  const records = useRecordsWords();
  const { game } = match.record;
  // If this page lacks the game, only its id is known.
  const title = offeredGames().some(({ id }) => id === game) ? words.game(game).title : game;
  const back = useRef<HTMLButtonElement>(null);
  // The focused element disappeared with the match.
  useEffect(() => back.current?.focus(), [match]);
  return (
    <div className={styles.removed} role="status">
      <p>{records.removed(title)}</p>
      <Button ref={back} onClick={onPutBack}>
        {records.putBack}
      </Button>
    </div>
  );
}

/** A lesson that was left unfinished. */
function LessonEntry({ lesson: { game, step } }: { readonly lesson: LessonLeft }) {
  const { words } = useFirstWords();
  const app = useAppWords();
  return (
    <li className={frameClass()}>
      <a href={`#/learn/${game}`} data-lesson-left>
        <span className={styles.box}>
          <BoxArt game={game} />
        </span>
        <span title={app.lessonLeft(step + 1, LESSON_STEPS)}>
          <strong>{words.game(game).title}</strong> <small>{app.lessonLeft(step + 1, LESSON_STEPS)}</small>
        </span>
        <Sign name="pass" size={18} />
      </a>
    </li>
  );
}

/** That a match is finished, and who won if that is known. */
function endOf({ won, sitters }: StoredMatch, records: RecordsUi): string {
  if (!won) return records.over;
  const winner = sitters[won.side];
  return winner ? records.wonBy(winner.name, won.points) : records.rivalWon(won.points);
}

function Entry({ match, onRemove }: { readonly match: StoredMatch; readonly onRemove: (match: StoredMatch) => void }) {
  const { ui, words } = useFirstWords();
  const app = useAppWords();
  const records = useRecordsWords();
  const { language } = useSettings();
  // A daily voyage is called that, as it is in the match, and has its day: who sails is clear.
  const voyage = voyageOf(match.id);
  const title = voyage
    ? voyage.counts
      ? match.over
        ? app.daily
        : app.dailyUnderWay
      : app.dailyAgain
    : words.game(match.record.game).title;
  const who = voyage
    ? new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(voyage.day))
    : words.list(match.sitters.map((sitter) => sitter.name));
  const when = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(
    match.touched,
  );
  const stage = match.over ? endOf(match, records) : match.round === 0 ? ui.settingUp : ui.roundIs(match.round);
  const open = match.over ? `${records.lookAt(title, who)}. ${stage}` : ui.goOnWith(title, who);
  return (
    <li className={frameClass()}>
      <a href={`#/match/${match.id}`} data-match={match.id} data-voyage={voyage?.day}>
        <span className="visually-hidden">{open}</span>
        <span className={styles.box}>
          <BoxArt game={match.record.game} />
        </span>
        <span aria-hidden="true" title={`${title}. ${[who, stage, when].join(' · ')}`}>
          <strong>{title}</strong>
          <small>
            {/* Of a finished match the winner is what counts; a match kept without one names who played. */}
            {!match.won && <span className={styles.who}>{who}</span>}
            <span className={`${styles.stage} ${match.over ? '' : styles.whole}`}>{stage}</span>{' '}
            <span className={`${styles.when} ${styles.whole}`}>{when}</span>
          </small>
        </span>
        {!match.over && <b aria-hidden="true">{ui.resumeOne}</b>}
      </a>
      {match.over && (
        <a
          href={`#/replay/${match.id}/analysis`}
          aria-label={`${ui.lookBack}: ${title}, ${who}`}
          title={ui.lookBack}
          data-look-back
        >
          <Sign name="fast" size={18} />
        </a>
      )}
      <button
        type="button"
        className={styles.remove}
        onClick={() => onRemove(match)}
        aria-label={ui.removeMatch(title, who)}
        title={ui.remove}
      >
        <Sign name="cross" size={18} />
      </button>
    </li>
  );
}
