import { expect, it } from 'vitest';
import { samplePost } from '../../testing/sample-content.ts';
import { bySystem, TestClock, temporaryStore } from '../../testing/temporary-store.ts';
import { deleteContent, publish, saveDraft, unpublish } from '../editing/edit-content.ts';
import { inStockProducts } from '../kinds/in-stock-product.ts';
import { posts } from '../kinds/post.ts';
import { countContentAt } from './count-content-at.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

it('counts what existed and what was published at an instant', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const beforeAll = new Date(clock.now().getTime() - DAY_MS);
  const ids = await bySystem(store, async (t) => {
    const made: { id: string; from: number }[] = [];
    for (const title of ['Stays', 'Taken back', 'Deleted']) {
      const result = await publish(t, posts, { from: 0, fields: samplePost({ title }) });
      if (result.ok) made.push({ id: result.content.id, from: result.content.revision });
    }
    await saveDraft(t, posts, { from: 0, fields: samplePost({ title: 'Draft' }) });
    await saveDraft(t, inStockProducts, { from: 0, fields: { name: 'Of another kind' } });
    return made;
  });
  const then = clock.now();
  clock.advance(DAY_MS);
  await bySystem(store, async (t) => {
    const [, takenBack, deleted] = ids;
    if (takenBack) await unpublish(t, posts, takenBack);
    if (deleted) await deleteContent(t, posts, deleted);
    await publish(t, posts, { from: 0, fields: samplePost({ title: 'New' }) });
  });
  expect(await countContentAt(store, posts, beforeAll)).toEqual({ total: 0, published: 0 });
  expect(await countContentAt(store, posts, then)).toEqual({ total: 4, published: 3 });
  expect(await countContentAt(store, posts, clock.now())).toEqual({ total: 4, published: 2 });
});
