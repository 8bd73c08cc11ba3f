/** The bar at the top: home, the name of the screen, language, theme, sounds and settings. */

import { LANGUAGES, nameOfLanguage } from '@windrose/words';
import { memo, type ReactNode, useState } from 'react';

import { Sign } from '../../art/Icon.tsx';
import { useFirstWords } from '../../i18n/first-words.ts';
import styles from './Shell.module.css';
import { changeSettings, useSettings } from '../../browser/settings.ts';
import { SettingsDialog } from '../settings/lazy.ts';

const LIGHTS = { system: 'device', light: 'sun', dark: 'moon' } as const;
/** The theme that follows on each. */
const AFTER = { system: 'light', light: 'dark', dark: 'system' } as const;

/** The bar. */
export function Bar({ title, children }: { readonly title?: string; readonly children?: ReactNode }) {
  const { ui } = useFirstWords();
  const { view } = useSettings();
  const changeView = (event: { preventDefault(): void }): void => {
    changeSettings({ view: view === 'text' ? 'drawn' : 'text' });
    skipToContent(event);
  };
  return (
    <header className={styles.bar}>
      <a className={styles.skipLink} href="#content" onClick={skipToContent}>
        {ui.skipToContent}
      </a>
      <a className={styles.skipLink} href="#content" onClick={changeView} data-view>
        {view === 'text' ? ui.playDrawn : ui.playAsText}
      </a>
      <a className={styles.logo} href="#/" aria-label={`Windrose, ${ui.home}`} title={ui.home}>
        <svg width="34" height="34" viewBox="-50 -50 100 100" aria-hidden="true">
          <use href="#rose" x="-50" y="-50" width="100" height="100" />
        </svg>
        <span>Windrose</span>
      </a>
      {title !== undefined && <span className={styles.title}>{title}</span>}
      {children}
      <span className={styles.grow} />
      <SettingsMenu short={title !== undefined} />
    </header>
  );
}

// The address after "#" names the screen, so the link must not change it.
function skipToContent(event: { preventDefault(): void }): void {
  event.preventDefault();
  const content = document.querySelector<HTMLElement>('#content');
  content?.setAttribute('tabindex', '-1');
  content?.focus();
}

/** @param short on a phone only the button of the dialog, which has everything. */
const SettingsMenu = memo(function SettingsMenu({ short }: { readonly short: boolean }) {
  const { ui } = useFirstWords();
  const { language, theme, sounds } = useSettings();
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={`${styles.quick} ${short ? styles.short : ''}`}>
        {LANGUAGES.filter((other) => other !== language).map((other) => (
          <button
            key={other}
            type="button"
            className={styles.barButton}
            lang={other}
            onClick={() => changeSettings({ language: other })}
          >
            {nameOfLanguage(other)}
          </button>
        ))}
        <button
          type="button"
          className={styles.barButton}
          aria-label={`${ui.theme}: ${ui.themes[theme]}`}
          title={`${ui.theme}: ${ui.themes[theme]}`}
          onClick={() => changeSettings({ theme: AFTER[theme] })}
        >
          <Sign name={LIGHTS[theme]} />
        </button>
        <button
          type="button"
          className={styles.barButton}
          aria-label={ui.sounds}
          aria-pressed={sounds}
          title={sounds ? ui.soundsOff : ui.soundsOn}
          onClick={() => changeSettings({ sounds: !sounds })}
        >
          <Sign name={sounds ? 'sound' : 'silence'} />
        </button>
        <button
          type="button"
          className={styles.barButton}
          aria-label={ui.settings}
          title={ui.settings}
          onClick={() => setOpen(true)}
        >
          <Sign name="gear" />
        </button>
      </div>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
});
