/** The turn of an analysis that somebody has asked for. */

import { useState } from 'react';

/** A turn that somebody has asked for; another object each time. */
export interface RequestedTurn {
  readonly from: number;
  /** Whether the board is to be seen rather than its explanation. */
  readonly onBoard: boolean;
}

/** The turn that was last asked for, at first the one that begins at `version`, if one does; and how to ask for another one. */
export function useRequestedTurn(
  version: number,
  onGo: (version: number) => void,
): { readonly requested: RequestedTurn; readonly request: (from: number, onBoard?: boolean) => void } {
  const [requested, setRequested] = useState<RequestedTurn>({ from: version, onBoard: false });
  return {
    requested,
    request(from, onBoard = false) {
      setRequested({ from, onBoard });
      onGo(from);
    },
  };
}
