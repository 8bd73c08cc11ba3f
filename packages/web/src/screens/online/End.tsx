/** The end of an online match: verifies in the page whether its luck was fair, and shows the result. */

import { type FirstWords, localeOf } from '@windrose/words';
import { checkLuck, type LuckFinding, type OnlineMatch } from '@windrose/protocol';
import { required } from '@windrose/rules';
import { Fragment, useEffect, useState } from 'react';

import { useSettings } from '../../browser/settings.ts';
import { useFirstWords } from '../../i18n/first-words.ts';

import type { OnlineUi } from './en.ts';
import { faultWords } from './faults.ts';
import styles from './Online.module.css';
import { askProfile } from './server-people.ts';
import { usePeopleWords } from './people-words.ts';
import { useOnlineWords } from './words.ts';

/** @param fault why no rematch could be set, or null. */
export function End({
  match,
  me,
  fault,
}: {
  readonly match: OnlineMatch;
  readonly me: string | null;
  readonly fault: unknown;
}) {
  const online = useOnlineWords();
  const { words } = useFirstWords();
  const nameOf = namer(match, words, online);
  const change = useRatingChange(match, me);
  const [finding, setFinding] = useState<LuckFinding | null>(null);
  const { table, steps } = match;
  const text =
    finding === 'fair'
      ? online.luckFair
      : finding === 'other-secret'
        ? online.luckOther
        : finding === 'other-parts'
          ? online.luckParts
          : finding && online.luckDraws;
  return (
    <div className={styles.end}>
      {endWords(match, online).map((line) => (
        <p key={line} data-ending={table.ending}>
          {line}
        </p>
      ))}
      {change !== null && <p data-rating>{change}</p>}
      <button
        type="button"
        data-check-luck
        aria-describedby={finding === null ? 'check-luck' : undefined}
        onClick={() => setFinding(checkLuck(steps))}
      >
        {online.checkLuck}
      </button>
      {finding === null && (
        <p id="check-luck" className={styles.help}>
          {online.checkLuckHelp}
        </p>
      )}
      <p role="status" data-finding={finding ?? undefined}>
        {text}
      </p>
      {finding && (
        <dl>
          <dt>{online.luckSecret}</dt>
          <dd>
            <code>{table.secret}</code>
          </dd>
          <dt>{online.luckHash}</dt>
          <dd>
            <code>{table.luckHash}</code>
          </dd>
          {table.revealedParts.map(({ seat, part }) => (
            <Fragment key={seat}>
              <dt>{online.luckPart(nameOf(seat))}</dt>
              <dd>
                <code>{part}</code>
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      {fault !== null && <p role="alert">{faultWords(fault, online)}</p>}
    </div>
  );
}

/** The names of the people on the seats. */
function namer(match: OnlineMatch, words: FirstWords, online: OnlineUi): (seat: number) => string {
  return (seat) => {
    const { person: id } = required(match.table.seats[seat], `seat ${seat}`);
    const person = id === null ? null : match.person(id);
    return person ? words.person(person) : online.someone;
  };
}

/** The way the match ended, unless it was played to its end, or the heading of the result says it. */
function endWords({ table: { ending, lost } }: OnlineMatch, online: OnlineUi): string[] {
  if (ending === null || (ending === 'decided' && lost.length > 0)) return [];
  return [online.endings[ending]].filter((text) => text !== '');
}

/**
 * Who has won because others have lost by conceding, leaving or time, in words; null where the points decide.
 * @param isOwn whether a seat is the reader's.
 */
export function decidedOf(
  { steps, table: { ending, lost, places } }: OnlineMatch,
  nameOf: (seat: number) => string,
  isOwn: (seat: number) => boolean,
  online: OnlineUi,
): { seat: number; headline: string; why: string } | null {
  const seat = places?.indexOf(1) ?? -1;
  if (lost.length === 0 || seat < 0 || (ending !== 'decided' && ending !== 'played')) return null;
  const why = steps.flatMap((step) =>
    step.kind === 'conceded'
      ? [isOwn(step.seat) ? online.youConceded : online.conceded(nameOf(step.seat))]
      : step.kind === 'away' && step.lost
        ? [step.reason === 'time' ? online.timeRated(nameOf(step.seat)) : online.leftRated(nameOf(step.seat))]
        : [],
  );
  return { seat, headline: isOwn(seat) ? online.youWin : online.wins(nameOf(seat)), why: why.join(' ') };
}

/** Number of requests for the new rating, and the pause between them: the server computes it soon after the end. */
const TRIES = 12;
const PAUSE = 1000;

/** The match's change of the player's rating, in words; null without a rating. */
function useRatingChange({ id, table }: OnlineMatch, me: string | null): string | null {
  const texts = usePeopleWords();
  const { language } = useSettings();
  const [change, setChange] = useState<{ readonly before: number; readonly after: number } | null>(null);
  /** The person whose rating the match counts for. */
  const rated = table.rated && table.seatOf(me) !== null ? me : null;
  useEffect(() => {
    if (rated === null) return;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const past = (await askProfile(rated)).matches.find(({ match }) => match === id);
      if (past?.rating) setChange(past.rating);
      else if (++tries < TRIES) timer = setTimeout(look, PAUSE);
    };
    // Without a connection there is nothing to show.
    const look = (): void => void ask().catch(() => {});
    look();
    return () => {
      tries = TRIES;
      clearTimeout(timer);
    };
  }, [rated, id]);
  const whole = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 0 });
  return change && texts.ratingChange(whole.format(change.before), whole.format(change.after));
}
