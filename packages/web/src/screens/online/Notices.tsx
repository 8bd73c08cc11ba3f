/** Notices besides the match: connection problems, a turn that was not stored, absent players, a rematch. */

import { type Asked, type OnlineMatch, RefusedError } from '@windrose/protocol';
import { isRuleId } from '@windrose/rules';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

import { useWords } from '../../i18n/words.ts';
import { RuleLink } from '../../table/RuleLink.tsx';
import { serverNow, useConnection } from './connection.ts';
import { reasonWords } from './faults.ts';
import styles from './Notices.module.css';
import type { OnlineSession } from './session.ts';
import { useOnlineWords } from './words.ts';
import { Button } from '../../ui/Button.tsx';

/** Milliseconds without a connection before the page reports it. */
const GRACE = 800;

/** The notices, the most urgent first; usually none. */
export function Notices({
  match,
  session,
  onRematch,
}: {
  readonly match: OnlineMatch;
  readonly session: OnlineSession;
  /** Goes to the rematch that somebody has set up; null while the result says so itself. */
  readonly onRematch: (() => void) | null;
}) {
  const { words } = useWords();
  const online = useOnlineWords();
  useSyncExternalStore(match.subscribe, () => match.table.version);
  const away = useIsAway();
  const { turnFault } = session;
  const { table } = match;
  const running = table.stage === 'running';
  const slow = table.decision?.seat ?? null;
  const own = table.seats.findIndex((_, seat) => session.isOwn(seat));
  const sitting = table.seats[own];
  const slowName = slow === null ? '' : words.seat(slow, session.names);
  const mayReturn = own >= 0 && table.mayComeBack(own, serverNow());
  const ask = (asked: Asked): void => {
    match.do(asked).catch((error: unknown) => {
      // It was too late for it; the table shows why.
      if (!(error instanceof RefusedError)) throw error;
    });
  };
  return (
    <div className={styles.notices} aria-live="polite">
      {away && <Note kind="line">{online.gone}</Note>}
      {turnFault && (
        <Note kind="fault" go={online.understood} onGo={() => session.clearFault()}>
          {turnFault.kind === 'overtaken' ? online.overtaken : `${online.notStored} ${reasonWords(turnFault, online)}`}
          {turnFault.kind === 'refused' && turnFault.rule !== null && isRuleId(turnFault.rule) && (
            <>
              {' '}
              <RuleLink rule={turnFault.rule} />
            </>
          )}
        </Note>
      )}
      {running && sitting && sitting.bot !== null && (
        <Away
          text={table.lost.includes(own) ? online.youHaveLost : mayReturn ? online.botForYou : online.timeUsedUp}
          go={mayReturn ? { text: online.comeBack, do: () => ask({ type: 'back' }) } : null}
        />
      )}
      {table.rematch !== null && onRematch !== null && (
        <Note kind="rematch" go={online.toRematch} onGo={onRematch}>
          {online.rematchSet}
        </Note>
      )}
      {running && table.allWait && slow !== own && <Note kind="wait">{online.allWait(slowName)}</Note>}
    </div>
  );
}

/** A bot plays one's seat. @param go how to play it oneself again; null where that is over. */
function Away({ text, go }: { readonly text: string; readonly go: { text: string; do: () => void } | null }) {
  return (
    <Note kind="away" {...(go ? { go: go.text, onGo: go.do } : {})}>
      {text}
    </Note>
  );
}

function Note({
  kind,
  children,
  go,
  onGo,
}: {
  readonly kind: string;
  readonly children: ReactNode;
  readonly go?: string;
  readonly onGo?: () => void;
}) {
  return (
    <div className={styles.notice} data-notice={kind}>
      <p>{children}</p>
      {go !== undefined && (
        <Button kind="main" size="low" onClick={onGo}>
          {go}
        </Button>
      )}
    </div>
  );
}

/** Whether there has been no connection for a while. */
function useIsAway(): boolean {
  const { state } = useConnection();
  const open = state === 'open';
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setLate(true), GRACE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [open]);
  return late && !open;
}
