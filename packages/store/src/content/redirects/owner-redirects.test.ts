import { expect, it } from 'vitest';
import { listActivity } from '../../activity/list-activity.ts';
import { samplePost } from '../../testing/sample-content.ts';
import { bySystem, temporaryStore } from '../../testing/temporary-store.ts';
import { contentVersion } from '../content-version.ts';
import { posts } from '../kinds/post.ts';
import { findRedirect } from './find-redirect.ts';
import { publish, unpublish } from '../editing/edit-content.ts';
import {
  restoreRedirect,
  deleteRedirect,
  findRedirectByPath,
  findPathsWithPage,
  listRedirects,
  saveRedirect,
} from './owner-redirects.ts';

it('redirects as the owner says, over several steps, until it is deleted', async () => {
  const store = await temporaryStore();
  const before = contentVersion(store);
  await bySystem(store, async (t) => {
    await saveRedirect(t, { path: '/2019/offer', to: '/offer' });
    await saveRedirect(t, { path: '/offer', to: '/in-stock' });
  });
  expect(await findRedirect(store, '/2019/offer')).toBe('/in-stock');
  expect(await findRedirect(store, '/elsewhere')).toBeUndefined();
  expect(contentVersion(store)).toBe(before + 2);
  const removed = await bySystem(store, (t) => deleteRedirect(t, '/offer'));
  expect(removed).toMatchObject({ path: '/offer', to: '/in-stock', follows: null });
  expect(await bySystem(store, (t) => deleteRedirect(t, '/offer'))).toBeUndefined();
  expect(await findRedirect(store, '/2019/offer')).toBe('/offer');
  expect((await listActivity(store)).map(({ action }) => action).toSorted()).toEqual([
    'redirect.deleted',
    'redirect.saved',
    'redirect.saved',
  ]);
  if (removed === undefined) return;
  expect(await bySystem(store, (t) => restoreRedirect(t, removed))).toBe(true);
  expect(await bySystem(store, (t) => restoreRedirect(t, removed))).toBe(false);
  expect(await findRedirect(store, '/2019/offer')).toBe('/in-stock');
});

it.each([
  ['/caf%C3%A9', '/cafe%CC%81'],
  ['/cafe%CC%81', '/caf%C3%A9'],
  ['/%C3%A9t%C3%A9/vi%E1%BB%87t', '/e%cc%81te%cc%81/vie%cc%a3%cc%82t'],
  ['/%ED%95%9C', '/%E1%84%92%E1%85%A1%E1%86%AB'],
  ['/not-utf-8-%E9', '/not-utf-8-%E9'],
])('redirects from %s when %s is requested', async (saved, asked) => {
  const store = await temporaryStore();
  await bySystem(store, (t) => saveRedirect(t, { path: saved, to: '/in-stock' }));
  expect(await findRedirect(store, asked)).toBe('/in-stock');
  expect(await findRedirect(store, saved)).toBe('/in-stock');
  expect(await bySystem(store, (t) => saveRedirect(t, { path: asked, to: '/contact' }))).toMatchObject({
    issues: [{ field: 'path' }],
  });
});

it('changes a redirect unless someone else changed it', async () => {
  const store = await temporaryStore();
  await bySystem(store, async (t) => {
    await saveRedirect(t, { path: '/a', to: '/b' });
    await saveRedirect(t, { path: '/c', to: '/d' });
  });
  const save = (edit: Parameters<typeof saveRedirect>[1]) => bySystem(store, (t) => saveRedirect(t, edit));
  expect(await save({ path: '/a', to: '/x' })).toMatchObject({ issues: [{ field: 'path' }] });
  expect(await save({ path: '/c', to: '/x', shown: { path: '/a', to: '/b' } })).toMatchObject({
    issues: [{ field: 'path', message: 'This path already redirects to /d. Change that redirect instead' }],
  });
  // Turned round: what it was is gone by then, and no circle.
  expect(await save({ path: '/b', to: '/a', shown: { path: '/a', to: '/b' } })).toEqual({ ok: true });
  expect(await save({ path: '/a', to: '/x', shown: { path: '/a', to: '/b' } })).toMatchObject({ code: 'stale' });
  expect(await save({ path: '/b', to: '/x', shown: { path: '/b', to: '/b' } })).toMatchObject({ code: 'stale' });
  expect((await listRedirects(store)).redirects.map(({ path, to }) => [path, to])).toEqual([
    ['/b', '/a'],
    ['/c', '/d'],
  ]);
});

