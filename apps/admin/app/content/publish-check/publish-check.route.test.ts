import {
  findContent,
  posts,
  publish,
  readPreviewUrl,
  saveDraft,
  systemActor,
  testimonials,
  toPreviewPath,
  type Post,
} from '@showroom/store/admin';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { guard } from '../../frame/session/require-session.server.ts';
import { listen } from '../../testing/listen.ts';
import { ask, responseOf, routeArgs } from '../../testing/requests.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { loader as loadPreview } from './preview.route.tsx';
import type { PublishPlan } from '../kinds/publish-plan.ts';
import { action, loader } from './publish-check.route.tsx';
import { toEditorPath, toPreviewPagePath, toPublishCheckPath } from '../kinds/publish-check-path.ts';

type Side = Readonly<Record<string, string>>;
interface SmallSite {
  /** HTML by path, or `-> /path` for a redirect. */
  readonly before: Side;
  readonly after: Side;
}

const page = (title: string, body = '') =>
  `<html><head><title>${title}</title><script>${Math.random()}</script></head><body><main>${body}</main></body></html>`;

/** A small public site, which reads from the ticket whether to include the draft. */
function openSite({ before, after }: SmallSite): Promise<string> {
  return listen((request, response) => {
    const url = `http://${request.headers.host}${request.url ?? '/'}`;
    const target = readPreviewUrl(url);
    const ticket = target?.ticket ?? '';
    const { shows } = JSON.parse(Buffer.from(ticket.split('.')[0] ?? '', 'base64url').toString() || '{}');
    if (target?.page === null)
      return void response.end(
        JSON.stringify(Object.keys({ ...before, ...after }).filter((path) => !/[?.]/.test(path))),
      );
    const { pathname, search } = target?.page ?? new URL(url);
    if (new URL(url).pathname.startsWith('/pictures/')) {
      return void response.setHeader('Content-Length', url.includes('heavy') ? '612000' : '9000').end();
    }
    const text = (shows === 'after' ? after : before)[pathname + search];
    if (text === undefined) return void response.writeHead(404).end();
    if (text.startsWith('-> ')) {
      return void response.writeHead(301, { Location: toPreviewPath(text.slice(3), ticket) }).end();
    }
    response.setHeader('Content-Type', text.startsWith('<html>') ? 'text/html' : 'application/rss+xml').end(text);
  });
}

const words = { title: 'Oak', excerpt: 'In short.', body: 'At length.', author: 'Design team' };

async function openAdmin(site: SmallSite = { before: {}, after: {} }) {
  const siteUrl = await openSite(site);
  const admin = await temporaryAdmin({ siteUrl });
  const { token } = await signIn(admin.store);
  const argsOf = async (path: string, params: { kind: string; id: string }, fields?: Record<string, string>) => {
    const context = admin.newContext();
    const request = ask(path, { token, ...(fields ? { fields } : {}) });
    const args = routeArgs({ request, context, params, pattern: '/admin/site/publish-check/:kind/:id' });
    await guard(args);
    return args;
  };
  const draft = async (fields: Partial<Post> = words) => {
    const kept = await admin.store.write({ actor: systemActor }, (t) => saveDraft(t, posts, { from: 0, fields }));
    if (!kept.ok) throw new Error(kept.code);
    return kept.content;
  };
  const check = async (id: string, plan?: PublishPlan) =>
    loader(await argsOf(toPublishCheckPath('posts', id, plan), { kind: 'posts', id }));
  const submit = async (id: string, from: number, plan: { publishAt?: string; unpublishAt?: string } = {}) =>
    action(await argsOf(toPublishCheckPath('posts', id), { kind: 'posts', id }, { from: String(from), ...plan }));
  return { ...admin, siteUrl, argsOf, draft, check, submit };
}

/** Advances the clock by a minute at each reading. */
function slowDown(): void {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 60_000));
  onTestFinished(() => clock.mockRestore());
}

