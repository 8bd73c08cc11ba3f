/** Help with a table, and where the figures printed on components are known from: a sheet that says it of one component. */

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';

import { useAnchors } from '../anchors/anchors.ts';
import { lazyComponent } from '../browser/lazy.ts';
import { useSettings } from '../browser/settings.ts';
import { localizedComponent } from '../i18n/localized.ts';
import { useWords } from '../i18n/words.ts';
import type { TableSnapshot } from '../play/session.ts';
import styles from './Figures.module.css';
import { takesKeys } from '../browser/keys.ts';

const FigureSheet = lazyComponent(async () => (await import('./FigureSheet.tsx')).FigureSheet);
const TableHelp = localizedComponent(async () => (await import('./help/TableHelp.tsx')).TableHelp);

/** Whether components are being asked about. */
interface Figures {
  readonly inspecting: boolean;
  readonly toggle: () => void;
}

/** Shows what is known of a component. @param figure the name of its pack, a slash, its id. @param label what it is. */
type ShowFigure = (figure: string, label: string) => void;

/** Asks for help with the table. */
const HelpContext = createContext<() => void>(() => {});

const FiguresContext = createContext<Figures>({ inspecting: false, toggle: () => {} });
// Separate from the switch, so that components that only need the callback are not rendered again when it changes.
const ShowContext = createContext<ShowFigure>(() => {});

/** Whether components are being asked about. */
export function useInspecting(): boolean {
  return useContext(FiguresContext).inspecting;
}

/** For components that can be asked about: how they answer. */
export function useShowFigure(): ShowFigure {
  return useContext(ShowContext);
}

let asking = false;
const watchers = new Set<() => void>();
const isInspecting = (): boolean => asking;

function watchInspecting(listener: () => void): () => void {
  watchers.add(listener);
  return () => watchers.delete(listener);
}

/** Begins or ends that components are asked where their figures are known from; there is one table on a page. */
export function inspect(on: boolean): void {
  asking = on;
  for (const watcher of watchers) watcher();
}

/** Around a table whose components can be asked about. */
export function FigureScope({ table, children }: { readonly table: TableSnapshot; readonly children: ReactNode }) {
  const inspecting = useSyncExternalStore(watchInspecting, isInspecting);
  const anchors = useAnchors();
  const [asked, setAsked] = useState<{ readonly figure: string; readonly label: string } | null>(null);
  const show = useCallback<ShowFigure>((figure, label) => setAsked({ figure, label }), []);
  const figures = useMemo(
    () => ({
      inspecting,
      toggle: () => {
        inspect(!inspecting);
        setAsked(null);
      },
    }),
    [inspecting],
  );
  // Leaving the table ends the asking.
  useEffect(() => () => inspect(false), []);
  const [helping, setHelping] = useState(false);
  const help = useCallback(() => setHelping(true), []);
  const { keys } = useSettings();
  useEffect(() => {
    if (!keys) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.defaultPrevented || takesKeys(event.target)) return;
      event.preventDefault();
      setHelping(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [keys]);
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
        <HelpContext value={help}>
          <div
            ref={inspecting ? anchors.at('inspecting') : undefined}
            className={styles.scope}
            data-inspecting={inspecting}
          >
            {children}
          </div>
        </HelpContext>
      </ShowContext>
      {helping && <TableHelp table={table} onClose={() => setHelping(false)} />}
      {inspecting && <FigureSheet match={table.match} asked={asked} onClose={figures.toggle} />}
    </FiguresContext>
  );
}

/** The question mark: help with this table. */
export function FigureButton() {
  const { ui } = useWords();
  const help = useContext(HelpContext);
  return (
    <button type="button" className={styles.switch} aria-label={ui.help} title={ui.help} data-help onClick={help}>
      ?
    </button>
  );
}
