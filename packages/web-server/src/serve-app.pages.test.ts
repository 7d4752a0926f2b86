import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ask } from './testing/ask.ts';
import { cacheEveryPage, respondWithPage, startTestApp, type TestAppOptions } from './testing/start-test-app.ts';

const TEXT = '<p>Quartz from the north.</p>'.repeat(200);

/** An app that counts how often it renders, with a content version that the test sets. */
async function startCountingApp(options: Partial<TestAppOptions> = {}) {
  const state = { renders: 0, version: 1, isStoreDown: false };
  const app = await startTestApp({
    handleRequest: async () => {
      state.renders += 1;
      if (state.isStoreDown) throw new Error('The store is gone');
      return respondWithPage(`<p>Rendering ${state.renders}</p>${TEXT}`);
    },
    pageCache: {
      version: () => {
        if (state.isStoreDown) throw new Error('The store is gone');
        return state.version;
      },
    },
    findRoute: (path) => (path === '/mine' ? { routeIds: [], rule: {} } : cacheEveryPage(path)),
    ...options,
  });
  return { ...app, state };
}

describe('cached pages', () => {
  test('a page is rendered once and then served to everyone', async () => {
    const { url, state } = await startCountingApp();
    const first = await ask(`${url}/quartz`);
    const second = await ask(`${url}/quartz`);
    expect(second.body.equals(first.body)).toBe(true);
    expect(second.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
    expect(state.renders).toBe(1);
  });

  test('a private request has its own page, which no one else gets', async () => {
    const { url, state } = await startCountingApp({ isPrivate: ({ search }) => search === '?secret=1' });
    const textOf = async (path: string) => (await ask(url + path)).body.toString();
    for (const rendering of [1, 2]) expect(await textOf('/quartz?secret=1')).toContain(`Rendering ${rendering}`);
    for (const path of ['/quartz', '/quartz']) expect(await textOf(path)).toContain('Rendering 3');
    expect(await textOf('/quartz?secret=1')).toContain('Rendering 4');
    expect(state.renders).toBe(4);
  });

  test('the cached page has the same headers as the first', async () => {
    const { url } = await startCountingApp();
    const first = await ask(`${url}/quartz`);
    const second = await ask(`${url}/quartz`);
    expect(Object.keys(second.headers).sort()).toEqual(Object.keys(first.headers).sort());
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  test('a raised content version shows at the next request', async () => {
    const { url, state } = await startCountingApp();
    await ask(`${url}/quartz`);
    state.version = 2;
    expect((await ask(`${url}/quartz`)).body.toString()).toContain('Rendering 2');
  });

  test('a page that a change didn’t affect is the same, and a browser that has it gets 304', async () => {
    const state = { version: 1, text: 'Aurora' };
    const { url } = await startCountingApp({
      handleRequest: async (_request, { cspNonce }) =>
        respondWithPage(`<script nonce="${cspNonce}">1</script>${state.text}`),
      pageCache: { version: () => state.version },
    });
    const readBrotli = (headers = {}) => ask(url, { headers: { 'Accept-Encoding': 'br', ...headers } });
    const first = await readBrotli();
    state.version = 2;
    const known = await readBrotli({ 'If-None-Match': first.headers.etag });
    expect([known.status, known.body.byteLength]).toEqual([304, 0]);
    expect((await readBrotli()).body.equals(first.body)).toBe(true);
    // The same in another encoding.
    state.version = 3;
    expect(brotliDecompressSync(first.body).equals((await ask(url)).body)).toBe(true);

    state.version = 4;
    state.text = 'Alabaster';
    const changed = await readBrotli({ 'If-None-Match': first.headers.etag });
    expect(changed.status).toBe(200);
    expect(brotliDecompressSync(changed.body).toString()).toContain('Alabaster');
    expect(changed.headers.etag).not.toBe(first.headers.etag);
  });

  test('a page with changed headers is a new one', async () => {
    const state = { version: 1, language: 'en' };
    const { url } = await startCountingApp({
      handleRequest: async () => {
        const page = respondWithPage(TEXT);
        page.headers.set('Content-Language', state.language);
        return page;
      },
      pageCache: { version: () => state.version },
    });
    await ask(url);
    Object.assign(state, { version: 2, language: 'fr' });
    expect((await ask(url)).headers['content-language']).toBe('fr');
  });

  test('a page started before a change isn’t the response to a request after it', async () => {
    let version = 1;
    const app = await startTestApp({
      handleRequest: async () => {
        const seen = version;
        await wait(100);
        return respondWithPage(`content ${seen}`);
      },
      pageCache: { version: () => version },
      findRoute: cacheEveryPage,
    });
    const before = ask(app.url);
    await wait(30);
    version = 2;
    const after = await ask(app.url);
    expect(after.body.toString()).toContain('content 2');
    expect((await before).body.toString()).toContain('content 1');
    expect((await ask(app.url)).body.toString()).toContain('content 2');
  });

  test('a page that many request at the same time is rendered once', async () => {
    const { url, state } = await startCountingApp();
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(`${url}/quartz`)));
    expect(new Set(replies.map(({ body }) => body.toString())).size).toBe(1);
    expect(state.renders).toBe(1);
  });

  test('each encoding has the same page, and the smallest that the browser accepts is sent', async () => {
    const { url } = await startCountingApp();
    const plain = await ask(`${url}/`);
    const brotli = await ask(`${url}/`, { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } });
    const gzipped = await ask(`${url}/`, { headers: { 'Accept-Encoding': 'gzip, br;q=0' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzipped.body).equals(plain.body)).toBe(true);
    for (const { headers, body } of [plain, brotli, gzipped]) {
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-length']).toBe(String(body.byteLength));
    }
  });

  test('a page has the same content in every encoding after recompression', { timeout: 30_000 }, async () => {
    const words = Array.from({ length: 4_000 }, (_, index) => `stone ${(index * 7919) % 4_001}`).join(' ');
    const handleRequest = async () => respondWithPage(`<p>${words}</p>`);
    const { url } = await startCountingApp({ handleRequest });
    const sparing = await startCountingApp({ handleRequest, pageCache: { version: () => 1, shrinks: false } });
    const readBrotli = (from = url) => ask(`${from}/`, { headers: { 'Accept-Encoding': 'br' } });
    const firstOfSparing = await readBrotli(sparing.url);
    const first = await readBrotli();
    await expect
      .poll(async () => (await readBrotli()).body.byteLength, { timeout: 20_000, interval: 200 })
      .toBeLessThan(first.body.byteLength);
    const { body } = await readBrotli(sparing.url);
    expect(body.byteLength, 'not recompressed').toBe(firstOfSparing.body.byteLength);
    const plain = await ask(`${url}/`);
    expect(plain.body.equals(brotliDecompressSync(first.body))).toBe(true);
    expect(brotliDecompressSync((await readBrotli()).body).equals(plain.body)).toBe(true);
    const gzipped = await ask(`${url}/`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(gunzipSync(gzipped.body).equals(plain.body)).toBe(true);
    for (const { headers } of [plain, gzipped, await readBrotli()]) expect(headers.etag).toBe(first.headers.etag);
  });

  test('a browser that has the page gets 304, whichever encoding it has', async () => {
    const { url, state } = await startCountingApp();
    const { etag = '' } = (await ask(`${url}/`, { headers: { 'Accept-Encoding': 'br' } })).headers;
    const again = await ask(`${url}/`, { headers: { 'If-None-Match': `"other", ${etag}` } });
    expect(again.status).toBe(304);
    expect(again.body.byteLength).toBe(0);
    state.version = 2;
    expect((await ask(`${url}/`, { headers: { 'If-None-Match': etag } })).status).toBe(200);
  });

  test('HEAD has the headers of GET and no body, for a new page and a cached one', async () => {
    const { url } = await startCountingApp();
    const first = await ask(`${url}/`, { method: 'HEAD' });
    const get = await ask(`${url}/`);
    const second = await ask(`${url}/`, { method: 'HEAD' });
    for (const head of [first, second]) {
      expect(head.status).toBe(200);
      expect(head.body.byteLength).toBe(0);
      expect(head.headers['content-length']).toBe(get.headers['content-length']);
      expect(head.headers.etag).toBe(get.headers.etag);
    }
  });

  test('cached pages are served when the store can’t be read', async () => {
    const { url, state, readLines } = await startCountingApp();
    await ask(`${url}/quartz`);
    state.isStoreDown = true;
    const cached = await ask(`${url}/quartz`);
    expect(cached.status).toBe(200);
    expect(cached.body.toString()).toContain('Rendering 1');
    const missing = await ask(`${url}/mirrors`, { headers: { Accept: 'text/html' } });
    expect(missing.status).toBe(500);
    expect(missing.body.toString()).toContain('Something went wrong');
    expect(missing.body.toString()).not.toContain('store is gone');
    expect(readLines().filter(({ level }) => level === 'warn')).toHaveLength(1);
  });

  test('the last good page is served while its next rendering fails', async () => {
    const state = { version: 1, isBroken: false };
    const app = await startTestApp({
      handleRequest: async () => (state.isBroken ? new Response('broken', { status: 500 }) : respondWithPage('good')),
      pageCache: { version: () => state.version },
      findRoute: cacheEveryPage,
    });
    await ask(app.url);
    Object.assign(state, { version: 2, isBroken: true });
    const reply = await ask(app.url);
    expect(reply.status).toBe(200);
    expect(reply.body.toString()).toContain('good');
    expect((await ask(`${app.url}/never-seen`)).status).toBe(500);
  });

  test('nothing of the first visitor gets into a cached page', async () => {
    const app = await startTestApp({
      handleRequest: async (request, info) =>
        respondWithPage([request.headers.get('Cookie'), new URL(request.url).host, info.clientIp].join('|')),
      pageCache: { version: () => 1 },
      findRoute: cacheEveryPage,
      siteUrl: 'https://www.example.com',
    });
    const reply = await ask(app.url, { headers: { Cookie: 'session=secret', Host: 'evil.example' } });
    expect(reply.body.toString()).toContain('|www.example.com|');
    expect(reply.body.toString()).not.toContain('secret');
  });

  test.each([
    ['a page that sets a cookie', { headers: { 'Set-Cookie': 'a=b' } }],
    ['a page said to be private', { headers: { 'Cache-Control': 'private, max-age=60' } }],
    ['a page that does not exist', { status: 404 }],
  ])('%s isn’t cached', async (_what, init) => {
    let renders = 0;
    const app = await startTestApp({
      handleRequest: async () => respondWithPage(`Rendering ${(renders += 1)}`, init),
      pageCache: { version: () => 1 },
      findRoute: cacheEveryPage,
    });
    await ask(app.url);
    await ask(app.url);
    expect(renders).toBe(2);
  });

  test('a personal page is rendered each time, compressed, and never cached', async () => {
    const { url, state } = await startCountingApp();
    await ask(`${url}/mine`);
    const reply = await ask(`${url}/mine`, { headers: { 'Accept-Encoding': 'br' } });
    expect(brotliDecompressSync(reply.body).toString()).toContain('Rendering 2');
    expect(reply.headers['cache-control']).toBe('private, no-cache');
    expect(reply.headers['content-security-policy']).toContain("script-src 'self';");
    expect(state.renders).toBe(2);
  });

  test('invented query strings evict each other and not the plain pages', async () => {
    const { url, state } = await startCountingApp({
      pageCache: { version: () => 1, size: { bytes: 10_000_000, variants: 3 } },
      findRoute: cacheEveryPage,
    });
    await ask(`${url}/quartz`);
    for (let number = 0; number < 10; number += 1) await ask(`${url}/quartz?x=${number}`);
    const rendersBefore = state.renders;
    await ask(`${url}/quartz`);
    await ask(`${url}/quartz?x=9`);
    expect(state.renders).toBe(rendersBefore);
    await ask(`${url}/quartz?x=0`);
    expect(state.renders).toBe(rendersBefore + 1);
  });
});

describe('the content security policy of a page', () => {
  const script = 'document.title = "\u00fcber";\nif (1 < 2 && "</p>") run();';
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

  test('lets its own inline scripts run by hash, and no other', async () => {
    const app = await startTestApp({
      handleRequest: async () =>
        respondWithPage(`<script type="module">${script}</script><script src="/a.js"></script>`),
    });
    const policy = (await ask(app.url)).headers['content-security-policy'];
    expect(policy).toContain(`script-src 'self' ${hash};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('trusts only scripts with the nonce when the app gives it to its own, and sends no nonce', async () => {
    const app = await startTestApp({
      handleRequest: async (_request, { cspNonce }) =>
        respondWithPage(`<script nonce="${cspNonce}">${script}</script><p><script>steal()</script></p>`),
      pageCache: { version: () => 1 },
      findRoute: cacheEveryPage,
    });
    for (const reply of [await ask(app.url), await ask(app.url)]) {
      expect(reply.headers['content-security-policy']).toContain(`script-src 'self' ${hash};`);
      expect(reply.body.toString()).not.toContain('nonce');
    }
  });

  test('hashes a script with non-ASCII text as browsers do, and every character of the page arrives', async () => {
    const words = 'Café 3″ ★ 🪵';
    const app = await startTestApp({
      handleRequest: async () => respondWithPage(`<p>${words}</p><script>say("${words}")</script>`),
      pageCache: { version: () => 1 },
      findRoute: cacheEveryPage,
    });
    const expected = `'sha256-${createHash('sha256').update(`say("${words}")`).digest('base64')}'`;
    for (const reply of [await ask(app.url), await ask(app.url)]) {
      expect(reply.headers['content-security-policy']).toContain(expected);
      expect(reply.body.toString()).toContain(`<p>${words}</p><script>say("${words}")</script>`);
    }
  });

  test('can include a form provider without losing its own sources', async () => {
    const app = await startTestApp({
      handleRequest: async () => respondWithPage(''),
      extraSources: { 'script-src': ['https://forms.example.com'], 'frame-src': ['https://forms.example.com'] },
    });
    const policy = (await ask(app.url)).headers['content-security-policy'];
    expect(policy).toContain("script-src 'self' https://forms.example.com;");
    expect(policy).toContain('frame-src https://forms.example.com;');
  });
});
