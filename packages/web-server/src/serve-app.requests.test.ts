import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { PortTakenError } from './process/listen.ts';
import type { FindRoute } from './requests/route-finder.ts';
import { ask, askRaw } from './testing/ask.ts';
import { respondWithPage, startTestApp } from './testing/start-test-app.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

const findRoute: FindRoute = (path) => ({ routeIds: [], rule: path === '/upload' ? { bodyBytes: 100_000 } : {} });

const startEchoApp = (options: Partial<Parameters<typeof startTestApp>[0]> = {}) =>
  startTestApp({
    handleRequest: async (request, info) => {
      const body = request.method === 'POST' ? await request.text() : '';
      return Response.json({
        url: request.url,
        length: body.length,
        clientIp: info.clientIp,
        requestId: info.requestId,
      });
    },
    ...options,
  });

describe('forms', () => {
  test('are accepted from our own pages', async () => {
    const { url } = await startEchoApp();
    const reply = await ask(`${url}/contact`, { method: 'POST', headers: { ...FORM, Origin: url }, body: 'a=b' });
    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.body.toString())).toMatchObject({ url: `${url}/contact`, length: 3 });
  });

  test('are accepted through a proxy, and the app sees the visitor’s URL', async () => {
    const { url } = await startEchoApp({ siteUrl: 'https://www.example.com', trustProxy: 1 });
    const headers = { ...FORM, Origin: 'https://www.example.com', 'X-Forwarded-Proto': 'https' };
    const reply = await ask(`${url}/contact`, { method: 'POST', headers, body: 'a=b' });
    expect(JSON.parse(reply.body.toString())).toMatchObject({ url: 'https://www.example.com/contact' });
  });

  test.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['a sandboxed page', { Origin: 'null' }],
    ['another site by its referrer', { Referer: 'https://evil.example/form' }],
    ['another site, as the browser says', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a site on the same domain', { 'Sec-Fetch-Site': 'same-site' }],
  ])('are rejected from %s', async (_who, headers) => {
    const { url } = await startEchoApp();
    const reply = await ask(url, {
      method: 'POST',
      headers: { ...FORM, ...headers, Accept: 'text/html' },
      body: 'a=b',
    });
    expect(reply.status).toBe(403);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.body.toString()).toContain('We couldn’t accept this form');
  });

  test('are rate-limited by visitor, with the time to wait', async () => {
    const { url } = await startEchoApp({
      limits: { bodyBytes: 1_000, posts: { points: 2, windowSeconds: 30 } },
      trustProxy: 1,
    });
    const post = (visitor: string) =>
      ask(url, { method: 'POST', headers: { ...FORM, 'X-Forwarded-For': visitor }, body: 'a=b' });
    expect((await post('192.0.2.1')).status).toBe(200);
    expect((await post('192.0.2.1')).status).toBe(200);
    const limited = await post('192.0.2.1');
    expect(limited.status).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(limited.headers['retry-after'])).toBeLessThanOrEqual(30);
    expect(JSON.parse(limited.body.toString())).toMatchObject({ error: { code: 'too-many-requests' } });
    expect((await post('192.0.2.2')).status).toBe(200);
  });
});

