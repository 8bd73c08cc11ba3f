/** "Your turn" notices while the page is closed: by web push and by e-mail, on request. */

import { type SubmitEvent, useEffect, useState } from 'react';

import { useSettings } from '../../browser/settings.ts';
import { faultWords } from './faults.ts';
import styles from './Online.module.css';
import { endPushHere, isPushPossible, pushHere, startPushHere } from './push.ts';
import { askNotices, confirmAddress, type MyNotices, setAddress } from './server-people.ts';
import { usePeopleWords } from './people-words.ts';
import { useOnlineWords } from './words.ts';

/** The section, in the hall. */
export function NoticesSection() {
  const online = useOnlineWords();
  const texts = usePeopleWords();
  const { language } = useSettings();
  const [notices, setNotices] = useState<MyNotices | null>(null);
  const [active, setActive] = useState(false);
  const [status, setStatus] = useState('');
  useEffect(() => {
    let left = false;
    Promise.all([askNotices(), pushHere()]).then(
      ([loaded, here]) => {
        if (left) return;
        setNotices(loaded);
        setActive(here !== null);
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, []);
  if (!notices) return null;
  const switchPush = async (): Promise<void> => {
    setStatus('');
    try {
      if (active) {
        setNotices(await endPushHere());
        setActive(false);
      } else if ((await Notification.requestPermission()) === 'granted') {
        setNotices(await startPushHere(notices, language));
        setActive(true);
      } else {
        setStatus(texts.pushDenied);
      }
    } catch (error) {
      // A browser's push service may be out of reach, or switched off.
      setStatus(error instanceof DOMException ? texts.pushMissing : faultWords(error, online));
    }
  };
  return (
    <details className={styles.account}>
      <summary>{texts.notices}</summary>
      <div className={styles.form}>
        <p className={styles.help}>{texts.noticesHelp}</p>
        {isPushPossible() ? (
          <div className={styles.row}>
            <button type="button" aria-pressed={active} onClick={() => void switchPush()}>
              {active ? texts.pushOff : texts.pushOn}
            </button>
            {active && <span>{texts.pushActive}</span>}
          </div>
        ) : (
          <p>{texts.pushMissing}</p>
        )}
        {notices.mailOffered ? <Mail notices={notices} onChange={setNotices} /> : <p>{texts.mailNone}</p>}
        <p role="status">{status}</p>
      </div>
    </details>
  );
}

function Mail({ notices, onChange }: { readonly notices: MyNotices; readonly onChange: (now: MyNotices) => void }) {
  const online = useOnlineWords();
  const texts = usePeopleWords();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { address } = notices;
  const waits = address !== null && !address.confirmed;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setFault(null);
    (waits ? confirmAddress : setAddress)(text.trim()).then(
      (now) => {
        onChange(now);
        setText('');
      },
      (error: unknown) => setFault(faultWords(error, online)),
    );
  };
  return (
    <form onSubmit={submit}>
      {address?.confirmed && <p>{texts.mailOn(address.address)}</p>}
      <label className={styles.field}>
        {waits ? texts.mailCode : texts.mail}
        <input
          type={waits ? 'text' : 'email'}
          inputMode={waits ? 'numeric' : 'email'}
          value={text}
          required
          autoComplete={waits ? 'one-time-code' : 'email'}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit">{waits ? texts.mailConfirm : texts.mailSend}</button>
      </label>
      {fault !== null && <p role="alert">{fault}</p>}
    </form>
  );
}
