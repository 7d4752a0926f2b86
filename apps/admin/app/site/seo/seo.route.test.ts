import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findPageWords, posts, publish, systemActor } from '@showroom/store/admin';
import { describe, expect, it, onTestFinished } from 'vitest';
import { guard } from '../../frame/session/require-session.server.ts';
import { ask, enter, routeArgs } from '../../testing/requests.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { action as savePage, loader as openPage } from './page.route.tsx';
import { action as readAgain, loader as openList } from './seo.route.tsx';
import { SEO_PATH } from '../../frame/navigation/page-paths.ts';
import { toSeoPageHref } from './seo-view.ts';

interface SmallPage {
  readonly title?: string;
  readonly description?: string;
  readonly body?: string;
}

const long = (words: string) => `${words} and how we build it in Thunder Bay`;
const description = (words: string) =>
  `${words}: what it is made of, how long it takes and what it costs, told in plain words.`;

const usualPages: Readonly<Record<string, SmallPage>> = {
  '/': {
    title: long('Kitchens'),
    description: description('Kitchens'),
    body: '<a href="/oak?x=1#y">Oak</a><a href="https://other.example/no">O</a>',
  },
  '/oak': { title: long('Oak'), description: 'Short.', body: '<a href="/gone">Gone</a><svg><title>Mark</title></svg>' },
  '/blog/joints': {
    title: long('Oak'),
    description: description('Joints'),
    body: '<figure><img src="a.jpg" alt=""></figure><figure><img src="b.jpg" alt="A dowel"></figure><img src="c.jpg" alt="">',
  },
};

/** A small public site with changeable pages, and request counts. */
async function openSite(pages: Record<string, SmallPage>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    if (path === '/sitemap.xml') {
      const rows = Object.keys(pages).map((each) => `<url><loc>http://${request.headers.host}${each}</loc></url>`);
      response.setHeader('Content-Type', 'application/xml').end(`<urlset>${rows.join('')}</urlset>`);
      return;
    }
    const page = pages[path];
    if (page === undefined) {
      response.writeHead(404).end();
      return;
    }
    const head = `<title>${page.title ?? ''}</title><meta name="description" content="${page.description ?? ''}">`;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<html><head>${head}</head><body><main>${page.body ?? ''}</main></body></html>`);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const close = () => new Promise((done) => void server.close(done));
  onTestFinished(async () => {
    server.closeAllConnections();
    await close();
  });
  const { port } = server.address() as AddressInfo; // It listens on a port, and on no pipe.
  return { siteUrl: `http://127.0.0.1:${port}`, asked };
}

async function openTools(pages: Record<string, SmallPage> = { ...usualPages }) {
  const { siteUrl, asked } = await openSite(pages);
  const admin = await temporaryAdmin({ siteUrl });
  const { token } = await signIn(admin.store);
  const argsFor = (path: string, fields?: Record<string, string>) =>
    enter(admin.newContext, ask(path, { token, fields }), { params: {}, pattern: SEO_PATH });
  /** Resolves when the scan is complete. */
  const list = async (search = '') => {
    const args = await argsFor(SEO_PATH + search);
    for (;;) {
      const found = await openList(args);
      if (found.progress === null) return found;
    }
  };
  const open = async (path: string) => (await openPage(await argsFor(toSeoPageHref(path)))).page;
  const send = async (path: string, fields: Record<string, string>) =>
    savePage(await argsFor(toSeoPageHref(path), fields));
  return { ...admin, asked, pages, argsFor, list, open, send };
}