describe('large bodies', () => {
  const limits = { bodyBytes: 1_000, posts: { points: 100, windowSeconds: 60 } };

  test('are rejected by their announced length, before they are read', async () => {
    let isAsked = false;
    const { url } = await startTestApp({
      handleRequest: async () => {
        isAsked = true;
        return respondWithPage('');
      },
      limits,
      findRoute,
    });
    const body = 'x'.repeat(1_001);
    const reply = await ask(`${url}/contact`, { method: 'POST', headers: { Accept: 'text/html' }, body });
    expect(reply.status).toBe(413);
    expect(reply.body.toString()).toContain('Too large to send');
    expect(isAsked).toBe(false);
    expect((await ask(`${url}/upload`, { method: 'POST', body })).status).toBe(200);
    expect((await ask(`${url}/upload.data`, { method: 'POST', body })).status).toBe(200);
  });

  test('are rejected while they arrive when they announce nothing', async () => {
    const { url } = await startEchoApp({ limits, findRoute });
    const chunks = Array.from({ length: 20 }, () => Buffer.alloc(10_000, 'x'));
    const reply = await ask(`${url}/upload`, { method: 'POST', body: chunks });
    expect(reply.status).toBe(413);
    expect(JSON.parse(reply.body.toString())).toMatchObject({
      error: { code: 'too-large', formText: expect.stringContaining('fewer files') },
    });
    const small = await ask(`${url}/upload`, { method: 'POST', body: chunks.slice(0, 5) });
    expect(JSON.parse(small.body.toString())).toMatchObject({ length: 50_000 });
  });

  test('get an error even when the app swallows the failed body', async () => {
    const { url } = await startTestApp({
      handleRequest: async (request) => respondWithPage(await request.text().catch(() => 'nothing')),
      limits,
    });
    expect((await ask(url, { method: 'POST', body: [Buffer.alloc(5_000)] })).status).toBe(413);
  });

  test('that are still arriving slowly don’t keep the visitor from reading the response', async () => {
    const { url } = await startEchoApp({ limits, findRoute });
    const { port } = new URL(url);
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('data', (data) => (text += data.toString()));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
      socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50000\r\n\r\n');
      void (async () => {
        for (let sent = 0; sent < 10; sent += 1) {
          await wait(100);
          socket.write(Buffer.alloc(5_000));
        }
        socket.end();
      })();
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('requests', () => {
  test('other than reading and posting get an error', async () => {
    const { url } = await startEchoApp();
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
      const reply = await ask(url, { method });
      expect([method, reply.status, reply.headers.allow]).toEqual([method, 405, 'GET, HEAD, POST']);
    }
  });

  test('with an endless URL get an error', async () => {
    const { url } = await startEchoApp();
    expect((await ask(`${url}/${'a'.repeat(5_000)}`)).status).toBe(414);
  });

  test('that are malformed are answered and not fatal', async () => {
    const { url } = await startEchoApp();
    expect(await askRaw(url, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await askRaw(url, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await askRaw(url, 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask(url)).status).toBe(200);
  });

  test('for a moved path are redirected, with their query', async () => {
    const { url } = await startEchoApp({ redirects: { '/contact-us': '/contact' } });
    const reply = await ask(`${url}/contact-us?colour=aurora`);
    expect([reply.status, reply.headers.location]).toEqual([301, '/contact?colour=aurora']);
    expect((await ask(`${url}/contact/`)).headers.location).toBe('/contact');
  });

  test.each([
    ['/offer?utm_source=letter&utm_campaign=a%26b', '/in-stock?utm_source=letter&utm_campaign=a%26b'],
    ['/offer', '/in-stock'],
    ['/article?comments=all&utm_source=letter', '/blog?comments=all&utm_source=letter#comments'],
    ['/article?comments=few', '/blog?comments=all#comments'],
    ['/partner?utm_source=letter', 'https://partner.example/'],
  ])('for a redirecting page keep the query that the page didn’t read: %s', async (path, expected) => {
    const leading = { '/offer': '/in-stock', '/article': '/blog?comments=all#comments' };
    const { url } = await startTestApp({
      handleRequest: async (request) => {
        const asked = new URL(request.url);
        expect(asked.search, 'a shared page').toBe('');
        const to = Object.entries(leading).find(([from]) => from === asked.pathname)?.[1];
        return new Response(null, { status: 301, headers: { Location: to ?? 'https://partner.example/' } });
      },
      pageCache: { version: () => 1 },
      findRoute: () => ({ routeIds: [], rule: { cachedSearch: () => '' } }),
    });
    expect((await ask(url + path)).headers.location).toBe(expected);
  });

  test('pass an id to the response, the app and the log; a proxy can set it, a visitor can’t', async () => {
    const headers = { 'X-Request-Id': 'chosen-elsewhere' };
    const direct = await startEchoApp();
    const reply = await ask(direct.url, { headers });
    const id = reply.headers['x-request-id'];
    expect(id).not.toBe('chosen-elsewhere');
    expect(JSON.parse(reply.body.toString())).toMatchObject({ requestId: id });
    expect(direct.readLines()).toContainEqual(
      expect.objectContaining({ message: 'request', requestId: id, status: 200 }),
    );

    const proxied = await startEchoApp({ trustProxy: 1 });
    expect((await ask(proxied.url, { headers })).headers['x-request-id']).toBe('chosen-elsewhere');
  });

  test('are logged without what the visitor typed', async () => {
    const { url, readLines } = await startEchoApp();
    await ask(`${url}/search?email=someone@example.com`);
    await ask(`${url}/contact`, { method: 'POST', headers: FORM, body: 'email=someone@example.com' });
    expect(JSON.stringify(readLines())).not.toContain('someone');
  });

  test('that fail show a designed page and are logged once with their id', async () => {
    const { url, readLines } = await startTestApp({
      handleRequest: async () => {
        throw new Error('secret detail');
      },
    });
    const reply = await ask(url, { headers: { Accept: 'text/html,*/*' } });
    expect(reply.status).toBe(500);
    expect(reply.body.toString()).not.toContain('secret detail');
    const errors = readLines().filter(({ level }) => level === 'error');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ requestId: reply.headers['x-request-id'], error: { message: 'secret detail' } });
  });

  test('are aborted for the app when the visitor leaves', async () => {
    let isAborted = false;
    const { url } = await startTestApp({
      handleRequest: async (request) => {
        await new Promise<void>((resolve) => {
          request.signal.addEventListener('abort', () => resolve());
        });
        isAborted = request.signal.aborted;
        return respondWithPage('');
      },
    });
    await fetch(url, { signal: AbortSignal.timeout(100) }).catch(() => undefined);
    await expect.poll(() => isAborted).toBe(true);
  });

  test('get every cookie that the app sets, on pages and redirects', async () => {
    const { url } = await startTestApp({
      handleRequest: async (request) => {
        const headers = new Headers({ Location: '/next' });
        headers.append('Set-Cookie', 'session=a; Path=/');
        headers.append('Set-Cookie', 'seen=b; Path=/');
        const init = { headers, status: request.url.endsWith('/login') ? 303 : 200 };
        return init.status === 303 ? new Response(null, init) : respondWithPage('', init);
      },
    });
    for (const path of ['/login', '/page']) {
      expect((await ask(url + path)).headers['set-cookie']).toEqual(['session=a; Path=/', 'seen=b; Path=/']);
    }
  });

  test('get a streamed file as it arrives', async () => {
    const { url } = await startTestApp({
      handleRequest: async () => {
        const lines = ['name,colour\n', 'a,aurora\n'];
        const stream = new ReadableStream({
          async pull(controller) {
            const line = lines.shift();
            if (line === undefined) controller.close();
            else controller.enqueue(new TextEncoder().encode(line));
            await wait(50);
          },
        });
        return new Response(stream, { headers: { 'Content-Type': 'text/csv' } });
      },
    });
    const reply = await ask(url);
    expect(reply.headers['transfer-encoding']).toBe('chunked');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.body.toString()).toBe('name,colour\na,aurora\n');
  });
});

describe('files of the build', () => {
  test('with a hash in their name are cached forever, others for an hour', async () => {
    const { url } = await startEchoApp();
    const asset = await ask(`${url}/assets/entry-a1b2c3.js`);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toContain('javascript');
    expect(asset.headers['x-content-type-options']).toBe('nosniff');
    expect((await ask(`${url}/robots.txt`)).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('that are gone are missing at once, without rendering a page', async () => {
    const { url } = await startEchoApp();
    const reply = await ask(`${url}/assets/entry-old.js`);
    expect([reply.status, reply.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('can’t be used to leave their folder', async () => {
    const { url } = await startEchoApp();
    for (const path of [
      '/assets/..%2f..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/%2e%2e/%2e%2e/package.json',
    ]) {
      expect((await ask(url + path)).body.toString()).not.toMatch(/root:|"name"/);
    }
  });
});

describe('the server', () => {
  test('reports its health, and when the store is unavailable', async () => {
    let trouble: Error | undefined;
    const { url } = await startEchoApp({
      checkStore: async () => {
        if (trouble !== undefined) throw trouble;
      },
    });
    const well = await ask(`${url}/healthz`);
    expect([well.status, well.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(JSON.parse(well.body.toString())).toEqual({ status: 'ok', uptimeSeconds: expect.any(Number), store: 'ok' });
    // The reason is a code: a message may contain private details.
    for (const [error, reason] of [
      [Object.assign(new Error('/srv/data/showroom.db is gone'), { code: 'file-removed' }), 'file-removed'],
      [new Error('at /srv/data'), 'unknown'],
    ] as const) {
      trouble = error;
      const ill = await ask(`${url}/healthz`);
      expect(ill.status).toBe(503);
      expect(JSON.parse(ill.body.toString())).toEqual({
        status: 'unavailable',
        uptimeSeconds: expect.any(Number),
        store: 'unavailable',
        reason,
      });
    }
  });

  test('says which port is in use', async () => {
    const first = await startEchoApp();
    const port = Number(new URL(first.url).port);
    const second = startEchoApp({ port });
    await expect(second).rejects.toBeInstanceOf(PortTakenError);
    await expect(second).rejects.toThrow(`Port ${port} is in use by another program`);
  });

  test('sends HSTS only if the site uses HTTPS', async () => {
    const secure = await startEchoApp({ siteUrl: 'https://www.example.com' });
    const plain = await startEchoApp({ siteUrl: 'http://127.0.0.1:3000' });
    expect((await ask(secure.url)).headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await ask(plain.url)).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('rendered pages', () => {
  test('take turns: few are rendered at once, each request gets its own, and posts don’t wait', async () => {
    let drawing = 0;
    let most = 0;
    const { url } = await startTestApp({
      handleRequest: async (request) => {
        if (request.method === 'POST') return new Response('stored');
        drawing += 1;
        most = Math.max(most, drawing);
        await wait(100);
        drawing -= 1;
        return respondWithPage(new URL(request.url).pathname);
      },
    });
    const pages = Array.from({ length: 40 }, (_, index) => ask(`${url}/page-${index}`));
    await expect.poll(() => drawing).toBe(8);
    const post = await ask(`${url}/send`, { method: 'POST', body: 'a=1' });
    expect(post.body.toString()).toBe('stored');
    expect(drawing).toBeGreaterThan(0);
    for (const [index, { status, body }] of (await Promise.all(pages)).entries()) {
      expect(status).toBe(200);
      expect(body.toString()).toContain(`/page-${index}<`);
    }
    expect(most).toBe(8);
  });

  test('let others in between those that one client requests without a pause', async () => {
    let drawn = 0;
    const { url } = await startTestApp({
      handleRequest: async () => {
        const end = performance.now() + 2;
        while (performance.now() < end);
        drawn += 1;
        return respondWithPage('drawn');
      },
    });
    const crowd = new Agent({ keepAlive: true });
    const over = new AbortController();
    const askAgain = async () => {
      while (!over.signal.aborted) {
        await new Promise((resolve) => {
          get(url, { agent: crowd }, (reply) => reply.resume().once('end', resolve));
        });
      }
    };
    const asking = Array.from({ length: 12 }, askAgain);
    await expect.poll(() => drawn, { timeout: 10_000 }).toBeGreaterThan(12);
    const before = drawn;
    await Promise.all(Array.from({ length: 20 }, () => ask(`${url}/new`)));
    const drawnSince = drawn - before;
    over.abort();
    await Promise.all(asking);
    crowd.destroy();
    expect(drawnSince).toBeLessThan(100);
  });

  test('that hang or fail don’t block others', { timeout: 30_000 }, async () => {
    const { url } = await startTestApp({
      handleRequest: (request) => {
        if (request.url.includes('/fails')) return Promise.reject(new Error('It failed'));
        return request.url.includes('/hangs')
          ? new Promise(() => undefined)
          : Promise.resolve(respondWithPage('drawn'));
      },
    });
    for (let at = 0; at < 8; at += 1) ask(`${url}/hangs-${at}`).catch(() => undefined);
    const failed = await Promise.all(Array.from({ length: 10 }, (_, at) => ask(`${url}/fails-${at}`)));
    expect(failed.map(({ status }) => status)).toEqual(failed.map(() => 500));
    expect((await ask(`${url}/page`)).body.toString()).toContain('drawn');
  });
});

const sendReport = (url: string, body: string, headers: Record<string, string> = {}) =>
  ask(`${url}/browser-errors`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, ...headers },
    body,
  });
const listFailures = (lines: readonly { readonly message: string }[]) =>
  lines.filter(({ message }) => message === 'A page failed in a browser');

describe('an error in a browser', () => {
  const report = { message: 'NotFoundError: removeChild', stack: 'at Clear (main.js:1:2)', path: '/products/sinks' };
  test('is logged with the page’s route and without personal data', async () => {
    const { url, readLines } = await startEchoApp({ findRoute: () => ({ routeIds: ['catalogue/list'], rule: {} }) });
    const message = 'No element for robin@home.example, (807) 555-0142';
    const path = '/admin/login/reset/s3cr3t-t0ken?email=robin%40home.example';
    const reply = await sendReport(url, JSON.stringify({ ...report, message, path }));
    expect(reply.status).toBe(204);
    const lines = readLines();
    expect(listFailures(lines)).toEqual([expect.objectContaining({ level: 'warn', routes: ['catalogue/list'] })]);
    expect(JSON.stringify(lines)).toContain('main.js:1:2');
    expect(JSON.stringify(lines)).not.toMatch(/s3cr3t|robin|555/);
  });

  test('is logged ten times per visitor, and doesn’t count against forms', async () => {
    const { url, readLines } = await startEchoApp({
      limits: { bodyBytes: 1_000, posts: { points: 1, windowSeconds: 60 } },
    });
    for (let count = 0; count < 15; count += 1) await sendReport(url, JSON.stringify(report));
    expect(listFailures(readLines())).toHaveLength(10);
    const form = await ask(`${url}/contact`, { method: 'POST', headers: { ...FORM, Origin: url }, body: 'a=b' });
    expect(form.status).toBe(200);
  });

  test.each([
    ['no JSON', '{'],
    ['no report', '{"message":"x"}'],
    ['words without end', JSON.stringify({ ...report, message: 'x'.repeat(501) })],
  ])('isn’t logged when it is %s', async (_what, body) => {
    const { url, readLines } = await startEchoApp();
    expect((await sendReport(url, body)).status).toBe(204);
    expect(listFailures(readLines())).toEqual([]);
  });

  test('is rejected from another site, and when large', async () => {
    const { url, readLines } = await startEchoApp();
    expect((await sendReport(url, JSON.stringify(report), { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await sendReport(url, JSON.stringify({ ...report, stack: 'x'.repeat(5_000) }))).status).toBe(413);
    expect(listFailures(readLines())).toEqual([]);
  });
});
