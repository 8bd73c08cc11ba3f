/** The settings of this browser: language, theme, how matches are shown and played. */

import { LANGUAGES, nameOfLanguage } from '@windrose/words';
import type { ReactNode } from 'react';

import { usePhone, useSideColumn } from '../../browser/media.ts';
import { changeSettings, PACES, type Settings, THEMES, useSettings } from '../../browser/settings.ts';
import { useFirstWords } from '../../i18n/first-words.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ScrollBox } from '../../ui/Scroll.tsx';
import styles from './Settings.module.css';
import { useSettingsWords } from './words.ts';

/** The settings that are on or off. */
type Switch = { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings];

/** The dialog. Each change counts at once and is kept. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { ui } = useFirstWords();
  const texts = useSettingsWords();
  const { language, theme, view, sounds, volume, pace } = useSettings();
  const desk = useSideColumn();
  const phone = usePhone();
  const loudness = Math.round(volume * 100);
  return (
    <Dialog title={ui.settings} size="narrow" className={styles.settings} light onClose={onClose}>
      {(close) => (
        <>
          <ScrollBox className={styles.fields}>
            <Choice
              name="language"
              legend={texts.language}
              values={LANGUAGES}
              chosen={language}
              label={nameOfLanguage}
              onChoose={(other) => changeSettings({ language: other })}
            />
            <Choice
              name="theme"
              legend={ui.theme}
              values={THEMES}
              chosen={theme}
              label={(other) => ui.themes[other]}
              onChoose={(other) => changeSettings({ theme: other })}
            />
            <Choice
              name="pace"
              legend={texts.pace}
              values={PACES}
              chosen={pace}
              label={(other) => texts.paces[other]}
              onChoose={(other) => changeSettings({ pace: other })}
            />
            <Check setting="endsItself">{texts.endsItself}</Check>
            <Check setting="confirmsReveals">{texts.confirmsReveals}</Check>
            <Check setting="confirms">{texts.confirms}</Check>
            <Check setting="hintsAtOnce">{texts.hintsAtOnce}</Check>
            <p>{texts.hintsAtOnceHelp}</p>
            <Check setting="plans">{texts.plans}</Check>
            <Check setting="keys">{texts.keys}</Check>
            {/* A phone has no keyboard, as a rule. */}
            {!phone && <p>{texts.keysHelp}</p>}
            <Check setting="sounds">{texts.soundsHelp}</Check>
            {sounds && (
              <label className={styles.volume}>
                {texts.volume}
                <input
                  type="range"
                  min="5"
                  max="100"
                  step="5"
                  value={loudness}
                  aria-valuetext={texts.percent(loudness)}
                  onChange={(event) => changeSettings({ volume: Number(event.target.value) / 100 })}
                />
                <output>{texts.percent(loudness)}</output>
              </label>
            )}
            {desk && <Check setting="largeBoard">{texts.largeBoard}</Check>}
            <label>
              <input
                type="checkbox"
                checked={view === 'text'}
                onChange={(event) => changeSettings({ view: event.target.checked ? 'text' : 'drawn' })}
              />
              {texts.textView}
            </label>
          </ScrollBox>
          <Button kind="main" onClick={close}>
            {ui.close}
          </Button>
        </>
      )}
    </Dialog>
  );
}

/** One of several values. */
function Choice<Value extends string>({
  name,
  legend,
  values,
  chosen,
  label,
  onChoose,
}: {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly label: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value} {...(name === 'language' ? { lang: value } : {})}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {label(value)}
        </label>
      ))}
    </fieldset>
  );
}

/** On or off. */
function Check({ setting, children }: { readonly setting: Switch; readonly children: ReactNode }) {
  const { [setting]: on } = useSettings();
  return (
    <label>
      <input type="checkbox" checked={on} onChange={(event) => changeSettings({ [setting]: event.target.checked })} />
      {children}
    </label>
  );
}
