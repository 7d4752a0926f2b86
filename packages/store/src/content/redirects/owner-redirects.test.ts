import { expect, it } from 'vitest';
import { listActivity } from '../../activity/list-activity.ts';
import { samplePost } from '../../testing/sample-content.ts';
import { bySystem, temporaryStore } from '../../testing/temporary-store.ts';
import { contentVersion } from '../content-version.ts';
import { posts } from '../kinds/post.ts';
import { findRedirect } from './find-redirect.ts';
import { publish, unpublish } from '../editing/edit-content.ts';
import { deleteRedirect, listRedirects, saveRedirect } from './owner-redirects.ts';

it('leads where the owner says, over several steps, until it is removed', async () => {
  const store = await temporaryStore();
  const before = contentVersion(store);
  await bySystem(store, async (t) => {
    await saveRedirect(t, { path: '/2019/offer', to: '/offer' });
    await saveRedirect(t, { path: '/offer', to: '/in-stock' });
  });
  expect(await findRedirect(store, '/2019/offer')).toBe('/in-stock');
  expect(await findRedirect(store, '/elsewhere')).toBeUndefined();
  expect(contentVersion(store)).toBe(before + 2);
  expect(await bySystem(store, (t) => deleteRedirect(t, '/offer'))).toBe(true);
  expect(await bySystem(store, (t) => deleteRedirect(t, '/offer'))).toBe(false);
  expect(await findRedirect(store, '/2019/offer')).toBe('/offer');
  expect((await listActivity(store)).map(({ action }) => action).toSorted()).toEqual([
    'redirect.deleted',
    'redirect.saved',
    'redirect.saved',
  ]);
});

it.each([
  ['//elsewhere.example/', '/contact', ['path']],
  ['/old', 'https://elsewhere.example/', ['to']],
  ['/old', '//elsewhere.example/', ['to']],
  ['/old', String.raw`/\elsewhere.example`, ['to']],
  ['/old', '/old', ['to']],
  ['/old?page=2', '/contact', ['path']],
] as const)('refuses to lead from %s to %s', async (path, to, fields) => {
  const store = await temporaryStore();
  const result = await bySystem(store, (t) => saveRedirect(t, { path, to }));
  expect(!result.ok && result.issues.map(({ field }) => field)).toEqual(fields);
  expect(await listRedirects(store)).toEqual([]);
});

it('refuses a circle, however long', async () => {
  const store = await temporaryStore();
  await bySystem(store, async (t) => {
    await saveRedirect(t, { path: '/a', to: '/b' });
    await saveRedirect(t, { path: '/b', to: '/c' });
  });
  expect(await bySystem(store, (t) => saveRedirect(t, { path: '/c', to: '/a' }))).toMatchObject({ code: 'invalid' });
});

it('lists those of the owner and those that the store made, with where they lead now', async () => {
  const store = await temporaryStore();
  const fields = samplePost();
  const first = await bySystem(store, (t) => publish(t, posts, { from: 0, fields, slug: 'one' }));
  const id = first.ok ? first.content.id : '';
  await bySystem(store, (t) => publish(t, posts, { id, from: 1, slug: 'two' }));
  await bySystem(store, (t) => saveRedirect(t, { path: '/about', to: '/about-us' }));
  const lines = async () => (await listRedirects(store)).map(({ path, to, isAutomatic }) => [path, to, isAutomatic]);
  expect(await lines()).toEqual([
    ['/about', '/about-us', false],
    ['/blog/one', '/blog/two', true],
  ]);
  expect(await listRedirects(store, { after: '/about', limit: 1 })).toHaveLength(1);
  await bySystem(store, (t) => unpublish(t, posts, { id, from: 2 }));
  expect((await lines())[1]).toEqual(['/blog/one', undefined, true]);
});
