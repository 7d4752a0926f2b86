import type { Instant } from '../database/column-types.ts';

/** A piece of an in-stock product that is set aside for a lead. It ends by itself: nothing has to happen for that. */
export interface HoldTable {
  lead_id: string;
  /** The content that the piece is of. */
  product_id: string;
  /** The first instant at which the piece is free again. */
  until_at: Instant;
  /** Since when it is not set aside any more, although its time is not over; null while it is. */
  released_at: Instant | null;
}

export interface StockTables {
  hold: HoldTable;
}
