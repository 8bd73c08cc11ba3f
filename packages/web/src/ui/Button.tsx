/** Buttons: the primary one, and those beside it. */

import type { ComponentProps } from 'react';

import styles from './Button.module.css';

/** `main`: what most people do next; `plain`: everything else. */
export type ButtonKind = 'main' | 'plain';

/** The classes that make a link or a label look like a button. @param wide at full width */
export function buttonClass(kind: ButtonKind = 'plain', wide = false): string {
  return `${styles.button} ${styles[kind]} ${wide ? styles.wide : ''}`;
}

/** The props of a button, in addition to those of its HTML element. */
export interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind;
  readonly wide?: boolean;
}

/** A button; of type `button` by default. */
export function Button({ kind = 'plain', wide = false, type = 'button', className = '', ...props }: ButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- "button" unless somebody asks for another one
  return <button {...props} type={type} className={`${buttonClass(kind, wide)} ${className}`} />;
}
