/** The pending parts of the current action of a land game: bits of `state.pending`. */

import { declareNumbers } from '../core/state.ts';

declare module '../core/state.ts' {
  interface State {
    /** Bits of what an action on land still has to ask or to do. */
    pending: number;
  }
}

declareNumbers({ pending: 'set' });

/** A fort's bonus tile may be taken. */
export const TILE = 1 << 0;
/** A fort's point card is to be taken if it can be paid for. */
export const CARD = 1 << 1;
/** … and it may be refused, since a tile was taken. */
export const CARD_REFUSABLE = 1 << 2;
/** An exploration tile is to be taken. */
export const EXPLORE = 1 << 3;
/** The boat has come to where it stays: building and trading are next. */
export const LANDED = 1 << 4;
/** The outpost that trades is to be chosen. */
export const OUTPOST = 1 << 5;
/** A merchant card is to be used or taken. */
export const MARKET = 1 << 6;
/** A merchant card goes to the full trade route. */
export const SWAP = 1 << 7;
/** Two cards of the trade route may change places. */
export const ADJUST = 1 << 8;
/** A merchant card is in use and goes to the seat's pile afterwards. */
export const PUT_AWAY = 1 << 9;
/** Something was taken whose place is filled at the end of the action. */
export const TURN_UP = 1 << 10;
/** The same seat takes another turn after this one. */
export const ANOTHER_TURN = 1 << 11;
