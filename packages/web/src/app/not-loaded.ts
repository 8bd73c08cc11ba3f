/** What stands in place of the page when it could not be fetched. It brings its own words: those of the page may be what is missing. */

import type { Language } from '@windrose/words';

import { settingsNow } from '../browser/settings.ts';

const WORDS: Readonly<Record<Language, { readonly fault: string; readonly advice: string; readonly reload: string }>> =
  {
    en: {
      fault: 'Windrose could not be loaded.',
      advice: 'The connection may have failed. Matches kept in this browser are safe.',
      reload: 'Try again',
    },
    pl: {
      fault: 'Nie udało się wczytać Windrose.',
      advice: 'Być może zawiodło połączenie. Partie zapisane w tej przeglądarce są bezpieczne.',
      reload: 'Spróbuj ponownie',
    },
  };

/** Says so, and offers to load the page again. */
export function showNotLoaded(root: HTMLElement): void {
  const { language } = settingsNow();
  const { fault, advice, reload } = WORDS[language];
  const main = document.createElement('main');
  main.lang = language;
  // Without any style sheet it is still legible.
  main.style.cssText = 'max-width: 680px; margin: 0 auto; padding: 16vh 24px 48px; text-align: center';
  const heading = document.createElement('h1');
  heading.textContent = fault;
  const text = document.createElement('p');
  text.role = 'alert';
  text.textContent = advice;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = reload;
  button.style.cssText = 'min-height: 44px; padding: 8px 20px; font: inherit';
  button.addEventListener('click', () => location.reload());
  main.append(heading, text, button);
  root.replaceChildren(main);
  button.focus();
}
