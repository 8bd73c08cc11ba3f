/** What a phone keeps in sight beside the hold: what of a game's own one plays with, such as settlers or cards. */

import { createContext, type ReactNode } from 'react';

/** For the eye alone: one's own board tells the same. */
export const HandyContext = createContext<ReactNode>(null);
