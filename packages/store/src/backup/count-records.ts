import type { Kysely } from 'kysely';
import { editedKinds } from '../content/kinds/edited-kinds.ts';
import type { Reader } from '../database/access.ts';
import type { Tables } from '../database/schema.ts';
import { media } from '../media/medium.ts';

const countedKinds = [...editedKinds, media];
const tableCounts = {
  lead: 'Leads',
  lead_file: 'Lead files',
  lead_note: 'Lead notes',
  lead_reply: 'Replies',
  lead_response: 'Customer replies',
  comment: 'Comments',
  account: 'Users',
  redirect: 'Redirects',
  content_change: 'Version history entries',
} as const satisfies Partial<Record<keyof Tables, string>>;

/** Number of records by their name for the owner, without deleted ones. */
export type RecordCounts = Readonly<Record<string, number>>;

export async function countRecords(database: Reader | Kysely<Tables>): Promise<RecordCounts> {
  const kinds = await database
    .selectFrom('content')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('kind')
    .execute();
  const counts: Record<string, number> = {};
  for (const { name, label, noun } of countedKinds) {
    counts[label ?? noun] = kinds.find((row) => row.kind === name)?.count ?? 0;
  }
  for (const table of Object.keys(tableCounts) as (keyof typeof tableCounts)[]) {
    const row = await database
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[tableCounts[table]] = row.count;
  }
  // Settings change but don't grow, so their changes are counted.
  const settings = await database
    .selectFrom('content_change')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('content_id', 'in', (eb) => eb.selectFrom('content').select('id').where('kind', 'like', 'settings-%'))
    .executeTakeFirstOrThrow();
  counts['Settings changes'] = settings.count;
  return counts;
}
