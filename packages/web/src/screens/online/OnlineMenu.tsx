/** The menu of an online match: players, a link for spectators, leaving the seat. */

import { type Asked, type OnlineMatch } from '@windrose/protocol';
import { useRef, useState, useSyncExternalStore } from 'react';

import appStyles from '../shell/Shell.module.css';
import { useSettings } from '../../browser/settings.ts';
import { inspect } from '../../table/Figures.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { useAppWords } from '../shell/words.ts';
import { Sign } from '../../art/Icon.tsx';
import { useWords } from '../../i18n/words.ts';
import { hasRules } from '../../play/rule-pages.ts';
import { Clock } from './Clock.tsx';
import { faultWords } from './faults.ts';
import { Invite } from './Invite.tsx';
import styles from './Online.module.css';
import type { OnlineSession } from './session.ts';
import { paceWords } from './time-words.ts';
import { useOnlineWords } from './words.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { faultClass } from '../../ui/Fault.tsx';

/** The button in the bar and its dialog. */
export function OnlineMenu({ match, session }: { readonly match: OnlineMatch; readonly session: OnlineSession }) {
  const { ui } = useWords();
  const online = useOnlineWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={appStyles.barButton}
        aria-label={online.matchMenu}
        title={online.matchMenu}
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        <Sign name="book" />
        <span className={appStyles.word}>{online.matchMenuWord}</span>
      </button>
      {open && (
        <Dialog label={online.matchMenu} className={styles.menu} closing={ui.close} onClose={() => setOpen(false)}>
          {(close) => <Menu match={match} session={session} onClose={close} />}
        </Dialog>
      )}
    </>
  );
}

function Menu({
  match,
  session,
  onClose,
}: {
  readonly match: OnlineMatch;
  readonly session: OnlineSession;
  readonly onClose: () => void;
}) {
  const { ui, words } = useWords();
  const app = useAppWords();
  const online = useOnlineWords();
  const { language } = useSettings();
  useSyncExternalStore(match.subscribe, () => match.table.version);
  const [fault, setFault] = useState<string | null>(null);
  /** The action to confirm. */
  const [sure, setSure] = useState<'leave' | 'concede' | 'abort' | null>(null);
  const { table } = match;
  const { luckHash } = table;
  const { game } = table.setting;
  const title = words.game(game).title;
  const own = table.seats.findIndex((_, seat) => session.isOwn(seat));
  const slow = table.decision?.seat ?? null;
  const mayWait =
    own >= 0 &&
    slow !== null &&
    slow !== own &&
    !table.rated &&
    table.deadline !== null &&
    !table.waiting.includes(own);
  const sures = {
    leave: {
      name: online.leaveSeat,
      help: table.rated
        ? online.leaveRatedSure
        : table.pace.pace.kind === 'free'
          ? online.leaveFreeSure
          : online.leaveSeatSure,
    },
    concede: { name: online.concede, help: online.concedeSure },
    abort: { name: online.abort, help: online.abortSure },
  };
  const may = (what: keyof typeof sures): boolean =>
    what === 'abort' ? table.mayAbort : what === 'concede' || table.seats[own]?.bot === null;
  const ask = (asked: Asked): void => {
    setFault(null);
    match.do(asked).catch((error: unknown) => setFault(faultWords(error, online)));
  };
  return (
    <>
      <h2>{title}</h2>
      <p className={styles.help}>
        {paceWords(table.pace, online, language)}
        {table.rated && ` · ${online.ratedShort}`}
        {own < 0 && ` · ${online.watching}`}
      </p>
      <ul className={styles.players}>
        {table.seats.map(({ person, bot }, seat) => (
          <li key={seat}>
            <strong>
              {person === null ? (
                session.names[seat]
              ) : (
                <a href={`#/person/${person}/table/${match.id}`}>{session.names[seat]}</a>
              )}
            </strong>
            {bot !== null && (person === null || table.stage === 'running') && (
              <small>{person === null ? ui.bot : online.botFor(words.seat(seat, session.names))}</small>
            )}
            {table.lost.includes(seat) && <small>{online.hasLost}</small>}
            <Clock match={match} seat={seat} />
          </li>
        ))}
      </ul>
      {mayWait && (
        <Button onClick={() => ask({ type: 'wait' })}>{online.waitFor(words.seat(slow, session.names))}</Button>
      )}
      {own >= 0 && slow !== null && table.waiting.includes(own) && (
        <p>{online.youWait(words.seat(slow, session.names))}</p>
      )}
      {fault !== null && (
        <p role="alert" className={faultClass()}>
          {fault}
        </p>
      )}
      <div className={styles.choices}>
        {hasRules(game, words.language) && (
          <a className={buttonClass()} href={`#/rules/${game}`}>
            {app.rulesOf(title)}
          </a>
        )}
        <Button
          data-figures
          onClick={() => {
            onClose();
            inspect(true);
          }}
        >
          {ui.figures.where}
        </Button>
      </div>
      <Invite match={match.id} title={title} open={false} folded />
      <details className={styles.luck}>
        <summary>{online.luckPromise}</summary>
        <p>{online.luckPromiseHelp}</p>
        <code>{luckHash}</code>
      </details>
      {own >= 0 && table.stage === 'running' && !table.lost.includes(own) && (
        <div className={styles.sure}>
          {sure ? (
            <>
              <p>{sures[sure].help}</p>
              <div className={styles.row}>
                <Button
                  kind="risky"
                  data-sure={sure}
                  onClick={() => {
                    ask({ type: sure });
                    setSure(null);
                    // The result comes over the table.
                    if (sure !== 'leave') onClose();
                  }}
                >
                  {sures[sure].name}
                </Button>
                <Button onClick={() => setSure(null)}>{ui.cancel}</Button>
              </div>
            </>
          ) : (
            <div className={styles.row}>
              {(['leave', 'concede', 'abort'] as const).filter(may).map((what) => (
                <Button key={what} kind="quiet" data-ask={what} onClick={() => setSure(what)}>
                  {sures[what].name}
                </Button>
              ))}
            </div>
          )}
        </div>
      )}
    </>
  );
}
