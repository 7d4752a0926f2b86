import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** Read access. Writing needs a `WriteTransaction`. */
export type Reader = Pick<Kysely<Tables>, 'selectFrom' | 'selectNoFrom'>;
/** Write and read access within a transaction. */
export type Writer = Transaction<Tables>;
