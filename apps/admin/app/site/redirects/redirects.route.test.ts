import { addViews, listRedirects, posts, publish, systemActor } from '@showroom/store/admin';
import { describe, expect, it } from 'vitest';
import { readNotice } from '../../frame/notices/notice.server.ts';
import { listen } from '../../testing/listen.ts';
import { ask, enter, responseOf } from '../../testing/requests.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { action as change, loader as openOne } from './change.route.tsx';
import { action as add, loader as openList } from './redirects.route.tsx';
import { REDIRECTS_PATH, toRedirectHref } from './redirects-url.ts';
import { readSitePath } from './site-path.ts';
import { action as undo } from './undo.route.ts';

const one = (path: string) => toRedirectHref(path, { text: '', page: 1 });

/** The admin with a small public site. */
async function openRedirects() {
  const siteUrl = await listen(({ url = '' }, response) => {
    if (url === '/contact-us') response.writeHead(301, { Location: '/contact' });
    else response.writeHead(['/', '/contact', '/in-stock'].includes(url) ? 200 : 404);
    response.end();
  });
  const admin = await temporaryAdmin({ siteUrl });
  const { token } = await signIn(admin.store);
  const argsFor = (path: string, fields?: Record<string, string>) =>
    enter(admin.newContext, ask(path, { token, fields }), { params: {}, pattern: REDIRECTS_PATH });
  const list = async (search = '') => (await openList(await argsFor(REDIRECTS_PATH + search))).list;
  const send = async (path: string, to: string) => add(await argsFor(REDIRECTS_PATH, { path, to }));
  const open = async (path: string) => openOne(await argsFor(one(path)));
  const sendOne = async (path: string, fields: Record<string, string>) => change(await argsFor(one(path), fields));
  /** The notice after a form. */
  const noticeOf = async (response: Response) => {
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
    return (await readNotice({ request: ask('/admin', { cookies }), context: admin.newContext() }))?.notice;
  };
  const leads = async () =>
    (await listRedirects(admin.store)).redirects.map(({ path, to }) => `${path} ${to ?? 'nowhere'}`);
  return { ...admin, argsFor, list, send, open, sendOne, noticeOf, leads };
}

const issuesOf = (issues: readonly { field: string; message: string }[]) =>
  expect.objectContaining({
    data: expect.objectContaining({ issues: issues.map((each) => expect.objectContaining(each)) }),
  });

describe('redirects', () => {
  it('are shown as people write them, and stored as browsers send them', async () => {
    const { send, leads, noticeOf } = await openRedirects();
    const added = await responseOf(() => send('/Über uns', '/contact'));
    expect((await noticeOf(added))?.text).toBe('/Über uns now redirects to /contact');
    expect(await leads()).toEqual(['/%C3%9Cber%20uns /contact']);
  });

  it('are added in encoded or plain form, and rejected where a page exists or the target doesn’t', async () => {
    const { send, leads, noticeOf, list, store } = await openRedirects();
    const added = await responseOf(() => send(' Old-Page/ ', '/contact'));
    expect((await noticeOf(added))?.text).toBe('/old-page now redirects to /contact');
    expect(await leads()).toEqual(['/old-page /contact']);
    expect(await send('/in-stock', '/contact')).toEqual(
      issuesOf([{ field: 'path', message: 'A live page already uses this URL, so the redirect would never run' }]),
    );
    expect(await send('/contact-us', '/in-stock')).toEqual(
      issuesOf([{ field: 'path', message: 'It already redirects to /contact' }]),
    );
    expect(await send('/older', '/gone')).toEqual(issuesOf([{ field: 'to', message: 'That page doesn’t exist' }]));
    expect(await send('/older?page=2', 'https://elsewhere.example/')).toEqual(
      issuesOf([
        { field: 'path', message: 'Leave out ? or # and everything after it' },
        { field: 'to', message: 'Enter a path on your site, e.g. /new-page' },
      ]),
    );
    expect(await send(`/${'x'.repeat(500)}`, '/contact')).toEqual(
      issuesOf([{ field: 'path', message: 'Use at most 500 characters' }]),
    );
    // Through an old path that redirects.
    await responseOf(() => send('/older', '/contact-us'));
    const made = await store.write({ actor: systemActor }, async (t) => {
      const first = await publish(t, posts, {
        from: 0,
        slug: 'one',
        fields: { title: 'One', excerpt: 'E', body: 'B', author: 'A' },
      });
      const moved = first.ok && (await publish(t, posts, { id: first.content.id, from: 1, slug: 'two', fields: {} }));
      const day = '2026-11-21';
      const missedPaths = ['/older', '/lost', '/lost'].map((path) => ({ day, path, count: 1 }));
      await addViews(t, { views: [], emptySearches: [], missedPaths });
      return moved;
    });
    expect(made && made.ok).toBe(true);
    const { rows, missed, count } = await list();
    expect(count).toBe(3);
    expect(rows.map(({ path, to, isAutomatic, isDead, asked }) => [path, to, isAutomatic, isDead, asked])).toEqual([
      // Missing on the small site.
      ['/blog/one', '/blog/two', true, true, 0],
      ['/old-page', '/contact', false, false, 0],
      ['/older', '/contact-us', false, false, 1],
    ]);
    expect(missed).toEqual([{ name: '/lost', count: 2 }]);
    const found = await list('?q=older&page=7');
    expect(found.rows.map(({ path }) => path)).toEqual(['/older']);
    expect([found.count, found.total]).toEqual([1, 3]);
  });

  it('are changed only if unchanged since they were viewed, and deleted with Undo', async () => {
    const { send, open, sendOne, leads, noticeOf, argsFor } = await openRedirects();
    await responseOf(() => send('/a', '/contact'));
    const { shown } = await open('/a');
    await responseOf(() => sendOne('/a', { path: '/b', to: '/in-stock', 'shown-to': shown.to }));
    expect(await leads()).toEqual(['/b /in-stock']);
    await expect(open('/a')).rejects.toMatchObject({ init: { status: 404 } });
    expect(await sendOne('/b', { path: '/b', to: '/', 'shown-to': '/contact' })).toMatchObject({
      init: { status: 409 },
      data: { typed: { to: '/' }, shownTo: '/in-stock' },
    });
    const removed = await responseOf(() => sendOne('/b', { intent: 'delete' }));
    expect(await leads()).toEqual([]);
    const { undoPath = '' } = (await noticeOf(removed)) ?? {};
    for (const text of ['Redirect restored', 'Couldn’t restore it: this URL now leads somewhere else']) {
      // oxlint-disable-next-line no-await-in-loop -- the second is to come after the first
      const answer = await responseOf(async () => undo(await argsFor(undoPath, {})));
      expect((await noticeOf(answer))?.text).toBe(text);
    }
    expect(await leads()).toEqual(['/b /in-stock']);
  });
});

it.each([
  ['https://www.shop.example/Old%20Page/', '/old%20page'],
  ['https://elsewhere.example/old', 'https://elsewhere.example/old'],
  ['/küche', '/k%C3%BCche'],
  ['/k%C3%BCche', '/k%C3%BCche'],
  ['//elsewhere.example/x', '//elsewhere.example/x'],
  ['/a?b', '/a?b'],
  ['', ''],
])('reads “%s” as the path %s', (typed, path) => {
  expect(readSitePath(typed, 'https://shop.example')).toBe(path);
});