it.each([
  ['//elsewhere.example/', '/contact', ['path']],
  ['/old', 'https://elsewhere.example/', ['to']],
  ['/old', '//elsewhere.example/', ['to']],
  ['/old', String.raw`/\elsewhere.example`, ['to']],
  ['/old', '/old', ['to']],
  ['/old?page=2', '/contact', ['path']],
  ['/old', '/con\u0001tact', ['to']],
  ['/old\0', '/k\u00fcche', ['path', 'to']],
] as const)('refuses to redirect from %s to %s', async (path, to, fields) => {
  const store = await temporaryStore();
  const result = await bySystem(store, (t) => saveRedirect(t, { path, to }));
  expect(!result.ok && result.code === 'invalid' && result.issues.map(({ field }) => field)).toEqual(fields);
  expect((await listRedirects(store)).count).toBe(0);
});

it('stops at a page, even if the owner had a redirect from there', async () => {
  const store = await temporaryStore();
  const first = await bySystem(store, (t) => publish(t, posts, { from: 0, fields: samplePost(), slug: 'one' }));
  const id = first.ok ? first.content.id : '';
  await bySystem(store, (t) => saveRedirect(t, { path: '/blog/two', to: '/blog/one' }));
  await bySystem(store, (t) => publish(t, posts, { id, from: 1, slug: 'two' }));
  expect(await findRedirect(store, '/blog/one')).toBe('/blog/two');
  const paths = ['/blog/one', '/blog/two', '/elsewhere'];
  expect([...(await findPathsWithPage(store, paths))]).toEqual(['/blog/two']);
  await bySystem(store, (t) => publish(t, posts, { id, from: 2, slug: 'one' }));
  expect([...(await findPathsWithPage(store, paths))], 'a page that exists again').toEqual(['/blog/one']);
});

it('rejects a cycle of any length', async () => {
  const store = await temporaryStore();
  await bySystem(store, async (t) => {
    await saveRedirect(t, { path: '/a', to: '/b' });
    await saveRedirect(t, { path: '/b', to: '/c' });
  });
  expect(await bySystem(store, (t) => saveRedirect(t, { path: '/c', to: '/a' }))).toMatchObject({ code: 'invalid' });
  // Nor one that goes on and on.
  await bySystem(store, async (t) => {
    for (let at = 1; at < 8; at += 1) await saveRedirect(t, { path: `/${at}`, to: `/${at + 1}` });
  });
  expect(await bySystem(store, (t) => saveRedirect(t, { path: '/0', to: '/1' }))).toMatchObject({ code: 'invalid' });
  expect(await findRedirect(store, '/1')).toBe('/8');
});

it('lists the owner’s and automatic redirects with their current targets', async () => {
  const store = await temporaryStore();
  const fields = samplePost();
  const first = await bySystem(store, (t) => publish(t, posts, { from: 0, fields, slug: 'one' }));
  const id = first.ok ? first.content.id : '';
  await bySystem(store, (t) => publish(t, posts, { id, from: 1, slug: 'two' }));
  await bySystem(store, (t) => saveRedirect(t, { path: '/about', to: '/about-us' }));
  const lines = async () => (await listRedirects(store)).redirects.map(({ path, to, follows }) => [path, to, follows]);
  expect(await lines()).toEqual([
    ['/about', '/about-us', null],
    ['/blog/one', '/blog/two', id],
  ]);
  expect((await listRedirects(store, { page: 2, limit: 1 })).redirects.map(({ path }) => path)).toEqual(['/blog/one']);
  expect(await listRedirects(store)).toMatchObject({ count: 2, total: 2 });
  expect(await listRedirects(store, { text: 'BLOG/two' })).toMatchObject({ count: 1, total: 2 });
  const followed = await bySystem(store, (t) => deleteRedirect(t, '/blog/one'));
  expect(followed && (await bySystem(store, (t) => restoreRedirect(t, followed)))).toBe(true);
  expect(await findRedirectByPath(store, '/blog/one')).toEqual(followed);
  await bySystem(store, (t) => unpublish(t, posts, { id, from: 2 }));
  expect((await lines())[1]).toEqual(['/blog/one', undefined, id]);
});
