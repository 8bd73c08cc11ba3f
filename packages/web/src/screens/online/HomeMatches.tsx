/** On the home screen: one's running matches online. Nothing while there is no server or no match. */

import { MatchLinks, runningFirst, useAskedList } from './MyMatches.tsx';
import styles from './Online.module.css';
import { usePresence } from './presence.ts';
import { listOnline } from './server.ts';
import { useOnlineWords } from './words.ts';

const mine = () => listOnline('mine');

/** The matches. */
export function HomeMatches() {
  const online = useOnlineWords();
  const presence = usePresence();
  const me = presence.kind === 'here' ? (presence.person?.id ?? null) : null;
  const matches = useAskedList(mine, me !== null);
  const running = me === null || !matches ? [] : runningFirst(matches, me);
  if (running.length === 0) return null;
  return (
    <section className={styles.home} aria-labelledby="online-matches">
      <h2 id="online-matches">{online.myMatches}</h2>
      <MatchLinks matches={running} me={me} />
    </section>
  );
}