describe('the list of pages', () => {
  it('shows each page as in search results, with what to fix', async () => {
    const { list } = await openTools();
    const { rows, total, faulty, readAt, problem } = await list();
    expect({ total, faulty, problem }).toEqual({ total: 3, faulty: 2, problem: null });
    expect(readAt).not.toBeNull();
    expect(rows.map(({ path, title }) => ({ path, title }))).toEqual([
      { path: '/', title: long('Kitchens') },
      { path: '/blog/joints', title: long('Oak') },
      { path: '/oak', title: long('Oak') },
    ]);
    expect(rows.map(({ faults }) => faults)).toEqual([
      [],
      ['Same title as /oak', 'An image has no alt text'],
      ['Meta description could be longer', 'Same title as /blog/joints', 'Broken link: /gone'],
    ]);
    expect((await list('?show=faults')).found).toBe(2);
    expect((await list('?sort=faults')).rows.map(({ path }) => path)).toEqual(['/', '/blog/joints', '/oak']);
    expect((await list('?q=JOINTS')).rows.map(({ path }) => path)).toEqual(['/blog/joints']);
  });

  it('is scanned again on request, and when something is published', async () => {
    const { list, send, open, pages, argsFor, asked, advance } = await openTools();
    await list();
    const asOften = asked.length;
    await list();
    expect(asked).toHaveLength(asOften);
    pages['/oak'] = { title: long('White oak'), description: description('Oak') };
    await readAgain(await argsFor(SEO_PATH, {}));
    expect((await list('?q=/oak')).rows[0]).toMatchObject({ title: long('White oak'), faults: [] });
    const { said } = await open('/oak');
    await send('/oak', { from: String(said.revision), title: 'Oak doors', description: '' });
    pages['/oak'] = { title: 'Oak doors', description: description('Oak') };
    advance(60_000);
    await list();
    expect((await list('?q=/oak')).rows[0]).toMatchObject({ title: 'Oak doors' });
  });

  it('says so when the site doesn’t respond, and continues', async () => {
    const admin = await temporaryAdmin({ siteUrl: 'http://127.0.0.1:9' });
    const { token } = await signIn(admin.store);
    const request = ask(SEO_PATH, { token });
    const context = admin.newContext();
    await guard({ request, context });
    const { problem, rows } = await openList(routeArgs({ request, context, params: {}, pattern: SEO_PATH }));
    expect(problem).toMatch(/isn’t responding at http:\/\/127\.0\.0\.1:9/);
    expect(rows).toEqual([]);
  });
});

describe('the title and description of a page', () => {
  it('are saved for the site, and fall back to the page’s own when emptied', async () => {
    const { open, send, store } = await openTools();
    const { said, facts } = await open('/oak');
    expect(facts.title).toBe(long('Oak'));
    const answer = await send('/oak', { from: String(said.revision), title: ' Oak  doors ', description: '' });
    expect(answer).toMatchObject({ status: 302 });
    expect(await findPageWords(store, '/oak')).toEqual({ title: 'Oak doors' });
    const again = (await open('/oak')).said;
    expect(again).toMatchObject({ title: 'Oak doors' });
    await send('/oak', { from: String(again.revision), title: '', description: '' });
    expect(await findPageWords(store, '/oak')).toBeUndefined();
  });

  it('are returned with a reason when too long or changed by someone else since', async () => {
    const { open, send, store } = await openTools();
    const { said } = await open('/oak');
    const from = String(said.revision);
    const tooLong = await send('/oak', { from, title: 'x'.repeat(121), description: '' });
    expect(tooLong).toMatchObject({ init: { status: 400 }, data: { issues: [{ field: 'title' }] } });
    await send('/oak', { from, title: 'Oak doors', description: '' });
    const stale = await send('/oak', { from, title: 'Doors of oak', description: '' });
    expect(stale).toMatchObject({
      init: { status: 409 },
      data: {
        from: said.revision + 1,
        typed: { title: 'Doors of oak' },
        issues: [{ field: 'title', message: /saved “Oak doors” here in the meantime/ }],
      },
    });
    expect(await findPageWords(store, '/oak')).toEqual({ title: 'Oak doors' });
    await expect(send('/oak', { from: 'x', title: '', description: '' })).rejects.toMatchObject({
      init: { status: 400 },
    });
  });

  it('of a post are edited in its own form, to which its page links', async () => {
    const { open, send, store } = await openTools();
    const made = await store.write({ actor: systemActor }, (transaction) =>
      publish(transaction, posts, {
        from: 0,
        slug: 'joints',
        fields: { title: 'Joints', excerpt: 'Of wood.', body: 'A dowel.', author: 'Design team' },
      }),
    );
    expect((await open('/blog/joints')).postId).toBe(made.ok && made.content.id);
    expect((await open('/oak')).postId).toBeNull();
    const sent = send('/blog/joints', { from: '0', title: 'Dowels', description: '' });
    await expect(sent).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('can have a check muted, which is no longer counted, and unmuted', async () => {
    const { open, send, list } = await openTools();
    await list();
    await send('/blog/joints', { mute: 'picture-words' });
    expect((await open('/blog/joints')).said.muted).toEqual(['picture-words']);
    expect((await list('?q=joints')).rows[0]).toMatchObject({ faults: ['Same title as /oak'], mutedCount: 1 });
    await send('/blog/joints', { unmute: 'picture-words' });
    expect((await open('/blog/joints')).said.muted).toEqual([]);
  });

  it.each(['', '//other.example/', 'https://other.example/', '/nothing-here', '/oak?x=1', '/../sitemap.xml\n'])(
    'exist only for pages of the site: “%s”',
    async (path) => {
      const { open } = await openTools();
      await expect(open(path)).rejects.toMatchObject({ init: { status: 404 } });
    },
  );
});
