import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** What can be read. Writing takes a `WriteTransaction`. */
export type Reader = Pick<Kysely<Tables>, 'selectFrom' | 'selectNoFrom'>;
/** What can be written, and read as it is written, within one transaction. */
export type Writer = Transaction<Tables>;
