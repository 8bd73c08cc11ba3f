/** Buttons: the one that goes on, and those beside it. */

import type { ComponentProps } from 'react';

import styles from './Button.module.css';

/** `main`: what most people do next; `plain`: everything else. */
export type ButtonKind = 'main' | 'plain';

/** How a link or a label looks like a button. @param wide as wide as what it is in */
export function buttonClass(kind: ButtonKind = 'plain', wide = false): string {
  return `${styles.button} ${styles[kind]} ${wide ? styles.wide : ''}`;
}

/** What a button is told, besides everything that HTML knows of one. */
export interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind;
  readonly wide?: boolean;
}

/** A button. It sends no form unless it is told to. */
export function Button({ kind = 'plain', wide = false, type = 'button', className = '', ...props }: ButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- "button" unless somebody asks for another one
  return <button {...props} type={type} className={`${buttonClass(kind, wide)} ${className}`} />;
}
