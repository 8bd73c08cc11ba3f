/** What is seen of every game on the road; what only one of them has may be missing. */

import type { HoldView } from '../core/view.ts';
import type { SeaSeatView } from '../sea/table.ts';
import type { LaidSeatView } from '../sea/card-sail.ts';
import type { OrderRowView, OrderSeatView } from './orders.ts';
import type { HandView, MarketView } from './row.ts';

/** A seat of any game on the road. */
export interface RoadSeat
  extends HoldView, HandView, Partial<LaidSeatView>, Partial<OrderSeatView>, Partial<SeaSeatView> {}

/** What is seen of any game on the road. */
export interface RoadView extends MarketView, Partial<OrderRowView> {
  readonly seats: readonly RoadSeat[];
}
