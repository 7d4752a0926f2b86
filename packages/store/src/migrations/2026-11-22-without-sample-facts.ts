import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

/** SHA-256 of the two sets of sample facts that were ever written into new stores. */
const sampleFacts = new Set([
  '5b220e371f425e61a60000f77de68ae010366d9e2ec86471d0f57e82384fa355',
  '1907df8e0fe709e8afcf1537fa6d860d3edcbcf2c54bd593a931e19835b6ad4b',
]);

/**
 * Takes out sample facts that nobody changed: as a saved record they hid the defaults of every later version. What an
 * owner changed stays.
 */
export const withoutSampleFacts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const saved = await sql<{ value: string }>`select value from setting where key = 'business-facts'`.execute(db);
    const value = saved.rows[0]?.value ?? '';
    if (!sampleFacts.has(createHash('sha256').update(value).digest('hex'))) return;
    await sql`delete from setting where key = 'business-facts'`.execute(db);
    await sql`update content_version set version = version + 1`.execute(db);
  },
};
