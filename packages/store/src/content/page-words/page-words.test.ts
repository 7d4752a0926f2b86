import { expect, it } from 'vitest';
import { listActivity } from '../../activity/list-activity.ts';
import { bySystem, temporaryStore } from '../../testing/temporary-store.ts';
import { contentVersion } from '../content-version.ts';
import { findPageWords } from './page-words.ts';
import { listPageWords, muteChecks, savePageWords } from './save-page-words.ts';

const path = '/products/vanities/tamarack-36';

it('says of a page what the owner wrote, and its own again once that is emptied', async () => {
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
  expect(await save(2, '', '')).toMatchObject({ ok: true });
  expect(await findPageWords(store, path)).toBeUndefined();
  expect(await save(3, 'x'.repeat(121), '')).toMatchObject({
    ok: false,
    code: 'invalid',
    issues: [{ field: 'title' }],
  });
  const [latest] = await listActivity(store);
  expect(latest?.words).toBe(`Changed the search engine words of “${path}”`);
});

it('mutes a check without anything new for visitors, and keeps it beside the words', async () => {
  const store = await temporaryStore();
  const before = contentVersion(store);
  await bySystem(store, (transaction) => muteChecks(transaction, { path, from: 0, muted: ['title-short'] }));
  expect(contentVersion(store)).toBe(before);
  expect((await listPageWords(store)).get(path)).toMatchObject({ revision: 1, muted: ['title-short'], title: '' });
  await bySystem(store, (transaction) =>
    savePageWords(transaction, { path, from: 1, words: { title: 'Oak', description: '' } }),
  );
  expect((await listPageWords(store)).get(path)).toMatchObject({ revision: 2, muted: ['title-short'], title: 'Oak' });
  expect(await findPageWords(store, path)).toEqual({ title: 'Oak' });
});
