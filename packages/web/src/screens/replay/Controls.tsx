/** The controls of a replay: moving, speed, whose board is shown large, and what can be made of the moment. */

import { useState } from 'react';

import { Sign } from '../../art/Icon.tsx';
import { useCloseControls } from '../../browser/media.ts';
import { buttonRowClass } from '../../ui/Button.tsx';
import { type Playback, SPEEDS } from './playback.ts';
import styles from './Replay.module.css';
import { Transport } from './Transport.tsx';
import { useReplayWords } from './words.ts';

/**
 * @param end the last version
 * @param viewer the seat from whose place the table is seen
 * @param over whether the match is over at this moment: then it cannot be played on
 */
export function Controls({
  playback,
  end,
  names,
  viewer,
  onViewer,
  noBranch,
  onAsk,
}: {
  readonly playback: Playback;
  readonly end: number;
  readonly names: readonly string[];
  readonly viewer: number;
  readonly onViewer: (seat: number) => void;
  /** Why nothing can be played on from here; null where it can. */
  readonly noBranch: string | null;
  readonly onAsk: (wanted: 'branch' | 'share') => void;
}) {
  const texts = useReplayWords();
  const { version } = playback;
  // There the words have the room of the signs.
  const compact = useCloseControls();
  // A click in vain is answered until the moment changes.
  const [vain, setVain] = useState<{ readonly why: string; readonly version: number } | null>(null);
  const tell = (why: string): void => setVain({ why, version });
  return (
    <div className={styles.controls}>
      <Transport playback={playback} end={end} onVain={tell} />
      <div className={buttonRowClass(styles.moment)}>
        <span>{texts.at(version, end)}</span>
        <label>
          <select
            data-speed
            aria-label={texts.speed}
            value={playback.speed}
            onChange={(event) => playback.setSpeed(Number(event.target.value))}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {texts.times(speed)}
              </option>
            ))}
          </select>
        </label>
        {names.length > 1 && (
          <label data-viewer>
            <span>{texts.viewer}</span>
            <select aria-label={texts.viewer} value={viewer} onChange={(event) => onViewer(Number(event.target.value))}>
              {names.map((name, seat) => (
                <option key={seat} value={seat}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <button
          type="button"
          data-branch
          aria-label={texts.branch}
          aria-disabled={noBranch !== null}
          title={noBranch ?? texts.branchHint}
          onClick={() => (noBranch === null ? onAsk('branch') : tell(noBranch))}
        >
          {!compact && <Sign name="wheel" size={18} />}
          {texts.branchShort}
        </button>
        <button
          type="button"
          data-share
          aria-label={texts.share}
          title={compact ? texts.share : undefined}
          onClick={() => onAsk('share')}
        >
          {!compact && <Sign name="pass" size={18} />}
          {compact ? texts.link : texts.share}
        </button>
      </div>
      <p className={styles.vain} role="status" data-vain>
        {vain?.version === version && vain.why}
      </p>
    </div>
  );
}
