/** The error boundary around the screens: when one of them throws, its match can still be saved or opened again. */

import { Component, type ReactNode } from 'react';

import { findMatch } from '../play/store.ts';
import { saveFile } from '../browser/files.ts';
import { recordFile } from '../records/record-file.ts';
import { useFirstWords } from '../i18n/first-words.ts';
import styles from './ErrorBoundary.module.css';
import { changeSettings, useSettings } from '../browser/settings.ts';
import { useAppWords } from '../screens/shell/words.ts';
import { Main } from '../screens/shell/Main.tsx';
import { Button } from '../ui/Button.tsx';
import { linkClass } from '../ui/Link.tsx';

interface ErrorBoundaryProps {
  /** The match that is on screen; null on other screens. */
  readonly match: string | null;
  /** Where the reader is; elsewhere the content is tried again. Not needed with a key. */
  readonly place?: string;
  /** Whether the page works without its content: then nothing takes its place. */
  readonly optional?: boolean;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: Error | null;
  readonly place: string | undefined;
}

/** Catches errors of the components below it, among them parts that cannot be fetched. Each screen has its own, with a key. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, place: this.props.place };

  static getDerivedStateFromError(reason: unknown): Pick<ErrorBoundaryState, 'error'> {
    return { error: reason instanceof Error ? reason : new Error(String(reason)) };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return place === state.place ? null : { error: null, place };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (this.props.optional) return null;
    return <Broken error={error} match={this.props.match} onRetry={() => this.setState({ error: null })} />;
  }
}

/** The replacement, which uses nothing that may be broken. */
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
    <Main className={styles.broken}>
      <h1>{app.broken}</h1>
      {stored && <p>{app.matchIsSafe}</p>}
      <div className={styles.buttons}>
        <Button kind="main" onClick={() => location.reload()}>
          {stored ? app.reloadMatch : app.reloadPage}
        </Button>
        {stored && <Button onClick={() => saveFile(recordFile(stored))}>{app.saveRecord}</Button>}
        {stored && (
          <Button
            onClick={() => {
              changeSettings({ view: view === 'text' ? 'drawn' : 'text' });
              onRetry();
            }}
          >
            {view === 'text' ? ui.playDrawn : ui.playAsText}
          </Button>
        )}
        <a className={linkClass()} href="#/">
          {ui.home}
        </a>
      </div>
      <details>
        <summary>{app.details}</summary>
        <code>{`${error.name}: ${error.message}`}</code>
      </details>
    </Main>
  );
}
