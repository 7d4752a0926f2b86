import { expect, it } from 'vitest';
import { listActivity } from '../../activity/list-activity.ts';
import { bySystem, temporaryStore, TestClock } from '../../testing/temporary-store.ts';
import { contentVersion } from '../content-version.ts';
import { publish } from '../editing/edit-content.ts';
import { inStockProducts } from '../kinds/in-stock-product.ts';
import { findPageWords, listWrittenWords } from './page-words.ts';
import { findEditedPageWords, listPageWords, muteChecks, savePageWords } from './save-page-words.ts';

const path = '/products/vanities/tamarack-36';

it('uses the owner’s words for a page, and the page’s own when they are empty', async () => {
  const store = await temporaryStore();
  expect(await findPageWords(store, path)).toBeUndefined();
  const before = contentVersion(store);
  const save = (from: number, title: string, description: string) =>
    bySystem(store, (transaction) => savePageWords(transaction, { path, from, words: { title, description } }));
  expect(await save(0, '  Vanities,\n36 inches ', '')).toMatchObject({ ok: true, content: { revision: 1 } });
  expect(await findPageWords(store, path)).toEqual({ title: 'Vanities, 36 inches' });
  expect(await findPageWords(store, '/products/vanities')).toBeUndefined();
  expect(contentVersion(store)).toBe(before + 1);
  expect(await save(0, 'Another', '')).toMatchObject({ ok: false, code: 'stale' });
  expect(await save(1, '', 'Oak.')).toMatchObject({ ok: true });
  expect(await findPageWords(store, path)).toEqual({ description: 'Oak.' });
  expect(await listWrittenWords(store)).toEqual({ [path]: { description: 'Oak.' } });
  expect(await save(2, '', '')).toMatchObject({ ok: true });
  expect(await findPageWords(store, path)).toBeUndefined();
  expect(await listWrittenWords(store)).toEqual({});
  expect(await save(3, 'x'.repeat(121), '')).toMatchObject({
    ok: false,
    code: 'invalid',
    issues: [{ field: 'title' }],
  });
  const [latest] = await listActivity(store);
  expect(latest?.words).toBe(`Changed the SEO text for “${path}”`);
});

it('mutes a check without raising the content version', async () => {
  const store = await temporaryStore();
  const before = contentVersion(store);
  const said = await findEditedPageWords(store, path);
  await bySystem(store, (transaction) => muteChecks(transaction, { ...said, muted: ['title-short'] }));
  expect(contentVersion(store)).toBe(before);
  expect((await listPageWords(store)).get(path)).toMatchObject({ revision: 1, muted: ['title-short'], title: '' });
  await bySystem(store, (transaction) =>
    savePageWords(transaction, { path, from: 1, words: { title: 'Oak', description: '' } }),
  );
  expect((await listPageWords(store)).get(path)).toMatchObject({ revision: 2, muted: ['title-short'], title: 'Oak' });
  expect(await findPageWords(store, path)).toEqual({ title: 'Oak' });
});

it('follows a page that moves', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const [before, after] = ['/in-stock/cabinets/oak-vanity', '/in-stock/cabinets/white-oak-vanity'];
  const made = await bySystem(store, (transaction) =>
    publish(transaction, inStockProducts, {
      from: 0,
      fields: { name: 'Oak vanity', description: 'Of oak.' },
      slug: 'oak-vanity',
    }),
  );
  if (!made.ok) throw new Error('It was not published');
  const words = { title: 'Oak, in stock', description: '' };
  await bySystem(store, (transaction) => savePageWords(transaction, { path: before, from: 0, words }));
  const { id } = made.content;
  const at = new Date(store.now().getTime() + 60_000).toISOString();
  await bySystem(store, (transaction) =>
    publish(transaction, inStockProducts, { id, from: 1, slug: 'white-oak-vanity', at }),
  );
  expect(await findPageWords(store, before)).toEqual({ title: words.title });
  expect(await findPageWords(store, after)).toBeUndefined();
  clock.advance(60_000);
  expect(await findPageWords(store, after)).toEqual({ title: words.title });
  expect(await listWrittenWords(store)).toMatchObject({ [after]: { title: words.title } });
  expect((await listPageWords(store)).get(after)).toMatchObject({ revision: 0, title: words.title });

  const moved = await findEditedPageWords(store, after);
  expect(moved).toMatchObject({ path: after, revision: 0, title: words.title });
  // A muted check is a row of its own: the words are kept in it.
  await bySystem(store, (transaction) => muteChecks(transaction, { ...moved, muted: ['title-short'] }));
  expect(await findPageWords(store, after)).toEqual({ title: words.title });
  expect(await findEditedPageWords(store, after)).toMatchObject({ revision: 1, title: words.title });
  await bySystem(store, (transaction) =>
    savePageWords(transaction, { path: after, from: 1, words: { title: '', description: '' } }),
  );
  expect(await findPageWords(store, after)).toBeUndefined();
});

it('rejects words for a post, which has its own form', async () => {
  const store = await temporaryStore();
  const words = { title: 'Doors', description: '' };
  const refused = await bySystem(store, (transaction) =>
    savePageWords(transaction, { path: '/blog/shaker-or-slab', from: 0, words }),
  );
  expect(refused).toEqual({ ok: false, code: 'not-found' });
  const list = await bySystem(store, (transaction) => savePageWords(transaction, { path: '/blog', from: 0, words }));
  expect(list).toMatchObject({ ok: true });
  expect(await findPageWords(store, '/blog')).toEqual({ title: 'Doors' });
});
