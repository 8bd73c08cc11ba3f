/** The pieces that a phone keeps in view beside the hold, such as settlers or cards. */

import { createContext, type ReactNode } from 'react';

/** Decorative: the player's own board has the same content. */
export const HandyContext = createContext<ReactNode>(null);
