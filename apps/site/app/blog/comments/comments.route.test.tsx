// @vitest-environment jsdom
import { listComments, publish, saveSettings, setCommentStatus } from '@showroom/store/admin';
import { posts, settingsGroups, systemActor, type Post, type Store } from '@showroom/store/site';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { createLog } from '@showroom/web-server/log';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  Outlet,
  StaticRouterProvider,
  useActionData,
  useLoaderData,
  type RouterContextProvider,
} from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createSiteContext } from '../../../server/site-context.ts';
import { readRootData } from '../../root-data.server.ts';
import { RootDataProvider } from '../../shell/site-facts.ts';
import { siteUrl, temporarySite, temporaryTexts } from '../../testing/temporary-site.ts';
import { setUpVerification, temporaryService } from '../../testing/verified-site.ts';
import { action, loader } from '../post.route.tsx';
import { CommentSection } from './comment-section.tsx';

const path = '/blog/shaker-or-slab';
const params = { slug: 'shaker-or-slab' };
const pattern = '/blog/:slug';
const typed = { name: 'Sam Okafor', comment: 'We took slab.\n\nNo regrets.' };

async function openArticle(fields: Partial<Post> = {}, parts: Parameters<typeof temporarySite>[1] = {}) {
  let time = Date.parse('2026-11-20T15:00:00Z');
  const site = await temporarySite(() => new Date(time), parts);
  const { store, context } = site;
  const write = <T,>(work: Parameters<typeof store.write<T>>[1]) => store.write({ actor: systemActor }, work);
  const words = { title: 'Shaker or slab', excerpt: 'In short.', body: 'At length.', author: 'Design team' };
  const result = await write((transaction) =>
    publish(transaction, posts, { from: 0, fields: { ...words, publishDate: '2026-11-20', ...fields } }),
  );
  if (!result.ok) throw new Error(result.code);
  const read = async (search = '') => {
    const { section } = await draw(context, new Request(siteUrl + path + search));
    return section;
  };
  const send = (form: Record<string, string>) => {
    const request = new Request(siteUrl + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
    return draw(context, request);
  };
  /** Types a comment, views its preview for a while, and sends it. */
  const comment = async (form: Record<string, string> = typed, lookMs = 8_000) => {
    const { section } = await send(form);
    time += lookMs;
    return send(readForm(section));
  };
  const approve = async () => {
    const [first] = await listComments(store, { status: 'pending', page: 1 });
    await write((transaction) =>
      setCommentStatus(transaction, { commentId: first?.id ?? '', shown: 'pending', status: 'approved' }),
    );
  };
  const advance = (milliseconds: number) => (time += milliseconds);
  return { store, context, read, send, comment, approve, advance, write };
}

/** Renders the comments as the server does without scripts: from action, loader and root data. */
async function draw(context: RouterContextProvider, request: Request) {
  const handler = createStaticHandler([
    {
      id: 'root',
      path: '/',
      loader: () => readRootData(context),
      Component: () => (
        <RootDataProvider>
          <Outlet />
        </RootDataProvider>
      ),
      children: [
        {
          path: pattern,
          loader: (args) => loader(routeArgs({ request: args.request, context, params, pattern })),
          action: (args) => action(routeArgs({ request: args.request, context, params, pattern })),
          Component: () => (
            <CommentSection {...useLoaderData<typeof loader>().comments} posted={useActionData<typeof action>()} />
          ),
        },
      ],
    },
  ]);
  const drawn = await handler.query(request);
  if (drawn instanceof Response) throw new Error(`Answered with ${drawn.status}`);
  const html = renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, drawn)} context={drawn} hydrate={false} />,
  );
  return { section: new DOMParser().parseFromString(html, 'text/html').body, status: drawn.statusCode };
}

const textOf = (section: HTMLElement) => section.textContent.replaceAll(/\s+/g, ' ');
const pending = (store: Store) => listComments(store, { status: 'pending', page: 1 });

/** The form’s fields as a browser sends them. */
function readForm(section: HTMLElement): Record<string, string> {
  const controls = section.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input, form textarea');
  return Object.fromEntries([...controls].map(({ name, value }) => [name, value]));
}

