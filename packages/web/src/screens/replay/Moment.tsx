/** The actions at a moment of a match: play on from it, or share it. */

import type { Match } from '@windrose/rules';
import { useEffect, useState } from 'react';

import { useWords } from '../../i18n/words.ts';
import type { Sitter } from '../../play/store.ts';
import { copyText } from '../../browser/files.ts';
import { Seats } from '../records/OpenRecord.tsx';
import recordStyles from '../records/Records.module.css';
import { packMatch } from './link.ts';
import type { Opened } from './opening.ts';
import { useReplayWords } from './words.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';

interface MomentProps {
  readonly opened: Opened;
  /** The match as it was at that moment. */
  readonly match: Match;
  readonly sitters: readonly Sitter[];
  readonly onClose: () => void;
}

/** Starts a new match at a moment. */
export function Branch({ opened, match, sitters, onClose }: MomentProps) {
  const texts = useReplayWords();
  // It is played on from the seat that chooses, unless people sat there anyway.
  const seated = sitters.some(({ kind }) => kind === 'person')
    ? sitters
    : sitters.map((sitter, seat) => (seat === match.decision?.seat ? { ...sitter, kind: 'person' as const } : sitter));
  return (
    <Dialog title={texts.branchTitle} onClose={onClose}>
      {(close) => (
        <>
          <Seats imported={{ match, sitters: seated, packs: opened.packs }} help={texts.branchHelp} />
          <Close close={close} />
        </>
      )}
    </Dialog>
  );
}

/** Shares a moment. */
export function Share({ opened, match, sitters, onClose }: MomentProps) {
  const texts = useReplayWords();
  const [link, setLink] = useState('');
  const [status, setStatus] = useState('');
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
    <Dialog title={texts.shareTitle} onClose={onClose}>
      {(close) => (
        <>
          <form>
            <Field label={texts.link}>
              <textarea rows={5} readOnly value={link} data-link onFocus={(event) => event.target.select()} />
            </Field>
            <small>{texts.shareHelp}</small>
            <Button
              kind="main"
              disabled={link === ''}
              onClick={() => void copyText(link).then((done) => setStatus(done ? texts.copied : texts.notCopied))}
            >
              {texts.copy}
            </Button>
            <p role="status">{status}</p>
          </form>
          <Close close={close} />
        </>
      )}
    </Dialog>
  );
}

function Close({ close }: { readonly close: () => void }) {
  const { ui } = useWords();
  return (
    <Button size="wide" className={recordStyles.cancel} onClick={close}>
      {ui.close}
    </Button>
  );
}