describe('the effects of publishing', () => {
  it('are listed for every page that differs, with what would break', async () => {
    const list = '<a href="/blog?category=oak">Oak</a>';
    const admin = await openAdmin({
      before: {
        '/blog': page('Blog', list),
        '/about': page('About'),
        '/blog?category=oak': page('Oak: articles'),
        '/feed.xml': '<rss/>',
      },
      after: {
        '/blog': `<html><head><title>Blog</title><link rel="alternate" type="application/rss+xml" href="/feed.xml"></head><body><main>${list}<img src="/x.webp"></main></body></html>`,
        '/about': page('About'),
        '/blog?category=oak': page('Oak: articles', 'One more'),
        '/blog/oak': page(
          'Oak | Boreal',
          '<a href="/nowhere">Gone</a><a href="/about">There</a><figure><img src="/pictures/heavy.webp" alt=""></figure>',
        ),
        '/feed.xml': '<rss>1</rss>',
      },
    });
    const { id } = await admin.draft();
    const { pages, findings, missing, problem, isToPublish } = await admin.check(id);
    expect({ missing, problem, isToPublish }).toEqual({ missing: [], problem: null, isToPublish: true });
    expect(pages.map(({ path, change }) => [path, change])).toEqual([
      ['/blog/oak', 'new'],
      ['/blog', 'changed'],
      ['/blog?category=oak', 'changed'],
      ['/feed.xml', 'file'],
    ]);
    const [own, blog] = pages;
    expect(own?.frames.before).toBeNull();
    expect(own?.frames.after).toMatch(`${admin.siteUrl}/blog/oak?preview=`);
    expect(blog?.frames.before).not.toBe(blog?.frames.after);
    expect(findings.map(({ where, words: told }) => [where, told])).toEqual(
      expect.arrayContaining([
        ['/blog/oak', 'Title could be longer'],
        ['/blog/oak', 'An image has no alt text'],
        ['/blog/oak', 'Broken link: /nowhere'],
        ['/blog/oak', 'Image 1 slows the page down: 612 KB on a phone'],
        ['/blog', 'An image has no alt text'],
      ]),
    );
  });

  it('include at least its own page when the site is slow, and say what wasn’t compared', async () => {
    const admin = await openAdmin({
      before: { '/blog': page('Blog'), '/about': page('About') },
      after: {
        '/blog': page('Blog', 'Oak'),
        '/about': page('About'),
        '/blog/oak': page('Oak', '<a href="/nowhere">Gone</a>'),
      },
    });
    const { id } = await admin.draft();
    slowDown();
    const { pages, findings, uncompared } = await admin.check(id);
    expect(pages.map(({ path, change }) => [path, change])).toEqual([['/blog/oak', 'new']]);
    expect(findings.map(({ words: told }) => told)).toContain('Broken link: /nowhere');
    expect(uncompared).toBe(3);
  });

  it('include at least the main page that shows it, for content without its own page', async () => {
    const admin = await openAdmin({
      before: { '/': page('Home'), '/about': page('About') },
      after: { '/': page('Home', 'Straight and true.'), '/about': page('About') },
    });
    const fields = { role: 'Kitchen client', quote: 'Straight and true.' };
    const made = await admin.store.write({ actor: systemActor }, (t) =>
      saveDraft(t, testimonials, { from: 0, fields }),
    );
    const params = { kind: 'testimonials', id: made.ok ? made.content.id : '' };
    slowDown();
    const { pages, uncompared } = await loader(
      await admin.argsOf(toPublishCheckPath('testimonials', params.id), params),
    );
    expect(pages.map(({ path, change }) => [path, change])).toEqual([['/', 'changed']]);
    expect(uncompared).toBe(1);
  });

  it.each([
    ['', () => undefined, 0],
    [', however slow the site is', slowDown, 2],
  ])('include the new URL of a page that moves%s', async (_, begin, left) => {
    const admin = await openAdmin({
      before: { '/blog/oak': page('Oak'), '/blog': page('Blog') },
      after: { '/blog/oak': '-> /blog/oak-doors', '/blog/oak-doors': page('Oak'), '/blog': page('Blog') },
    });
    const made = await admin.store.write({ actor: systemActor }, (t) =>
      publish(t, posts, { from: 0, fields: words, slug: 'oak' }),
    );
    const id = made.ok ? made.content.id : '';
    await admin.store.write({ actor: systemActor }, (t) => saveDraft(t, posts, { id, from: 1, slug: 'oak-doors' }));
    begin();
    const { pages, uncompared } = await admin.check(id);
    expect(pages.map(({ path, change, movedTo }) => [path, change, movedTo])).toEqual([
      ['/blog/oak', 'moved', '/blog/oak-doors'],
      ['/blog/oak-doors', 'new', null],
    ]);
    expect(uncompared, 'the number of posts that were not compared').toBe(left);
  });

  it('list what is required first, and say when the site doesn’t respond', async () => {
    const admin = await openAdmin();
    const { id } = await admin.draft({ title: 'Oak' });
    expect((await admin.check(id)).missing).toEqual(['Post Excerpt', 'Post Content', 'Author']);
    const away = await temporaryAdmin({ siteUrl: 'http://127.0.0.1:9' });
    const { token } = await signIn(away.store);
    const made = await away.store.write({ actor: systemActor }, (t) => saveDraft(t, posts, { from: 0, fields: words }));
    const params = { kind: 'posts', id: made.ok ? made.content.id : '' };
    const args = routeArgs({ request: ask('/admin', { token }), context: away.newContext(), params, pattern: '' });
    await guard(args);
    expect((await loader(args)).problem).toMatch(/isn’t responding at http:\/\/127\.0\.0\.1:9/);
  });
});

