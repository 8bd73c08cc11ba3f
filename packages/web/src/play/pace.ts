/** The speed at which the turns of others are shown. */

/** Factors on the display time of each choice of others. */
const STRETCH = { follow: 1, quick: 0.4, once: 0 } as const;

let stretch: number = STRETCH.follow;

/** Sets the pace, for all tables of the page. */
export function setPace(pace: keyof typeof STRETCH): void {
  stretch = STRETCH[pace];
}

/** Milliseconds for which what the player has done is looked at before others go on: at every pace, unless all is shown at once. */
export function lookedAtFor(ms: number): number {
  return stretch === STRETCH.once ? 0 : ms;
}

/** Milliseconds for which what others have done is read: where their turns are shown step by step, and at no other pace. */
export function readFor(ms: number): number {
  return stretch === STRETCH.follow ? ms : 0;
}

/** Milliseconds at this pace. */
export function paced(ms: number): number {
  return ms * stretch;
}
