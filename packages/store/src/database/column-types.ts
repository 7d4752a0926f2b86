/** An instant as `Date.toISOString()` writes it: ISO-8601 text in UTC, which sorts as time. */
export type Instant = string;
export type Bit = 0 | 1;
export type JsonText = string;
