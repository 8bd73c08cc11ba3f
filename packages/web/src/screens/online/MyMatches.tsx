/** The person's own online matches, those in which it is their turn first. */

import { useEffect, useState } from 'react';

import { BoxArt } from '../../display/BoxArt.tsx';
import { useFirstWords } from '../../i18n/first-words.ts';
import styles from './Online.module.css';
import type { ListedMatch } from './server.ts';
import { useOnlineWords } from './words.ts';
import { frameClass } from '../../ui/Panel.tsx';

/** The urgency of a match: the player's turn, then open tables, then others' turns. */
function urgency({ stage, decision, people }: ListedMatch, me: string): number {
  if (stage === 'open') return 1;
  return decision !== null && people[decision]?.id === me ? 0 : 2;
}

/** Matches as a list of links. @param heading the level of the headings around it. */
export function MatchLinks({ matches, me }: { readonly matches: readonly ListedMatch[]; readonly me: string | null }) {
  return (
    <ul className={styles.matches}>
      {matches.map((match) => (
        <MatchLink key={match.match} match={match} me={me} />
      ))}
    </ul>
  );
}

/** The running matches of a list, the most urgent first. */
export function runningFirst(matches: readonly ListedMatch[], me: string): readonly ListedMatch[] {
  return matches
    .filter(({ stage }) => stage !== 'over')
    .toSorted((a, b) => urgency(a, me) - urgency(b, me) || b.changed - a.changed);
}

function MatchLink({ match, me }: { readonly match: ListedMatch; readonly me: string | null }) {
  const { ui, words } = useFirstWords();
  const online = useOnlineWords();
  const title = words.game(match.game).title;
  const names = match.people.map((person, seat) =>
    person ? words.person(person) : match.bots[seat] === null ? '' : (ui.botNames[seat] ?? ui.bot),
  );
  const sitting = names.filter((name) => name !== '');
  const free = names.length - sitting.length;
  const mine = match.decision !== null && me !== null && match.people[match.decision]?.id === me;
  const awaited = names[match.decision ?? 0];
  const text =
    match.stage === 'open'
      ? online.tableOpen
      : match.stage === 'over'
        ? ui.result
        : mine
          ? online.yourTurnFirst
          : awaited === undefined
            ? ''
            : online.waitingFor(awaited);
  return (
    <li data-mine={mine}>
      <a className={frameClass()} href={`#/table/${match.match}`}>
        <span className={styles.box}>
          <BoxArt game={match.game} />
        </span>
        <span>
          <strong>{title}</strong>
          <small>{words.list(free === 0 ? sitting : [...sitting, online.freeSeats(free)])}</small>
        </span>
        <b>{text}</b>
      </a>
    </li>
  );
}

/** Milliseconds between two refreshes of a visible list. */
const ASK_EVERY = 20_000;

/** The items of a list; null until loaded. Refreshed regularly, and when the page becomes visible again. */
export function useAskedList<Item>(ask: () => Promise<readonly Item[]>, wanted: boolean): readonly Item[] | null {
  const [list, setList] = useState<readonly Item[] | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const look = (): void => {
      if (document.hidden) return;
      ask().then(
        (matches) => {
          if (!left) setList(matches);
        },
        // The network is away: what is known stays.
        () => {},
      );
    };
    look();
    const timer = setInterval(look, ASK_EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ask, wanted]);
  return list;
}
