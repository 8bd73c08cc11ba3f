/** A toast: a notice at the lower edge that stays until it has been read, is tapped, or is answered. */

import { type ReactNode, useEffect, useRef } from 'react';

import styles from './Toast.module.css';

/** Milliseconds in which it can be read several times over; afterwards it covers nothing any more. */
const TIME = 12_000;

/** @param label what it is called to screen readers. @param onClose called after its time, and on a tap beside its buttons */
export function Toast({
  label,
  onClose,
  children,
}: {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const own = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      timer = setTimeout(() => {
        // Whoever is about to answer it keeps it.
        if (own.current?.matches(':hover, :focus-within')) wait();
        else close.current();
      }, TIME);
    };
    wait();
    const toast = own.current;
    // Whoever has no pointer has the buttons.
    const tap = ({ target }: MouseEvent): void => {
      if (target instanceof Element && !target.closest('button')) close.current();
    };
    toast?.addEventListener('click', tap);
    return () => {
      clearTimeout(timer);
      toast?.removeEventListener('click', tap);
    };
  }, []);
  return (
    <aside ref={own} className={styles.toast} role="status" aria-label={label}>
      {children}
    </aside>
  );
}
