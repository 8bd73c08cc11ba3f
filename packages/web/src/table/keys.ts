/** Single keys: digits choose an option, U takes a step back, Shift+U the turn, E ends the turn. */

import { useEffect, useRef } from 'react';

import { useSettings } from '../browser/settings.ts';
import type { Offer } from '../play/offers.ts';
import type { TableSnapshot, TableSession } from '../play/session.ts';
import { takesKeys } from '../browser/keys.ts';

interface Keys {
  readonly offers: readonly Offer[];
  readonly session: TableSession;
  readonly table: TableSnapshot;
  readonly onOffer: (offer: Offer) => void;
}

/** Handles keys, unless they are switched off or a person is typing. */
export function useKeys(keys: Keys): void {
  const { keys: wanted } = useSettings();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!wanted) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (takesKeys(event.target)) return;
      const { offers, session, table, onOffer } = latest.current;
      const key = event.key.toLowerCase();
      if (/^\d$/.test(key)) {
        const offer = offers[(Number(key) + 9) % 10];
        if (offer) onOffer(offer);
      } else if (key === 'u' && table.canUndo) {
        if (event.shiftKey) session.undoTurn();
        else session.undoStep();
      } else if (key === 'e') {
        session.endTurn();
      } else {
        return;
      }
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [wanted]);
}
