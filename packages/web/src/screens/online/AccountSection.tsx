/** The account: creating it, signing in, passkeys, exporting all data, deleting it. */

import type { Person } from '@windrose/protocol';
import { type SubmitEvent, useEffect, useId, useState } from 'react';

import { useFirstWords } from '../../i18n/first-words.ts';
import { faultWords } from './faults.ts';
import styles from './Online.module.css';
import { become } from './presence.ts';
import { askAccount, deleteAccount, makeAccount, type MyAccount, removePasskey, signIn } from './server-people.ts';
import { usePeopleWords } from './people-words.ts';
import { useOnlineWords } from './words.ts';

/** The passkey code, loaded on demand: few visits need it. */
const passkeys = () => import('./passkey.ts');

/** Requests whose errors are shown as texts. */
function useAsking(): { readonly fault: string | null; readonly ask: (asked: () => Promise<void>) => void } {
  const online = useOnlineWords();
  const texts = usePeopleWords();
  const [fault, setFault] = useState<string | null>(null);
  const ask = (asked: () => Promise<void>): void => {
    setFault(null);
    asked().catch(async (error: unknown) => {
      const { isOfBrowser } = await passkeys();
      setFault(isOfBrowser(error) ? texts.passkeyFailed : faultWords(error, online));
    });
  };
  return { fault, ask };
}

/** The section in the hall. @param me null if the server does not know the person yet. */
export function AccountSection({ me }: { readonly me: Person | null }) {
  const texts = usePeopleWords();
  return (
    <details className={styles.account}>
      <summary>{me && !me.guest ? texts.account : `${texts.signIn} / ${texts.makeAccount}`}</summary>
      {me && !me.guest ? <Member me={me} /> : <Newcomer guest={me} />}
    </details>
  );
}

/** Signing in, or making an account. @param guest who becomes a member with it, and keeps everything. */
function Newcomer({ guest }: { readonly guest: Person | null }) {
  const texts = usePeopleWords();
  const id = useId();
  const [known, setKnown] = useState(false);
  const [name, setName] = useState(guest?.name ?? '');
  const [passphrase, setPassphrase] = useState('');
  const { fault, ask } = useAsking();
  return (
    <form
      className={styles.form}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        ask(async () => become(await (known ? signIn : makeAccount)(name.trim(), passphrase)));
      }}
    >
      <p className={styles.help}>{texts.accountHelp}</p>
      <label>
        <input type="checkbox" checked={known} onChange={(event) => setKnown(event.target.checked)} />
        {texts.haveAccount}
      </label>
      <label className={styles.written}>
        {texts.name}
        <input
          value={name}
          required
          maxLength={40}
          autoComplete="username"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <label className={styles.written}>
        {texts.passphrase}
        <input
          type="password"
          value={passphrase}
          required
          minLength={known ? undefined : 10}
          maxLength={200}
          autoComplete={known ? 'current-password' : 'new-password'}
          aria-describedby={`${id}-help`}
          onChange={(event) => setPassphrase(event.target.value)}
        />
      </label>
      <small id={`${id}-help`} className={styles.help}>
        {texts.passphraseHelp}
      </small>
      <div className={styles.row}>
        <button type="submit" className={styles.primary}>
          {known ? texts.signIn : texts.makeAccount}
        </button>
        {known ? (
          <button type="button" onClick={() => ask(async () => become(await (await passkeys()).enterByPasskey()))}>
            {texts.signInByPasskey}
          </button>
        ) : (
          guest && (
            <button
              type="button"
              onClick={() =>
                ask(async () => become(await (await passkeys()).makePasskey(texts.passkeyLabel, name.trim())))
              }
            >
              {texts.accountByPasskey}
            </button>
          )
        )}
      </div>
      {fault !== null && <p role="alert">{fault}</p>}
    </form>
  );
}

function Member({ me }: { readonly me: Person }) {
  const { ui } = useFirstWords();
  const texts = usePeopleWords();
  const [account, setAccount] = useState<MyAccount | null>(null);
  const [deleting, setDeleting] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const { fault, ask } = useAsking();
  useEffect(() => {
    let left = false;
    askAccount().then(
      (received) => {
        if (!left) setAccount(received);
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [me.id]);
  const again = async (): Promise<void> => setAccount(await askAccount());
  return (
    <div className={styles.form}>
      <h3>{texts.passkeys}</h3>
      {account?.passkeys.length === 0 && <p className={styles.help}>{texts.noPasskeys}</p>}
      <ul className={styles.players}>
        {account?.passkeys.map(({ id, label }) => (
          <li key={id}>
            <strong>{label}</strong>
            <button
              type="button"
              aria-label={texts.removePasskey(label)}
              onClick={() => ask(() => removePasskey(id).then(again))}
            >
              {ui.remove}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <button
          type="button"
          onClick={() =>
            ask(async () => {
              await (await passkeys()).makePasskey(texts.passkeyLabel);
              await again();
            })
          }
        >
          {texts.addPasskey}
        </button>
        <a href="/api/account/export" download="windrose.json">
          {texts.exportMine}
        </a>
      </div>
      {deleting ? (
        <form
          className={styles.sure}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            ask(async () => become(await deleteAccount(account?.passphrase ? passphrase : undefined)));
          }}
        >
          <p>{texts.deleteHelp}</p>
          {account?.passphrase && (
            <label className={styles.written}>
              {texts.passphrase}
              <input
                type="password"
                required
                autoComplete="current-password"
                value={passphrase}
                onChange={(event) => setPassphrase(event.target.value)}
              />
            </label>
          )}
          <div className={styles.row}>
            <button type="submit" className={styles.primary}>
              {texts.deleteAccount}
            </button>
            <button type="button" onClick={() => setDeleting(false)}>
              {ui.cancel}
            </button>
          </div>
        </form>
      ) : (
        <div className={styles.row}>
          <button type="button" onClick={() => setDeleting(true)}>
            {texts.deleteAccount}
          </button>
        </div>
      )}
      {fault !== null && <p role="alert">{fault}</p>}
    </div>
  );
}
