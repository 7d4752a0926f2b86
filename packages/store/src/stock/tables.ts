import type { Instant } from '../database/column-types.ts';

/** A piece of an in-stock product that is held for a lead. It ends on its own: nothing has to happen for that. */
export interface HoldTable {
  lead_id: string;
  /** The content that the piece is of. */
  product_id: string;
  /** The first instant at which the piece is free again. */
  until_at: Instant;
  /** Since when it is not set aside anymore, although its time is not over; null while it is. */
  released_at: Instant | null;
  /** Since when it is held for the full time: the visitor or the shop confirmed it. Null while it ends after an hour. */
  confirmed_at: Instant | null;
  /** Hash of the network it was reserved from, for the limit on unconfirmed holds; gone once confirmed, or after a day. */
  network: string | null;
}

export interface StockTables {
  hold: HoldTable;
}
