/** The view of any game on the road; fields that only one of them has are optional. */

import type { HoldView } from '../core/view.ts';
import type { SeaSeatView } from '../sea/table.ts';
import type { LaidSeatView } from '../sea/card-sail.ts';
import type { OrderRowView, OrderSeatView } from './orders.ts';
import type { HandView, MarketView } from './row.ts';

/** A seat of any game on the road. */
export interface RoadSeat
  extends HoldView, HandView, Partial<LaidSeatView>, Partial<OrderSeatView>, Partial<SeaSeatView> {}

/** The view of any game on the road. */
export interface RoadView extends MarketView, Partial<OrderRowView> {
  readonly seats: readonly RoadSeat[];
}