describe('the form under an article', () => {
  it('is on a page that is the same for everyone, without a token', async () => {
    const { read } = await openArticle();
    const section = await read();
    expect(section.querySelector('form')?.getAttribute('action')).toBe(`${path}#comments`);
    expect(Object.keys(readForm(section))).toEqual(['vuqo_7k', 'name', 'comment']);
    expect(section.querySelector('button')?.textContent).toBe('Preview comment');
    expect(section.querySelector('script')).toBeNull();
  });

  it('shows a preview, and saves the comment when it is sent from there', async () => {
    const { store, send, comment, read, approve } = await openArticle();
    const { section, status } = await send(typed);
    expect(status).toBe(200);
    expect(textOf(section)).toContain('Preview:We took slab.No regrets.Sam Okafor');
    expect(await pending(store)).toEqual([]);
    const sent = await comment();
    expect(textOf(sent.section)).toContain('Thanks! Your comment will appear');
    expect(sent.section.querySelector('form')).toBeNull();
    expect(await pending(store)).toMatchObject([
      { name: 'Sam Okafor', words: 'We took slab.\n\nNo regrets.', spamScore: 0 },
    ]);
    expect(textOf(await read())).not.toContain('We took slab');
    await approve();
    expect(textOf(await read())).toContain('1 commentSam Okafor, November 20, 2026We took slab.No regrets.');
  });

  it('reports missing values at their fields, and keeps what was typed', async () => {
    const { store, send } = await openArticle();
    const { section, status } = await send({ name: ' ', comment: 'Half a thought' });
    expect(status).toBe(400);
    const name = section.querySelector('#comment-name');
    expect(name?.getAttribute('aria-invalid')).toBe('true');
    expect(
      section.querySelector(`#${name?.getAttribute('aria-describedby')?.split(' ').at(-1)}`)?.textContent,
    ).toContain('Please enter a name');
    expect(readForm(section)).toMatchObject({ comment: 'Half a thought' });
    expect((await send({ name: 'Sam', comment: 'x'.repeat(3_001) })).status).toBe(400);
    expect(await pending(store)).toEqual([]);
  });

  it('treats markup as text, in the form, in the preview and when approved', async () => {
    const { send, comment, read, approve } = await openArticle();
    const hostile = {
      name: '"><img src=x onerror=alert(1)>',
      comment: '</textarea></script><script>alert(1)</script>',
    };
    const preview = await send(hostile);
    await comment(hostile);
    await approve();
    for (const section of [preview.section, await read()]) {
      expect(section.querySelector('script, img')).toBeNull();
      expect(textOf(section)).toContain('<script>alert(1)</script>');
    }
  });

  it.each([
    ['fills in what people do not see', { vuqo_7k: 'buy' }, {}, 'Hidden (honeypot) field was filled in'],
    ['sends the preview at once', {}, { lookMs: 200 }, 'Sent unusually fast'],
    ['makes up a token', { formToken: 'a.b.c' }, {}, 'The form token was forged or damaged'],
  ])(
    'saves with its reason a comment of someone who %s',
    async (_title, more, { lookMs }: { lookMs?: number }, reason) => {
      const { store, comment } = await openArticle();
      await comment({ ...typed, ...more }, lookMs);
      expect((await pending(store))[0]?.spamReasons).toContain(reason);
    },
  );

  it('asks for human verification on submit, and saves the comment without it as suspected', async () => {
    const service = await temporaryService();
    const { store, send, comment, read } = await openArticle({}, { verificationUrl: service.url });
    await setUpVerification(store, service.keys);
    expect((await read()).querySelector('human-verification'), 'not on the cached page').toBeNull();
    const { section } = await send(typed);
    const element = section.querySelector('human-verification');
    expect([element?.getAttribute('sitekey'), element?.getAttribute('purpose')]).toEqual([
      service.keys.siteKey,
      'comment',
    ]);
    await comment();
    expect(await pending(store)).toMatchObject([{ spamScore: 20, spamReasons: ['It arrived without a spam check'] }]);
    const made = { ...readForm(section), 'cf-turnstile-response': 'made-up' };
    const refused = await send({ ...made, comment: 'Another thought' });
    expect(refused.status).toBe(400);
    expect(textOf(refused.section)).toMatch(/Another thought.*The spam check didn’t go through/);
    expect(await pending(store)).toHaveLength(1);
    const again = await send({ ...made, ...readForm(refused.section) });
    expect(textOf(again.section)).toContain('Thanks! Your comment will appear');
    const proof = service.makeToken({ action: 'comment' });
    await send({ ...made, comment: 'A third', 'cf-turnstile-response': proof });
    expect(new Set((await pending(store)).map(({ spamScore }) => spamScore))).toEqual(new Set([0, 20]));
  });

  it('is gone when comments close, and says so for a late comment', async () => {
    const { send, comment, read, advance, approve, write, store } = await openArticle();
    await comment();
    await approve();
    await write((transaction) =>
      saveSettings(transaction, settingsGroups.comments, {
        from: 0,
        fields: { comments: { areTaken: true, closeAfterDays: 3 } },
      }),
    );
    const { section } = await send({ ...typed, comment: 'Another thought' });
    advance(4 * 86_400_000);
    const late = await send(readForm(section));
    expect(late.status).toBe(409);
    expect(textOf(late.section)).toContain('Comments on this article are closed.');
    const closed = await read();
    expect(closed.querySelector('form')).toBeNull();
    expect(textOf(closed)).toContain('We took slab.');
    expect(await pending(store)).toEqual([]);
  });

  it('is missing under an article with comments off', async () => {
    const { read, send } = await openArticle({ allowsComments: false });
    expect((await read()).innerHTML).toBe('');
    const form = { ...typed, formToken: 'made-up' };
    expect((await send(form)).status).toBe(409);
  });

  it('is left out of an exported site', async () => {
    const { store, comment, approve } = await openArticle();
    await comment();
    await approve();
    const context = createSiteContext(
      {
        store,
        siteUrl,
        isExported: true,
        texts: temporaryTexts(),
        outbox: { kick: () => {}, stop: async () => {} },
        log: createLog('site', { write: () => {} }),
      },
      { requestId: 'test', clientIp: '', cspNonce: '' },
    );
    const { section } = await draw(context, new Request(siteUrl + path));
    expect(textOf(section)).toContain('We took slab.');
    expect(section.querySelector('form')).toBeNull();
  });

  it('shows the latest part of a long discussion, and all of it on request', async () => {
    const { comment, approve, read } = await openArticle();
    for (const letter of ['a', 'b', 'c', 'd']) {
      await comment({ name: 'Sam', comment: letter.repeat(1_200) });
      await approve();
    }
    const section = await read();
    expect(textOf(section)).toContain('4 commentsThe latest 2. Read all');
    expect(section.querySelectorAll('li')).toHaveLength(2);
    expect(section.querySelector('li')?.textContent).toContain('ccc');
    const all = await read(section.querySelector('h2 + p a')?.getAttribute('href')?.replace(path, ''));
    expect(all.querySelectorAll('li')).toHaveLength(4);
    expect(textOf(all)).not.toContain('The latest');
  });
});
