// @vitest-environment node
import { createPreviewTicket, PREVIEW_TICKET_MS, publish, saveDraft, type PreviewSubject } from '@showroom/store/admin';
import { CONCERNED_PATH, posts, systemActor, toPreviewPath } from '@showroom/store/site';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { CONTENT_SOURCES_HEADER } from '@showroom/web-server/content-security-policy';
import { expect, it } from 'vitest';
import { loader as loadPost } from '../../app/blog/post.route.tsx';
import { loader as loadBlog } from '../../app/blog/blog.route.tsx';
import { redirectMissing } from '../../app/content/redirect-missing.server.ts';
import { storeContext } from '../../app/request-context.ts';
import { siteUrl, temporarySite } from '../../app/testing/temporary-site.ts';
import { createPreviewAnswerer } from './answer-preview.ts';

const framedBy = 'https://admin.example';
const info = { requestId: 'test', clientIp: '', cspNonce: 'nonce' };
const words = { excerpt: 'In short.', body: 'At length.', author: 'Design team' };

/** The site’s own loaders, with the part of the document that previews need. */
async function startPreviews() {
  let time = Date.parse('2026-11-20T15:00:00Z');
  const { context, store } = await temporarySite(() => new Date(time));
  const asked: string[] = [];
  const answer = createPreviewAnswerer({
    store,
    findPattern: (path) => (path.startsWith('/blog/') ? 'blog/:slug' : path),
    draw: async (request, view) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      context.set(storeContext, view);
      const [, list, slug] = pathname.replace('.data', '').split('/');
      if (list !== 'blog') return new Response('{}');
      try {
        const shown =
          slug === undefined
            ? (await loadBlog(routeArgs({ request, context, params: {}, pattern: '/blog' }))).posts
            : await loadPost(routeArgs({ request, context, params: { slug }, pattern: '/blog/:slug' }));
        const html = `<html><head></head><body>${JSON.stringify(shown)}</body></html>`;
        return new Response(html, {
          headers: { 'Content-Type': 'text/html', [CONTENT_SOURCES_HEADER]: '{"img-src":[]}' },
        });
      } catch (thrown) {
        const missing = new Response(null, { status: Object(thrown).init?.status ?? 500 });
        // Each page’s script disables its links.
        const led: unknown = await Promise.resolve(
          redirectMissing(routeArgs({ request, context, params: {}, pattern: '/*' }), async () => missing),
        ).catch((answered: unknown) => answered);
        return led instanceof Response ? led : missing;
      }
    },
  });
  const ask = (path: string, method = 'GET') => answer(new Request(siteUrl + path, { method }), info);
  const ticketOf = async (id: string, revision: number, shows: PreviewSubject['shows'] = 'after') =>
    createPreviewTicket(store, { kind: 'post', id, revision, shows, framedBy });
  const keep = async (request: Parameters<typeof saveDraft<object>>[2]) => {
    const kept = await store.write({ actor: systemActor }, (t) => saveDraft(t, posts, request));
    if (!kept.ok) throw new Error(kept.code);
    return kept.content;
  };
  return { store, ask, asked, keep, ticketOf, advance: (milliseconds: number) => (time += milliseconds) };
}

it('shows a draft on the real page to anyone with a ticket, in a frame of the admin, uncached', async () => {
  const { ask, keep, ticketOf } = await startPreviews();
  const { id } = await keep({ from: 0, fields: { ...words, title: 'Draft' } });
  const ticket = await ticketOf(id, 1);
  const response = await ask(toPreviewPath('/blog/draft', ticket));
  expect(response?.status).toBe(200);
  expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    [CONTENT_SOURCES_HEADER.toLowerCase()]: JSON.stringify({ 'img-src': [], 'frame-ancestors': [framedBy] }),
  });
  const html = await response?.text();
  expect(html).toContain('"title":"Draft"');
  expect(html).toContain('Preview: not published');
  expect(html).toContain('<head><script nonce="nonce">');
  for (const path of ['/blog', '/blog.data?category=all'])
    expect(await (await ask(toPreviewPath(path, ticket)))?.text(), path).toContain('"title":"Draft"');

  const before = await ask(toPreviewPath('/blog', await ticketOf(id, 1, 'before')));
  expect(await before?.text()).not.toMatch(/"title":"Draft"|not published/);
});

it('redirects within the preview when the draft moves a page', async () => {
  const { ask, keep, store, ticketOf } = await startPreviews();
  const made = await store.write({ actor: systemActor }, (t) =>
    publish(t, posts, { from: 0, fields: { ...words, title: 'Post' }, slug: 'old' }),
  );
  const id = made.ok ? made.content.id : '';
  await keep({ id, from: 1, slug: 'new' });
  const ticket = await ticketOf(id, 2);
  const response = await ask(toPreviewPath('/blog/old', ticket));
  expect([response?.status, response?.headers.get('Location')]).toEqual([301, toPreviewPath('/blog/new', ticket)]);
});

it('leaves requests without a ticket to the site, and rejects an expired or altered one', async () => {
  const { advance, ask, keep, ticketOf } = await startPreviews();
  const { id } = await keep({ from: 0, fields: { ...words, title: 'Draft' } });
  const ticket = await ticketOf(id, 1);
  const path = toPreviewPath('/blog/draft', ticket);
  const concerned = toPreviewPath(CONCERNED_PATH, ticket);
  for (const other of ['/blog/draft', '/blog?page=2', CONCERNED_PATH]) expect(await ask(other), other).toBeUndefined();
  const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked))?.status;
  expect(await statusOf(path)).toBe(200);
  for (const altered of [`${path}x`, `${concerned}x`]) expect(await statusOf(altered)).toBe(404);
  expect(await statusOf(path, 'POST')).toBe(404);
  advance(PREVIEW_TICKET_MS);
  for (const over of [path, concerned]) expect(await statusOf(over)).toBe(404);
});

it('lists the pages that use the draft, by requesting one page of each route once', async () => {
  const { ask, asked, keep, ticketOf } = await startPreviews();
  for (const title of ['One', 'Two']) {
    const { id } = await keep({ from: 0, fields: { ...words, title } });
    const url = toPreviewPath(CONCERNED_PATH, await ticketOf(id, 1));
    // Concurrently, as from two tabs.
    const [list] = await Promise.all([ask(url), ask(url)]);
    expect(await list?.json()).toEqual(['/blog', `/blog/${title.toLowerCase()}`]);
    expect(asked.filter((path) => path.startsWith('/blog')).toSorted()).toEqual(['/blog.data', '/blog/one.data']);
  }
});

it('retries a page that couldn’t be rendered, and treats it as affected until then', async () => {
  const { keep, store, ticketOf } = await startPreviews();
  const { id } = await keep({ from: 0, fields: { ...words, title: 'One' } });
  const ticket = await ticketOf(id, 1);
  const draws = [new Response(null, { status: 503 }), new Response('{}')];
  const answer = createPreviewAnswerer({
    store,
    findPattern: (path) => path,
    draw: async ({ url }) => (url.endsWith('/about-us.data') ? draws.shift() : undefined) ?? new Response('{}'),
  });
  const list = async () =>
    (await answer(new Request(siteUrl + toPreviewPath(CONCERNED_PATH, ticket)), info))?.json() as Promise<string[]>;
  expect(await list()).toEqual(['/about-us']);
  expect(await list()).toEqual([]);
});
