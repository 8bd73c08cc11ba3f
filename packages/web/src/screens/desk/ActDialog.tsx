/** The form in which an act gets its reason, and what else it needs. */

import type { Act } from '@windrose/protocol';
import { type SubmitEvent, useState } from 'react';

import { useFirstWords } from '../../i18n/first-words.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { faultWords } from '../online/faults.ts';
import { become } from '../online/presence.ts';
import { AskRefusedError } from '../online/server.ts';
import { useOnlineWords } from '../online/words.ts';
import { doAct, prove } from './asking.ts';
import own from './Desk.module.css';
import { useDeskWords } from './words.ts';

/** A chosen act, and its subject as displayed. */
export type Chosen =
  | { readonly act: 'ban' | 'unban' | 'rename' | 'delete' | 'revoke'; readonly person: string; readonly shown: string }
  | { readonly act: 'ban-address' | 'unban-address'; readonly address: string; readonly shown: string }
  | { readonly act: 'close'; readonly match: string; readonly shown: string }
  | { readonly act: 'dismiss'; readonly report: string; readonly shown: string };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The end of a duration in milliseconds from now; null: never. */
const endOf = (time: number | null): number | null => (time === null ? null : Date.now() + time);

/** The dialog. @param onDone the act is done */
export function ActDialog({
  chosen,
  onClose,
  onDone,
}: {
  readonly chosen: Chosen;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { ui } = useFirstWords();
  const online = useOnlineWords();
  const desk = useDeskWords();
  const [reason, setReason] = useState('');
  const [name, setName] = useState('');
  const [time, setTime] = useState<number | null>(DAY);
  const [addresses, setAddresses] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const [proving, setProving] = useState(false);
  const [fault, setFault] = useState('');
  const { act, shown } = chosen;
  const bans = act === 'ban' || act === 'ban-address';
  const send = async (proof: () => Promise<void>): Promise<void> => {
    setFault('');
    try {
      await proof();
      await doAct(wanted(chosen, { reason, name, until: endOf(time), addresses }));
      onDone();
    } catch (error) {
      if (error instanceof AskRefusedError && error.reason === 'prove-again') setProving(true);
      setFault(faultWords(error, online));
    }
  };
  const proof = async (): Promise<void> => {
    if (proving && passphrase !== '') await prove(passphrase);
  };
  const byPasskey = async (): Promise<void> => {
    const { enterByPasskey } = await import('../online/passkey.ts');
    become(await enterByPasskey());
  };
  const warning = act === 'delete' || act === 'revoke' || act === 'close' ? desk.sure[act] : null;
  return (
    <Dialog title={desk.what(desk.acts[act], shown)} size="narrow" onClose={onClose}>
      {(close) => (
        <form
          className={own.form}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            void send(proof);
          }}
        >
          {warning !== null && <p>{warning}</p>}
          {act === 'rename' && (
            <Field label={desk.newName}>
              <input required maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
            </Field>
          )}
          {bans && (
            <Field label={desk.howLong}>
              <select
                value={time ?? ''}
                onChange={({ target }) => setTime(target.value === '' ? null : Number(target.value))}
              >
                <option value={HOUR}>{desk.times1h}</option>
                <option value={DAY}>{desk.times1d}</option>
                <option value={7 * DAY}>{desk.times7d}</option>
                <option value={30 * DAY}>{desk.times30d}</option>
                <option value="">{desk.forGood}</option>
              </select>
            </Field>
          )}
          {act === 'ban' && (
            <label className={own.tick}>
              <input type="checkbox" checked={addresses} onChange={(event) => setAddresses(event.target.checked)} />{' '}
              {desk.withAddresses}
            </label>
          )}
          <Field label={desk.reason}>
            <input
              required
              minLength={3}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          {proving && (
            <Field label={desk.prove}>
              <input
                type="password"
                autoComplete="current-password"
                value={passphrase}
                onChange={(event) => setPassphrase(event.target.value)}
              />
            </Field>
          )}
          <p role="alert">{fault}</p>
          <div className={own.acts}>
            <Button kind="main" type="submit">
              {desk.doIt}
            </Button>
            {proving && <Button onClick={() => void send(byPasskey)}>{desk.provePasskey}</Button>}
            <Button onClick={close}>{ui.cancel}</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** The request made from the filled-in form. */
function wanted(
  chosen: Chosen,
  {
    reason,
    name,
    until,
    addresses,
  }: { readonly reason: string; readonly name: string; readonly until: number | null; readonly addresses: boolean },
): Act {
  switch (chosen.act) {
    case 'ban':
      return { act: 'ban', person: chosen.person, until, addresses, reason };
    case 'rename':
      return { act: 'rename', person: chosen.person, name, reason };
    case 'unban':
    case 'delete':
    case 'revoke':
      return { act: chosen.act, person: chosen.person, reason };
    case 'ban-address':
      return { act: 'ban-address', address: chosen.address, until, reason };
    case 'unban-address':
      return { act: 'unban-address', address: chosen.address, reason };
    case 'close':
      return { act: 'close', match: chosen.match, reason };
    case 'dismiss':
      return { act: 'dismiss', report: chosen.report, reason };
  }
}