it('publishes the version that was checked, and nothing later', async () => {
  const admin = await openAdmin();
  const { id } = await admin.draft();
  await admin.store.write({ actor: systemActor }, (t) =>
    saveDraft(t, posts, { id, from: 1, fields: { title: 'Ash' } }),
  );
  expect(await admin.submit(id, 1)).toMatchObject({
    init: { status: 409 },
    data: { problem: expect.stringMatching(/^Someone else|changed/) },
  });
  const response = await responseOf(() => admin.submit(id, 2));
  expect([response.status, response.headers.get('Location')]).toEqual([302, toEditorPath('posts', id)]);
  expect(await findContent(admin.store, posts, id)).toMatchObject({
    publicationStatus: 'published',
    fields: { title: 'Ash' },
  });
  expect((await admin.check(id)).isToPublish).toBe(false);
});

it('publishes at the time set in the editor, which the check passes on', async () => {
  const admin = await openAdmin();
  const { id } = await admin.draft();
  const plan = { status: 'scheduled', publishAt: '2026-12-24T09:00' } as const;
  const { plan: carried } = await loadPreview(
    await admin.argsOf(toPreviewPagePath('posts', id, { plan }), { kind: 'posts', id }),
  );
  expect(carried).toEqual(plan);
  const at = '2026-12-24T14:00:00.000Z';
  expect((await admin.check(id, plan)).publishAt).toBe(at);
  expect((await admin.check(id, { ...plan, publishAt: '2020-01-01T09:00' })).publishAt).toBeNull();
  const { publishAt } = plan;
  await responseOf(() => admin.submit(id, 1, { publishAt, unpublishAt: '2026-12-31T09:00' }));
  const planned = { publicationStatus: 'scheduled', publicFrom: at };
  const until = '2026-12-31T14:00:00.000Z';
  expect(await findContent(admin.store, posts, id)).toMatchObject({ ...planned, publicUntil: until });
  const never = await admin.submit(id, 2, { publishAt, unpublishAt: publishAt });
  expect(never).toMatchObject({
    data: { problem: expect.stringContaining('Change the unpublish date') },
    init: { status: 400 },
  });
  await responseOf(() => admin.submit(id, 2, { publishAt, unpublishAt: '' }));
  expect(await findContent(admin.store, posts, id), 'published for good').toMatchObject({
    ...planned,
    publicUntil: null,
  });
});

it('compares a single page of the site, its own or another', async () => {
  const admin = await openAdmin();
  const { id } = await admin.draft();
  const frameOf = async (path?: string) =>
    (
      await loadPreview(
        await admin.argsOf(toPreviewPagePath('posts', id, path === undefined ? {} : { path }), { kind: 'posts', id }),
      )
    ).frame;
  expect(await frameOf()).toMatch(`${admin.siteUrl}/blog/oak?preview=`);
  expect(await frameOf('/blog?category=oak')).toMatch(`${admin.siteUrl}/blog?category=oak&preview=`);
  expect(await frameOf('//elsewhere.example/x')).toMatch(`${admin.siteUrl}/blog/oak?`);
  await expect(admin.argsOf('/x', { kind: 'settings', id }).then(loadPreview)).rejects.toMatchObject({
    init: { status: 404 },
  });
});
