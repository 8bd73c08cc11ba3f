/** Around the screens: if one of them breaks, nothing else does, and the match can be saved or opened anew. */

import { Component, type ReactNode } from 'react';

import { findMatch } from '../play/store.ts';
import { saveFile } from '../records/files.ts';
import { recordFile } from '../records/record-file.ts';
import { useFirstWords } from '../i18n/first-words.ts';
import styles from './Rescue.module.css';
import { changeSettings, useSettings } from './settings.ts';
import { useAppWords } from './words.ts';

interface RescueProps {
  /** The match that is on screen; null on other screens. */
  readonly match: string | null;
  readonly children: ReactNode;
}

/** Catches what breaks below it. Another screen needs another one: give it a key. */
export class Rescue extends Component<RescueProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(reason: unknown): { readonly error: Error } {
    return { error: reason instanceof Error ? reason : new Error(String(reason)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <Broken error={error} match={this.props.match} onRetry={() => this.setState({ error: null })} />;
  }
}

/** What is shown instead: it uses nothing of what may be broken. */
function Broken({
  error,
  match,
  onRetry,
}: {
  readonly error: Error;
  readonly match: string | null;
  readonly onRetry: () => void;
}) {
  const { ui } = useFirstWords();
  const app = useAppWords();
  const { view } = useSettings();
  const stored = match === null ? null : findMatch(match);
  return (
    <main id="content" className={styles.broken}>
      <h1>{app.broken}</h1>
      {stored && <p>{app.matchIsSafe}</p>}
      <div className={styles.buttons}>
        <button type="button" className={styles.main} onClick={() => location.reload()}>
          {stored ? app.reloadMatch : app.reloadPage}
        </button>
        {stored && (
          <button type="button" onClick={() => saveFile(recordFile(stored))}>
            {app.saveRecord}
          </button>
        )}
        {stored && (
          <button
            type="button"
            onClick={() => {
              changeSettings({ view: view === 'text' ? 'drawn' : 'text' });
              onRetry();
            }}
          >
            {view === 'text' ? ui.playDrawn : ui.playAsText}
          </button>
        )}
        <a href="#/">{ui.home}</a>
      </div>
      <details>
        <summary>{app.details}</summary>
        <code>{`${error.name}: ${error.message}`}</code>
      </details>
    </main>
  );
}
