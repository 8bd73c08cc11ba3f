/** A picture for a person, put together from our own pieces: always the same for the same person. */

import styles from './Avatar.module.css';
import { type AvatarLook, avatarOf, GROUNDS, PIECES } from './avatar-looks.ts';
import { byNumber } from './by-number.ts';
import { Camel, Fort } from './figures.tsx';

/** The picture; the name is shown beside it. @param of an id. @param look at a table. @param bot whether to draw a compass, as for bots. */
export function Avatar({
  of,
  look = avatarOf(of),
  size = 56,
  bot = false,
}: {
  readonly of: string;
  readonly look?: AvatarLook | undefined;
  readonly size?: number;
  readonly bot?: boolean;
}) {
  const [sky, ground] = byNumber(GROUNDS, look.ground);
  const piece = byNumber(PIECES, look.piece);
  const seat = look.sail;
  return (
    <svg className={styles.avatar} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" fill={bot ? '#f0e3c2' : sky} />
      {bot ? (
        <g color="#5a4a2a">
          <use href="#rose" x="4" y="4" width="40" height="40" />
        </g>
      ) : (
        <>
          <path d="M0 32Q12 27 24 32T48 31V48H0z" fill={ground} />
          {piece.startsWith('island') || piece === 'port' ? (
            <use href={`#${piece}`} x="0" y="3" width="48" height="43" />
          ) : piece === 'boat' ? (
            <use href={`#boat-${seat}`} x="4" y="5" width="40" height="40" color={`var(--seat-${seat})`} />
          ) : piece === 'whale' ? (
            <use href="#sea" x="-6" y="2" width="60" height="54" />
          ) : piece === 'camel' ? (
            <g transform="translate(5 9) scale(.6)">
              <Camel blanket="#a3423a" />
            </g>
          ) : (
            <g transform="translate(24 25) scale(.82)">
              <Fort />
            </g>
          )}
        </>
      )}
    </svg>
  );
}
