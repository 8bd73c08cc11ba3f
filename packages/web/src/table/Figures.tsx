/** Where the figures printed on components are known from: a switch, and a sheet that says it of one component. */

import type { Match } from '@windrose/rules';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';

import { useWords } from '../i18n/words.ts';
import styles from './Figures.module.css';
import { FigureSheet } from './FigureSheet.tsx';

/** Whether components are being asked about. */
interface Figures {
  readonly inspecting: boolean;
  readonly toggle: () => void;
}

/** Shows what is known of a component. @param figure the name of its pack, a slash, its id. @param label what it is. */
type ShowFigure = (figure: string, label: string) => void;

const FiguresContext = createContext<Figures>({ inspecting: false, toggle: () => {} });
// Apart from the switch: what is told only how to answer is not drawn anew when it is thrown.
const ShowContext = createContext<ShowFigure>(() => {});

/** Whether components are being asked about. */
export function useInspecting(): boolean {
  return useContext(FiguresContext).inspecting;
}

/** For components that can be asked about: how they answer. */
export function useShowFigure(): ShowFigure {
  return useContext(ShowContext);
}

/** Around a table whose components can be asked about. */
export function FigureScope({ match, children }: { readonly match: Match; readonly children: ReactNode }) {
  const [inspecting, inspect] = useState(false);
  const [asked, ask] = useState<{ readonly figure: string; readonly label: string } | null>(null);
  const show = useCallback<ShowFigure>((figure, label) => ask({ figure, label }), []);
  const figures = useMemo(
    () => ({
      inspecting,
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
      <ShowContext value={show}>
        <div className={styles.scope} data-inspecting={inspecting}>
          {children}
        </div>
      </ShowContext>
      {inspecting && <FigureSheet match={match} asked={asked} onClose={figures.toggle} />}
    </FiguresContext>
  );
}

/** The switch. */
export function FigureButton() {
  const { ui } = useWords();
  const { inspecting, toggle } = useContext(FiguresContext);
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
