import { describe, expect, test } from 'vitest';
import { createRouteFinder } from './requests/route-finder.ts';
import { ask, askRaw } from './testing/ask.ts';
import { cacheEveryPage, respondWithPage, startTestApp } from './testing/start-test-app.ts';

const page = async () => respondWithPage('');
const TOKEN = 'a81f3c9d2b'.repeat(6);

describe('the log', () => {
  const module = {};
  const findRoute = createRouteFinder({
    reset: { id: 'reset', path: 'admin/login/:kind/:token', module },
    confirm: { id: 'confirm', path: 'confirm/:secretKey?', module },
    colour: { id: 'colour', path: 'colours/:slug', module },
  });

  test.each([
    ['/admin/login/invitation/short-word', '/admin/login/invitation/:token'],
    ['/admin/login/invitation/short-word.data?_routes=x', '/admin/login/invitation/:token'],
    ['/admin//login/x/../reset/%73hort-word/', '/admin/login/reset/:token'],
    ['/confirm/short-word?token=other', '/confirm/:secretKey'],
    ['/colours/short-word?token=other', '/colours/short-word'],
    [`/nowhere/${TOKEN}`, '/nowhere/[redacted]'],
    [`/%zz/${TOKEN}`, '/%zz/[redacted]'],
    ['/preview/eyJraW5kIjoicG9zdCIsImlkIjoiMTIifQ.AbC-dEf_123', '/preview/[redacted]'],
  ])('has for %s the path %s, whatever the response', async (path, logged) => {
    let calls = 0;
    const { url, readLines } = await startTestApp({
      findRoute,
      handleRequest: async ({ url: asked }) => {
        calls += 1;
        if (calls === 1) return respondWithPage('');
        throw new Error(`No route matches ${new URL(asked).pathname.replace('short-word', TOKEN)}`);
      },
    });
    await askRaw(url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await askRaw(url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await askRaw(url, `POST ${path} HTTP/1.1\r\nHost: x\r\nOrigin: http://y\r\nConnection: close\r\n\r\n`);
    await expect.poll(() => readLines().filter(({ message }) => message === 'request').length).toBe(3);
    const lines = readLines();
    expect(JSON.stringify(lines)).not.toContain(TOKEN);
    expect(JSON.stringify(lines)).not.toContain('other');
    const paths = lines.flatMap(({ path: told }) => (told === undefined ? [] : [told]));
    expect(new Set(paths)).toEqual(new Set([logged]));
  });
});

describe('the Host of a request', () => {
  test.each([
    ['is said twice', 'Host: a.example\r\nhost: b.example'],
    ['is said twice, the same', 'Host: a.example\r\nHOST: a.example'],
    ['has a path', 'Host: a.example/x'],
    ['has a user', 'Host: me@a.example'],
    ['is empty', 'Host: '],
    ['has a port that is none', 'Host: a.example:99999'],
    ['has a list', 'Host: a.example, b.example'],
    ['has a mark', 'Host: a.example"><script>'],
    ['is not there', 'Accept: */*'],
  ])('%s: 400, whatever is requested', async (_how, lines) => {
    const { url } = await startTestApp({
      handleRequest: page,
      findRoute: cacheEveryPage,
      pageCache: { version: () => 1 },
      pictures: { cacheDir: '/nowhere', find: () => Promise.resolve(undefined) },
    });
    await ask(`${url}/cached`);
    for (const target of [
      'GET /cached',
      'GET /',
      'POST /',
      'GET /robots.txt',
      'GET /assets/entry-a1b2c3.js',
      'GET /pictures/a.800.avif',
    ]) {
      const reply = await askRaw(url, `${target} HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`);
      expect([target, reply.slice(0, 12)]).toEqual([target, 'HTTP/1.1 400']);
    }
  });
});

const away = async () => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
};

describe('while the store is unavailable', () => {
  test.each([
    ['the app answers with its page of an error', async () => respondWithPage('Sorry', { status: 500 })],
    ['the app throws', away],
  ])('%s: 503 with a Retry-After', async (_how, handleRequest) => {
    const { url } = await startTestApp({
      handleRequest,
      checkStore: away,
      findRoute: cacheEveryPage,
      pageCache: { version: () => 1 },
    });
    for (const question of [{}, { method: 'POST', body: 'a=b' }]) {
      const reply = await ask(`${url}/page`, { ...question, headers: { Accept: 'text/html' } });
      expect([reply.status, reply.headers['retry-after']]).toEqual([503, '10']);
      expect(reply.headers['cache-control'] ?? '').not.toMatch(/public/);
    }
  });

  test('what needs no store works as usual; and an app error stays an error while the store is available', async () => {
    const one = await startTestApp({ handleRequest: page, checkStore: away });
    expect((await ask(`${one.url}/page`)).status).toBe(200);
    const other = await startTestApp({ handleRequest: async () => respondWithPage('', { status: 500 }) });
    const reply = await ask(`${other.url}/page`);
    expect([reply.status, reply.headers['retry-after']]).toEqual([500, undefined]);
  });
});

describe('headers', () => {
  test.each([
    ['https://www.example.com', 'max-age=31536000'],
    ['http://www.example.com', undefined],
  ])(
    'of pages, scripts, files and pictures of %s include the HTTPS and cross-origin policies',
    async (siteUrl, hsts) => {
      const { url } = await startTestApp({
        handleRequest: async (request) => (request.url.endsWith('/data') ? Response.json({}) : respondWithPage('')),
        siteUrl,
        pictures: { cacheDir: '/nowhere', find: () => Promise.resolve(undefined) },
      });
      for (const [path, users] of [
        ['/page', 'same-origin'],
        ['/data', 'same-origin'],
        ['/healthz', 'same-origin'],
        ['/robots.txt', 'same-origin'],
        ['/assets/entry-a1b2c3.js', 'same-origin'],
        ['/assets/gone.js', 'same-origin'],
        ['/pictures/gone.800.avif', 'cross-origin'],
      ] as const) {
        const { headers } = await ask(url + path);
        expect
          .soft([
            path,
            headers['strict-transport-security'],
            headers['cross-origin-resource-policy'],
            headers['x-content-type-options'],
          ])
          .toEqual([path, hsts, users, 'nosniff']);
      }
    },
  );

  test('of a redirect prevent caching, unless the app says otherwise', async () => {
    const { url } = await startTestApp({
      handleRequest: async (request) =>
        new Response(null, {
          status: 302,
          headers: { Location: '/x', ...(request.url.endsWith('/kept') && { 'Cache-Control': 'max-age=60' }) },
        }),
      redirects: { '/old': '/new' },
    });
    for (const path of ['/door', '/door/', '/old'])
      expect((await ask(url + path)).headers['cache-control']).toBe('no-store');
    expect((await ask(`${url}/door`, { method: 'POST', body: 'a=b' })).headers['cache-control']).toBe('no-store');
    expect((await ask(`${url}/kept`)).headers['cache-control']).toBe('max-age=60');
  });
});
