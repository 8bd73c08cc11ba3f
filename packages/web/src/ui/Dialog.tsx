/** A modal dialog: a sheet above the page. It is open for as long as it is drawn; Escape closes it. */

import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { useBelow } from './below.ts';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { belowClass } from './Scroll.tsx';

/** The props of a dialog. Its accessible name is its title, or a label if the content has its own heading. */
export type DialogProps = {
  /** Called after it was closed by any means: the parent unmounts it. */
  readonly onClose: () => void;
  /** `narrow`: of the width of a column of text. */
  readonly size?: 'narrow' | 'wide';
  readonly className?: string | undefined;
  /** Whether a click beside the sheet closes it: only where nothing typed would be lost. */
  readonly light?: boolean;
  /** What has the focus at first; by default the first thing that can have it. */
  readonly first?: RefObject<HTMLElement | null>;
  /** The word on a button that closes it, which stays in view at its lower edge however long the content is. */
  readonly closing?: string;
  /** The content. A function receives `close`, which returns the focus to the element that had it before. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
} & ({ readonly title: ReactNode } | { readonly label: string });

/** Pixels below the content. */
const PADDING = 22;

/** The dialog. */
export function Dialog({
  onClose,
  size = 'wide',
  className = '',
  light = false,
  first,
  closing,
  children,
  ...named
}: DialogProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const box = useRef<HTMLDialogElement>(null);
  const keep = useCallback((element: HTMLDialogElement | null) => {
    box.current = element;
    setDialog(element);
  }, []);
  const id = useId();
  useLayoutEffect(() => {
    dialog?.showModal();
    if (dialog) first?.current?.focus({ preventScroll: true });
    // Closed before it goes, it gives the focus back.
    return () => dialog?.close();
  }, [dialog, first]);
  useBelow(box, box, PADDING);
  const close = (): void => dialog?.close();
  const closeFromBeside = ({ clientX: x, clientY: y, target, currentTarget }: MouseEvent<HTMLDialogElement>): void => {
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
    if (target === currentTarget && (x < left || x > right || y < top || y > bottom)) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      ref={keep}
      className={belowClass(
        `${styles.dialog} ${styles[size]} ${closing === undefined ? '' : styles.closes} ${className}`,
      )}
      {...('title' in named ? { 'aria-labelledby': id } : { 'aria-label': named.label })}
      onClose={onClose}
      onClick={light ? closeFromBeside : undefined}
    >
      {'title' in named && (
        <h2 id={id} className={styles.title}>
          {named.title}
        </h2>
      )}
      {typeof children === 'function' ? children(close) : children}
      {closing !== undefined && (
        <Button kind="main" className={styles.closing} onClick={close}>
          {closing}
        </Button>
      )}
    </dialog>
  );
}
