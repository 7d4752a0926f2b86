// @vitest-environment node
import { listReachedRoutes } from '@showroom/app-frame/testing/hostile-requests';
import {
  createComment,
  posts,
  publish,
  readPreviewUrl,
  saveDraft,
  systemActor,
  testimonials,
} from '@showroom/store/admin';
import { expect, it } from 'vitest';
import routes from './routes.ts';
import { listen } from './testing/listen.ts';
import { ask } from './testing/requests.ts';
import { storeLead } from './testing/sample-lead.ts';
import { serveAdmin } from './testing/serve-admin.ts';
import { signIn, temporaryAdmin } from './testing/temporary-admin.ts';

const fill = (piece: string, length = 190_000) => piece.repeat(Math.floor(length / piece.length));

/** Texts that blocked parsers or exhausted memory. */
const hostile = [
  `|${'a|'.repeat(700)}\n|${'-|'.repeat(700)}\n${'|\n'.repeat(700)}`,
  fill('>'),
  fill('1. '),
  fill('- [a](/b)\n'),
  fill('a**b*c'),
  fill('[a]('),
  fill('!['),
  fill('# a\n'),
  fill('<div>'),
  fill('a'),
  `a${fill(' ')}b`,
];

/** The most work of this process for a page, in milliseconds. */
const MOST_WORK_MS = 5_000;

async function openAdmin() {
  // An equally hostile public page, for the SEO tools.
  const siteUrl = await listen((request, response) => {
    if (request.url === '/sitemap.xml') {
      const rows = hostile.map((_text, at) => `<url><loc>http://${request.headers.host}/${at}</loc></url>`);
      response.setHeader('Content-Type', 'application/xml').end(`<urlset>${rows.join('')}</urlset>`);
      return;
    }
    // The publish check requests pages with a draft.
    const preview = readPreviewUrl(`http://${request.headers.host}${request.url}`);
    if (preview?.page === null) return void response.end('[]');
    const [at = ''] = /\d+/.exec(preview?.page?.pathname ?? request.url ?? '') ?? [];
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const end = preview === undefined ? '' : 'With the draft';
    response.end(`<html><title>A</title><body>${hostile[Number(at)] ?? ''}${fill('<p><b>')}${end}</body>`);
  });
  const admin = await temporaryAdmin({ siteUrl });
  const { url } = await serveAdmin(admin);
  const { token } = await signIn(admin.store, { isConfirmed: true });
  return { ...admin, url, cookie: ask('/', { token }).headers.get('Cookie') ?? '' };
}

it('every page responds with hostile texts, and none blocks the server', { timeout: 300_000 }, async () => {
  const { store, url, cookie } = await openAdmin();
  const ids: string[] = [];
  for (const [at, body] of [...hostile.entries()].slice(8)) {
    const words = { title: `Edges ${at} ${fill('x', 150)}`, excerpt: 'One.', author: 'Team' };
    // Published before there were limits, or restored from a backup.
    const made = await store.write({ actor: systemActor }, (t) =>
      publish(t, { ...posts, listTooLarge: () => [] }, { from: 0, fields: { ...words, body, allowsComments: true } }),
    );
    if (!made.ok) throw new Error(JSON.stringify(made));
    ids.push(made.content.id);
    await store.write({ actor: systemActor }, (t) =>
      saveDraft(t, testimonials, { from: 0, fields: { role: 'Client', quote: body } }),
    );
    const spam = { score: 0, reasons: [] };
    await createComment(store, { postId: made.content.id, name: 'Sam', words: body.slice(0, 2_900) || 'a', spam });
    await storeLead(store, { message: body.slice(0, 4_000), email: `sam${at}@home.example` });
  }
  const [id = ''] = ids;
  const paths = [
    ...listReachedRoutes(routes)
      .map(({ pattern }) => pattern)
      .filter((pattern) => !/[:*]/.test(pattern)),
    ...ids.flatMap((each) => [`/admin/dashboard/posts/${each}`, `/admin/dashboard/posts/${each}/history`]),
    ...['/admin/dashboard/posts', '/admin/dashboard/comments', '/admin/leads', '/admin/find'].map(
      (path) => `${path}?q=${encodeURIComponent(fill('edges ', 190))}`,
    ),
    `/admin/dashboard/seo/page?path=${encodeURIComponent('/3')}`,
    `/admin/site/posts/${id}`,
  ];
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    const before = process.cpuUsage();
    const response = await fetch(`${url}${path}`, { headers: { Cookie: cookie }, redirect: 'manual' });
    await response.arrayBuffer();
    const work = process.cpuUsage(before).user / 1000;
    // Form-only routes and invalid URLs say so.
    expect(response.status, path).toBeLessThan(500);
    expect(work, path).toBeLessThan(MOST_WORK_MS);
  }
  for (const path of [
    '/admin/dashboard-pro',
    '/admin/dashboard/posts',
    '/admin/dashboard/seo',
    `/admin/dashboard/posts/${id}`,
  ])
    expect((await fetch(`${url}${path}`, { headers: { Cookie: cookie } })).status, path).toBe(200);
});

it(
  'the publish check of a hostile text responds, with previews of its pages, and the server continues',
  { timeout: 300_000 },
  async () => {
    const { store, url, cookie } = await openAdmin();
    // The widest table, the worst emphasis and the deepest HTML: each takes the child that reads pages to its
    // deadline.
    for (const at of [0, 4, 8]) {
      const fields = { title: `Edges ${at}`, excerpt: 'One.', author: 'Team', body: hostile[at] ?? '' };
      const saved = await store.write({ actor: systemActor }, (t) => saveDraft(t, posts, { from: 0, fields }));
      if (!saved.ok) throw new Error(JSON.stringify(saved));
      const { id } = saved.content;
      const before = process.cpuUsage();
      for (const path of [`/admin/site/publish-check/posts/${id}`, `/admin/site/preview/posts/${id}`]) {
        const response = await fetch(`${url}${path}.data`, { headers: { Cookie: cookie } });
        expect(response.status, `${path} of text ${at}`).toBe(200);
        // Otherwise it would say that the site didn’t respond.
        expect(await response.text(), `${path} of text ${at}`).not.toContain('does not answer');
      }
      expect(process.cpuUsage(before).user / 1000, `text ${at}`).toBeLessThan(2 * MOST_WORK_MS);
    }
    expect((await fetch(`${url}/admin/dashboard/posts`, { headers: { Cookie: cookie } })).status).toBe(200);
  },
);
