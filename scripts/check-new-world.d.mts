/** A constraint of the printed game, and what the pack makes of it. */
export interface Finding {
  readonly section: string;
  readonly title: string;
  readonly verdict: 'holds' | 'noted' | 'fails';
  /** What breaks it, at most six of them. */
  readonly found: readonly string[];
}

/** All constraints with what was found. @param pack the raw pack */
export function checkNewWorld(pack: Readonly<Record<string, unknown>>): Finding[];
