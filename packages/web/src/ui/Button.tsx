/** Buttons: the primary one, those beside it, and rows of them. */

import type { ComponentProps } from 'react';

import styles from './Button.module.css';

/**
 * `main`: what most people do next; `plain`: everything else; `soft`: on a sheet, where a plain one would look like text; `quiet`: what is
 * rarely wanted; `risky`: what cannot be taken back, once it was asked for.
 */
export type ButtonKind = 'main' | 'plain' | 'soft' | 'quiet' | 'risky';

/** `wide`: at full width; `low`: among other things of a line. */
export type ButtonSize = 'usual' | 'wide' | 'low';

/** The classes that make a link or a label look like a button. */
export function buttonClass(kind: ButtonKind = 'plain', size: ButtonSize = 'usual'): string {
  return `${styles.button} ${styles[kind]} ${styles[size] ?? ''}`;
}

/** The classes of a row of buttons and links, which are soft and low; the main one has `data-main`. */
export function buttonRowClass(className = ''): string {
  return `${styles.row} ${className}`;
}

/** The props of a button, in addition to those of its HTML element. */
export interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
}

/** A button; of type `button` by default. */
export function Button({ kind = 'plain', size = 'usual', type = 'button', className = '', ...props }: ButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- "button" unless somebody asks for another one
  return <button {...props} type={type} className={`${buttonClass(kind, size)} ${className}`} />;
}
