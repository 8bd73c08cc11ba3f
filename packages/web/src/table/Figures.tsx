/** Where the figures printed on components are known from: a switch, and a sheet that says it of one component. */

import type { Match } from '@windrose/rules';
import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useMemo, useState } from 'react';

import { useWords } from '../i18n/words.ts';
import styles from './Figures.module.css';

/** What components are told: whether they are being asked about, and how they answer. */
interface Figures {
  readonly inspecting: boolean;
  /** Shows what is known of a component. @param figure the name of its pack, a slash, its id. @param label what it is. */
  readonly show: (figure: string, label: string) => void;
  readonly toggle: () => void;
}

const FigureSheet = lazy(async () => ({ default: (await import('./FigureSheet.tsx')).FigureSheet }));

const FiguresContext = createContext<Figures>({ inspecting: false, show: () => {}, toggle: () => {} });

/** For components that can be asked about. */
export function useFigures(): Figures {
  return useContext(FiguresContext);
}

/** Around a table whose components can be asked about. */
export function FigureScope({ match, children }: { readonly match: Match; readonly children: ReactNode }) {
  const [inspecting, inspect] = useState(false);
  const [asked, ask] = useState<{ readonly figure: string; readonly label: string } | null>(null);
  const figures = useMemo(
    () => ({
      inspecting,
      show: (figure: string, label: string) => ask({ figure, label }),
      toggle: () => {
        inspect(!inspecting);
        ask(null);
      },
    }),
    [inspecting],
  );
  useEffect(() => {
    if (!inspecting) return;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') inspect(false);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [inspecting]);
  return (
    <FiguresContext value={figures}>
      {children}
      {inspecting && (
        <Suspense>
          <FigureSheet match={match} asked={asked} onClose={figures.toggle} />
        </Suspense>
      )}
    </FiguresContext>
  );
}

/** The switch. */
export function FigureButton() {
  const { ui } = useWords();
  const { inspecting, toggle } = useFigures();
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed={inspecting}
      aria-label={ui.figures.where}
      title={ui.figures.where}
      data-figures
      onClick={toggle}
    >
      ?
    </button>
  );
}
