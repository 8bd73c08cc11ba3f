/** What can be done with a moment of a match: play on from it, or share it. */

import type { Match } from '@windrose/rules';
import { useEffect, useRef, useState } from 'react';

import { useWords } from '../i18n/words.ts';
import type { Sitter } from '../play/store.ts';
import { copyText } from '../records/files.ts';
import { Seats } from '../records/OpenRecord.tsx';
import recordStyles from '../records/Records.module.css';
import { packMatch } from './link.ts';
import type { Opened } from './opening.ts';
import { useReplayWords } from './words.ts';

interface MomentProps {
  readonly opened: Opened;
  /** The match as it was at that moment. */
  readonly match: Match;
  readonly sitters: readonly Sitter[];
  readonly onClose: () => void;
}

/** Begins a match of one's own at a moment. */
export function Branch({ opened, match, sitters, onClose }: MomentProps) {
  const say = useReplayWords();
  // Whoever asks "what if" plays the seat that chooses, unless people sat there anyway.
  const seated = sitters.some(({ kind }) => kind === 'person')
    ? sitters
    : sitters.map((sitter, seat) => (seat === match.decision?.seat ? { ...sitter, kind: 'person' as const } : sitter));
  return (
    <Dialog title={say.branchTitle} onClose={onClose}>
      <p>{say.branchHelp}</p>
      <Seats brought={{ match, sitters: seated, packs: opened.packs }} />
    </Dialog>
  );
}

/** Shares a moment. */
export function Share({ opened, match, sitters, onClose }: MomentProps) {
  const say = useReplayWords();
  const [link, setLink] = useState('');
  const [told, tell] = useState('');
  const { version } = match;
  useEffect(() => {
    let left = false;
    void packMatch(opened.match, sitters, opened.packs).then((data) => {
      if (!left) setLink(`${location.href.split('#')[0]}#/moment/${data}/${version}`);
    });
    return () => {
      left = true;
    };
  }, [opened, sitters, version]);
  return (
    <Dialog title={say.shareTitle} onClose={onClose}>
      <form>
        <label className={recordStyles.field}>
          {say.link}
          <textarea rows={5} readOnly value={link} data-link onFocus={(event) => event.target.select()} />
        </label>
        <small>{say.shareHelp}</small>
        <button
          type="button"
          className={recordStyles.main}
          disabled={link === ''}
          onClick={() => void copyText(link).then((done) => tell(done ? say.copied : say.notCopied))}
        >
          {say.copy}
        </button>
        <p role="status">{told}</p>
      </form>
    </Dialog>
  );
}

function Dialog({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}) {
  const { ui } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={recordStyles.dialog} aria-labelledby="moment" onClose={onClose}>
      <h2 id="moment">{title}</h2>
      {children}
      <button type="button" className={recordStyles.cancel} onClick={() => dialog.current?.close()}>
        {ui.close}
      </button>
    </dialog>
  );
}
