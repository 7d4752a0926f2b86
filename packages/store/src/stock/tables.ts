import type { Instant } from '../database/column-types.ts';

/** A held piece of an in-stock product. It ends by time alone; no job is needed. */
export interface HoldTable {
  lead_id: string;
  product_id: string;
  /** The instant at which it becomes free. */
  until_at: Instant;
  /** When it was released early; null if it was not. */
  released_at: Instant | null;
  /** When it was confirmed for the full time; null while it lasts an hour. */
  confirmed_at: Instant | null;
  /** Hash of the network, for the limit on unconfirmed holds; deleted once confirmed, or after a day. */
  network: string | null;
}

export interface StockTables {
  hold: HoldTable;
}
