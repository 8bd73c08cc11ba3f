/** Scroll boxes: as high as their place, with what is longer scrolling inside. */

import { type ComponentProps, useRef } from 'react';

import { useBelow } from './below.ts';
import styles from './Scroll.module.css';

/** The class of a scroll box with an arrow at its lower edge while there is more below: `useBelow` says so. */
export function belowClass(className = ''): string {
  return `${styles.below} ${className}`;
}

/** A box that scrolls, with that arrow. */
export function ScrollBox({ className, ...others }: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null);
  useBelow(box, box);
  return <div {...others} ref={box} className={belowClass(className)} />;
}

/** The classes that make a part of a column scroll. */
export function scrollClass(className = ''): string {
  return `${styles.scroll} ${className}`;
}
