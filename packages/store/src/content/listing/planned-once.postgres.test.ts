import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { reader } from '../../database/handles.ts';
import { samplePost } from '../../testing/sample-content.ts';
import { bySystem, temporaryStore } from '../../testing/temporary-store.ts';
import { publish } from '../editing/edit-content.ts';
import { posts } from '../kinds/post.ts';
import { findBriefPage } from './list-content.ts';

/** The first are asked without a name, or planned with their values, for comparison. */
const ASKED = 12;

it('has the first page of a list planned once, not each time', async () => {
  const store = await temporaryStore();
  await bySystem(store, (t) => publish(t, posts, { from: 0, fields: samplePost() }));
  // As many that a tenth of them is another matter than a page.
  const others = sql`jsonb_build_object('id', gen_random_uuid(), 'slug', 'other-' || other)`;
  await sql`insert into content select made.* from content, generate_series(1, 2000) as other,
    jsonb_populate_record(content, ${others}) as made`.execute(reader(store));
  await sql`analyze content`.execute(reader(store));
  for (let asked = 0; asked < ASKED; asked += 1) await findBriefPage(store, posts, { page: 1, perPage: 12 });
  const { rows } = await sql<{ planned: number }>`select sum(custom_plans) as planned from pg_prepared_statements
    where statement like '%"brief"%limit%'`.execute(reader(store));
  expect(rows[0]?.planned).toBeGreaterThan(0);
  expect(rows[0]?.planned).toBeLessThanOrEqual(5);
});
