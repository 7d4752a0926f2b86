import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { reader } from '../../database/handles.ts';
import { samplePost } from '../../testing/sample-content.ts';
import { queryPostgres } from '../../testing/query-postgres.ts';
import { bySystem, temporaryStore } from '../../testing/temporary-store.ts';
import { databaseUrlOf } from '../../testing/test-database.ts';
import { publish } from '../editing/edit-content.ts';
import { posts } from '../kinds/post.ts';
import { findBriefPage } from './list-content.ts';

/** The first are asked without a name, or planned with their values, for comparison. */
const ASKED = 12;

it('has PostgreSQL plan the first page of a list once', async () => {
  const store = await temporaryStore();
  await bySystem(store, (t) => publish(t, posts, { from: 0, fields: samplePost() }));
  const url = (await databaseUrlOf(store.dataDir)) ?? '';
  // As many that a tenth of them is another matter than a page.
  await queryPostgres(
    url,
    `insert into content select made.* from content, generate_series(1, 2000) as other,
      jsonb_populate_record(content, jsonb_build_object('id', gen_random_uuid(), 'slug', 'other-' || other)) as made`,
  );
  await queryPostgres(url, 'analyze content');
  for (let asked = 0; asked < ASKED; asked += 1) await findBriefPage(store, posts, { page: 1, perPage: 12 });
  const { planned } = await reader(store)
    .selectFrom(sql<{ statement: string; custom_plans: number }>`pg_prepared_statements`.as('prepared'))
    .select((eb) => eb.fn.sum<number>('custom_plans').as('planned'))
    .where('statement', 'like', '%"brief"%limit%')
    .executeTakeFirstOrThrow();
  expect(planned).toBeGreaterThan(0);
  expect(planned).toBeLessThanOrEqual(5);
});
