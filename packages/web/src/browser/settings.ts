/** The settings of this browser: language, theme, keys, sounds. Stored in local storage. */

import { useSyncExternalStore } from 'react';

import { LANGUAGES, type Language } from '@windrose/words';

import { readEntry, watchEntries, writeEntry } from './storage.ts';

/** The themes of the page. */
export const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Presentations of a match. */
const VIEWS = ['drawn', 'text'] as const;
type View = (typeof VIEWS)[number];

/** Speeds at which the turns of bots are shown: slow enough to follow, quickly, or all at once. */
export const PACES = ['follow', 'quick', 'once'] as const;
type Pace = (typeof PACES)[number];

/** Everything a person can set. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** Whether single keys (digits, U, E) choose options. */
  readonly keys: boolean;
  /** Whether what happens is heard. */
  readonly sounds: boolean;
  /** Volume of sounds: more than 0, at most 1. */
  readonly volume: number;
  /** The presentation of matches: drawn, or as headings, lists and tables. */
  readonly view: View;
  readonly pace: Pace;
  /** Whether a turn ends automatically when nothing is left to do. */
  readonly endsItself: boolean;
  /** Whether every choice is confirmed before it is made. */
  readonly confirms: boolean;
  /** Whether a choice that reveals something, so that it cannot be undone, is confirmed. */
  readonly confirmsReveals: boolean;
  /** Whether a hint tells what to do at once, without saying first where to look. */
  readonly hintsAtOnce: boolean;
  /** Whether clicks during others' turns make a plan of the next turn. */
  readonly plans: boolean;
  /** Whether, on a desktop, the others' boards and the log are below the board, which then uses their space. */
  readonly largeBoard: boolean;
  /** The name the person plays under. */
  readonly name: string;
  /** The level chosen last for a bot, by its name; empty for none yet. */
  readonly botLevel: string;
}

export const SETTINGS_KEY = 'windrose/settings';

function ownLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => wanted.includes(language)) ?? 'en';
}

function read(): Settings {
  const settings: Settings = {
    language: ownLanguage(),
    theme: 'system',
    keys: true,
    sounds: false,
    volume: 0.6,
    view: 'drawn',
    pace: 'follow',
    endsItself: false,
    confirms: false,
    confirmsReveals: true,
    hintsAtOnce: false,
    plans: true,
    largeBoard: false,
    name: '',
    botLevel: '',
  };
  try {
    const stored = JSON.parse(readEntry(SETTINGS_KEY) ?? '{}') as Partial<Record<keyof Settings, unknown>>;
    return {
      language: LANGUAGES.find((language) => language === stored.language) ?? settings.language,
      theme: THEMES.find((theme) => theme === stored.theme) ?? settings.theme,
      keys: typeof stored.keys === 'boolean' ? stored.keys : settings.keys,
      sounds: typeof stored.sounds === 'boolean' ? stored.sounds : settings.sounds,
      volume:
        typeof stored.volume === 'number' && stored.volume > 0 && stored.volume <= 1 ? stored.volume : settings.volume,
      view: VIEWS.find((view) => view === stored.view) ?? settings.view,
      pace: PACES.find((pace) => pace === stored.pace) ?? settings.pace,
      endsItself: stored.endsItself === true,
      confirms: stored.confirms === true,
      confirmsReveals: stored.confirmsReveals !== false,
      hintsAtOnce: stored.hintsAtOnce === true,
      plans: stored.plans !== false,
      largeBoard: stored.largeBoard === true,
      name: typeof stored.name === 'string' ? stored.name.slice(0, 24) : settings.name,
      botLevel: typeof stored.botLevel === 'string' ? stored.botLevel.slice(0, 24) : settings.botLevel,
    };
  } catch {
    return settings;
  }
}

let current = read();
const listeners = new Set<() => void>();
const dark = matchMedia('(prefers-color-scheme: dark)');

function show(): void {
  const { theme, language } = current;
  const night = theme === 'dark' || (theme === 'system' && dark.matches);
  document.documentElement.dataset.theme = night ? 'dark' : 'light';
  document.documentElement.lang = language;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', night ? '#0b1a28' : '#efe2c4');
}

dark.addEventListener('change', show);
show();

/** Changes some of the settings, for good. */
export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  writeEntry(SETTINGS_KEY, JSON.stringify(current));
  show();
  for (const listener of listeners) listener();
}

/** Reads the settings again after another tab, or a backup, has changed them. */
export function reloadSettings(): void {
  current = read();
  show();
  for (const listener of listeners) listener();
}

watchEntries((key) => {
  if (key === SETTINGS_KEY) reloadSettings();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The settings, as they are now. */
export function settingsNow(): Settings {
  return current;
}

/** The settings, as they are now. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settingsNow);
}

/** Whether the person prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
