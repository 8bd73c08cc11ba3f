/** Says plainly that there is no server, and what works without one. */

import { useFirstWords } from '../../i18n/first-words.ts';
import styles from './Online.module.css';
import { askPresence } from './presence.ts';
import { useOnlineWords } from './words.ts';

/** The notice. */
export function NoServer() {
  const { ui } = useFirstWords();
  const online = useOnlineWords();
  return (
    <section className={styles.noServer} aria-labelledby="no-server">
      <h2 id="no-server">{online.noServerHere}</h2>
      <p>{online.noServerHelp}</p>
      <div className={styles.row}>
        <button type="button" onClick={() => void askPresence()}>
          {online.askAgain}
        </button>
        <a href="#/">{ui.home}</a>
      </div>
    </section>
  );
}
