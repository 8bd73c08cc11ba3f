/** The blocked people, each with a button to unblock; hidden if there are none. */

import type { Person } from '@windrose/protocol';
import { useEffect, useState } from 'react';

import { useFirstWords } from '../../i18n/first-words.ts';
import { faultWords } from './faults.ts';
import styles from './Online.module.css';
import { askBlocked, block } from './server-people.ts';
import { usePeopleWords } from './people-words.ts';
import { useOnlineWords } from './words.ts';

/** The section, in the hall. */
export function BlockedSection() {
  const online = useOnlineWords();
  const texts = usePeopleWords();
  const { words } = useFirstWords();
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    askBlocked().then(
      (blocked) => {
        if (!left) setPeople(blocked);
      },
      // Without a network nothing can be unblocked now.
      () => {},
    );
    return () => {
      left = true;
    };
  }, []);
  if (people.length === 0) return null;
  const unblock = (person: string): void => {
    setFault(null);
    block(person, false).then(
      () => setPeople((now) => now.filter(({ id }) => id !== person)),
      (error: unknown) => setFault(faultWords(error, online)),
    );
  };
  return (
    <details className={styles.account}>
      <summary>{texts.blockedPeople(people.length)}</summary>
      <ul className={styles.players}>
        {people.map((person) => (
          <li key={person.id}>
            <strong>
              <a href={`#/person/${person.id}`}>{words.person(person)}</a>
            </strong>
            <button
              type="button"
              aria-label={`${texts.unblock}: ${words.person(person)}`}
              onClick={() => unblock(person.id)}
            >
              {texts.unblock}
            </button>
          </li>
        ))}
      </ul>
      {fault !== null && <p role="alert">{fault}</p>}
    </details>
  );
}
