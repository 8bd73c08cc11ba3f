/** The buttons that move through a match, as on a recorder. */

import { useReplayWords } from './words.ts';
import type { Playback } from './playback.ts';
import styles from './Replay.module.css';
import { buttonRowClass } from '../../ui/Button.tsx';

const SIGNS = {
  first: 'M5 5V19M20 5L8 12L20 19z',
  turnBack: 'M12 5L3 12L12 19zM21 5L12 12L21 19z',
  stepBack: 'M18 5L7 12L18 19z',
  play: 'M7 4L20 12L7 20z',
  pause: 'M8 5V19M16 5V19',
  stepOn: 'M6 5L17 12L6 19z',
  turnOn: 'M3 5L12 12L3 19zM12 5L21 12L12 19z',
  last: 'M4 5L16 12L4 19zM19 5V19',
} as const;

/** The buttons. @param end the last version. @param onVain called with the reason when a button can do nothing here. */
export function Transport({
  playback,
  end,
  onVain,
}: {
  readonly playback: Playback;
  readonly end: number;
  readonly onVain: (why: string) => void;
}) {
  const texts = useReplayWords();
  const { version, playing } = playback;
  const buttons = [
    ['first', () => playback.go(0), version === 0],
    ['turnBack', () => playback.turn(-1), version === 0],
    ['stepBack', () => playback.step(-1), version === 0],
    [playing ? 'pause' : 'play', playback.toggle, end === 0],
    ['stepOn', () => playback.step(1), version === end],
    ['turnOn', () => playback.turn(1), version === end],
    ['last', () => playback.go(end), version === end],
  ] as const;
  return (
    <div className={buttonRowClass(styles.transport)} role="group" aria-label={texts.controls} title={texts.keys}>
      {buttons.map(([name, act, disabled]) => (
        <button
          key={name === 'pause' ? 'play' : name}
          type="button"
          data-move={name}
          data-main={name === 'play' || name === 'pause' || undefined}
          aria-label={texts[name]}
          title={texts[name]}
          aria-disabled={disabled}
          onClick={() => (disabled ? onVain(version === 0 && end > 0 ? texts.atBeginning : texts.atEnd) : act())}
        >
          <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
            <path d={SIGNS[name]} />
          </svg>
        </button>
      ))}
    </div>
  );
}
