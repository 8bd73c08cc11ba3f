/** The link to a table: to be copied, shared, or read from the screen by a phone. */

import encodeQR from 'qr';
import { useMemo, useState } from 'react';

import { copyText } from '../../browser/files.ts';
import styles from './Online.module.css';
import { useOnlineWords } from './words.ts';

/** Names by which a computer can only be reached from itself. */
const ITSELF = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The invitation. @param title the target of the link. @param open whether there are free seats. @param folded whether it opens on request */
export function Invite({
  match,
  title,
  open,
  folded = false,
}: {
  readonly match: string;
  readonly title: string;
  readonly open: boolean;
  readonly folded?: boolean;
}) {
  const online = useOnlineWords();
  const [status, setStatus] = useState('');
  const isHere = ITSELF.test(location.hostname);
  const url = `${location.origin}${location.pathname}#/table/${match}`;
  const rows = useMemo(() => encodeQR(url, 'raw', { ecc: 'medium', border: 2 }), [url]);
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const link = (
    <section className={styles.invite} aria-label={online.invite}>
      <div>
        {!folded && <h2>{online.invite}</h2>}
        <p>{open ? online.inviteHelp : online.inviteWatch}</p>
        <label>
          {online.link}
          <input readOnly value={url} onFocus={(event) => event.target.select()} />
        </label>
        <div className={styles.row}>
          <button
            type="button"
            className={styles.primary}
            onClick={() => void copyText(url).then((done) => setStatus(done ? online.copied : online.notCopied))}
          >
            {online.copy}
          </button>
          {'share' in navigator && (
            <button type="button" onClick={() => void navigator.share({ title, url }).catch(() => {})}>
              {online.share}
            </button>
          )}
        </div>
        <p role="status">{status}</p>
        {isHere && (
          <>
            <p className={styles.help}>{online.inviteHere}</p>
            <details>
              <summary>{online.inviteElsewhere}</summary>
              <p className={styles.help}>{online.inviteHow}</p>
            </details>
          </>
        )}
      </div>
      {/* No other device opens it. */}
      {!isHere && (
        <svg className={styles.qr} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={online.qr}>
          <path d={path} shapeRendering="crispEdges" />
        </svg>
      )}
    </section>
  );
  if (!folded) return link;
  return (
    <details>
      <summary>{online.invite}</summary>
      {link}
    </details>
  );
}
