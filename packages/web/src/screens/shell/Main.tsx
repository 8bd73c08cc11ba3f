/** The content of a screen, below the bar. */

import { type ReactNode, useLayoutEffect, useRef } from 'react';

import { arriveAt } from './arrival.ts';

export function Main({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (main.current) arriveAt(main.current);
  }, []);
  return (
    <main id="content" ref={main} className={className}>
      {children}
    </main>
  );
}
