import { describe, expect, test } from 'vitest';
import { createRouteFinder } from './requests/route-finder.ts';
import { cachedPage, takingBodies } from './requests/route-rule.ts';
import { ask, askRaw } from './testing/ask.ts';
import { respondWithPage, startTestApp, type TestAppOptions } from './testing/start-test-app.ts';

const plain = { headers: cachedPage() };
const colours = { headers: cachedPage((asked) => (asked.get('only') === 'red' ? '?only=red' : '')) };
const upload = { action: takingBodies(10_000, () => null) };
const findRoute = createRouteFinder({
  root: { id: 'root', path: '', module: {} },
  home: { id: 'home', parentId: 'root', index: true, module: plain },
  colours: { id: 'colours', parentId: 'root', path: 'colours', module: colours },
  colour: { id: 'colour', parentId: 'root', path: 'colours/:slug', module: plain },
  form: { id: 'form', parentId: 'root', path: 'contact', module: { headers: () => ({}), action: () => null } },
  upload: { id: 'upload', parentId: 'root', path: 'millwork', module: upload },
  rest: { id: 'rest', parentId: 'root', path: '*', module: {} },
});

async function startApp(options: Partial<TestAppOptions> = {}) {
  const state = { renders: 0 };
  const app = await startTestApp({
    handleRequest: async (request) => {
      state.renders += 1;
      const body = await request.text();
      return respondWithPage(
        `<p>${request.method} ${request.url}</p><p>${body.length}</p><p>token ${state.renders}</p>`,
      );
    },
    limits: { bodyBytes: 1_000, posts: { points: 1_000, windowSeconds: 60 } },
    pageCache: { version: () => 1 },
    findRoute,
    ...options,
  });
  const raw = async (method: string, target: string, headers: readonly string[] = ['Host: localhost'], body = '') => {
    const lines = [`${method} ${target} HTTP/1.1`, ...headers, `Content-Length: ${body.length}`, 'Connection: close'];
    const reply = await askRaw(app.url, `${lines.join('\r\n')}\r\n\r\n${body}`);
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1]);
    return { status, location: /^location: (.*)\r$/im.exec(reply)?.[1], reply };
  };
  return { ...app, state, raw };
}

const spellings = [
  '/Contact',
  '/con%74act',
  '/CON%54ACT',
  '/contact/',
  '//contact',
  '/x/../contact',
  '/x/%2e%2e/contact',
];

describe('a page requested in another spelling', () => {
  test.each([...spellings, '/\\contact', '/./contact', '/contact/#x/'])(
    'redirects to its one URL: %s',
    async (path) => {
      const { raw } = await startApp();
      const { status, location } = await raw('GET', path);
      expect([status, location]).toEqual([301, '/contact']);
    },
  );

  test('keeps its query', async () => {
    const { raw } = await startApp();
    expect((await raw('GET', '/Contact/?quartz=Aurora&x=%zz')).location).toBe('/contact?quartz=Aurora&x=%zz');
  });

  test.each([
    ['/Contact.data', '/contact.data'],
    ['/contact/_.data', '/contact.data'],
    ['/_root.data', '/_.data'],
  ])('redirects as data when a script asks: %s', async (path, expected) => {
    const { raw } = await startApp();
    expect(await raw('GET', `${path}?_routes=form`)).toMatchObject({
      status: 301,
      location: `${expected}?_routes=form`,
    });
  });

  test('never redirects to another host', async () => {
    const { raw } = await startApp();
    const tries = [
      '//evil.example/',
      '/\\evil.example/',
      '///evil.example//',
      '/%2f/evil.example/',
      '/%5cevil.example/',
    ];
    for (const path of [...tries, '/x/..//evil.example', '//evil.example/%2e%2e/%2e%2e//evil.example']) {
      const { location = '/' } = await raw('GET', path);
      expect(location).toMatch(/^\/(?![/\\])/);
    }
  });

  test('is never cached under it', async () => {
    const { url, raw, state } = await startApp();
    await ask(`${url}/colours/aurora`);
    for (const path of ['/Colours/Aurora', '/colours/a%75rora', '/colours/aurora/', '//colours/aurora']) {
      expect((await raw('GET', path)).location).toBe('/colours/aurora');
    }
    expect(state.renders).toBe(1);
  });
});

describe('a form posted in another spelling', () => {
  test.each([...spellings, '/\\contact'])('reaches the app under its one URL: %s', async (path) => {
    const { raw } = await startApp();
    const { status, reply } = await raw('POST', path, ['Host: localhost'], 'a=b');
    expect(status).toBe(200);
    expect(reply).toContain('POST http://localhost/contact<');
  });

  test('has the size limit of its route', async () => {
    const { raw } = await startApp();
    const photo = 'x'.repeat(5_000);
    for (const path of ['/millwork', '/Millwork', '/mill%77ork', '/millwork/', '/millwork.data', '/MILLWORK/_.data']) {
      expect([path, (await raw('POST', path, undefined, photo)).status]).toEqual([path, 200]);
    }
    for (const path of ['/contact', '/millwork/../contact', '/millwork/x', '/millwork%2f', '/millwork.data/x']) {
      expect([path, (await raw('POST', path, undefined, photo)).status]).toEqual([path, 413]);
    }
  });
});

describe('a page', () => {
  test('isn’t cached unless its route says so', async () => {
    const { url, state } = await startApp();
    for (const path of ['/contact', '/contact.data', '/new-page', '/new-page.data']) {
      const before = state.renders;
      expect((await ask(url + path)).headers['cache-control']).toBe('private, no-cache');
      await ask(url + path);
      expect(state.renders).toBe(before + 2);
    }
  });

  test('is cached once, whatever is added to its URL that it doesn’t read', async () => {
    const { url, state } = await startApp();
    const first = await ask(`${url}/colours`);
    for (let number = 0; number < 20; number += 1) {
      const reply = await ask(`${url}/colours?utm_source=${number}`);
      expect(reply.body.equals(first.body)).toBe(true);
      expect(reply.headers.etag).toBe(first.headers.etag);
    }
    const red = await ask(`${url}/colours?x=1&only=red`);
    expect(red.body.toString()).toContain('/colours?only=red<');
    await ask(`${url}/colours?only=red&x=2`);
    await ask(`${url}/colours?only=green`);
    expect(state.renders).toBe(2);
  });

  test('has its data cached for the routes that a script asks for, and for no others', async () => {
    const { url, state } = await startApp();
    const ways = ['/colours.data', '/colours.data?_routes=root%2Ccolours', '/colours.data?_routes=colours&x=1'];
    const bodies = await Promise.all(ways.map(async (way) => (await ask(url + way)).body.toString()));
    expect(bodies.map((body) => /<p>GET http:\/\/[^/]*(.*?)<\/p>/.exec(body)?.[1])).toEqual([
      '/colours.data',
      '/colours.data?_routes=root%2Ccolours',
      '/colours.data?_routes=colours',
    ]);
    await ask(`${url}/colours.data?_routes=colours%2Croot`);
    expect(state.renders).toBe(3);
    const odd = await ask(`${url}/colours.data?_routes=made-up`);
    expect(odd.headers['cache-control']).toBe('private, no-cache');
  });

  test('requested through a proxy is the page itself, and leaves nothing behind', async () => {
    const { url, raw } = await startApp({ siteUrl: 'https://www.example.com' });
    for (const target of ['http://evil.example/', 'http://evil.example/contact']) {
      const { status, reply } = await raw('GET', target);
      expect(status).toBe(200);
      expect(reply).not.toContain('evil.example');
    }
    expect((await ask(url)).body.toString()).toContain('https://www.example.com/<');
  });
});

describe('files', () => {
  test('are found under their exact name only', async () => {
    const { url, raw } = await startApp();
    expect((await ask(`${url}/assets/entry-a1b2c3.js`)).status).toBe(200);
    for (const path of ['/assets/Entry-A1B2C3.js', '/assets/entry-a1b2c3.JS']) {
      expect(await raw('GET', path)).toMatchObject({ status: 404, location: undefined });
    }
  });

  test('don’t hide a page next to their folder', async () => {
    const { raw } = await startApp();
    expect(await raw('GET', '/assets/../Contact')).toMatchObject({ status: 301, location: '/contact' });
  });
});

describe('an invalid URL', () => {
  test.each(['/%', '/%zz', '/%00', '/a%0d%0aSet-Cookie:x', '/%C0%AF', '/%ED%A0%80', 'contact', '*'])(
    'gets an error, by GET or POST: %s',
    async (target) => {
      const { raw, state } = await startApp();
      for (const method of ['GET', 'HEAD', 'POST']) expect((await raw(method, target)).status).toBe(400);
      expect(state.renders).toBe(0);
    },
  );

  test('gets a designed error page, with the usual headers', async () => {
    const { raw } = await startApp();
    const { reply } = await raw('GET', '/%zz', ['Host: localhost', 'Accept: text/html']);
    expect(reply).toContain('Bad request');
    expect(reply).toMatch(/^x-content-type-options: nosniff\r$/im);
  });
});

describe('a header', () => {
  test.each(['a@b', 'x/y', 'x#', 'x?y', 'x\\y', 'localhost:99999', ''])(
    'without a host makes the response an error, whatever is requested: "%s"',
    async (host) => {
      const { url, raw } = await startApp();
      await ask(`${url}/colours`);
      for (const path of ['/colours', '/contact', '/robots.txt', '/assets/entry-a1b2c3.js', '/no-such-page']) {
        expect([path, (await raw('GET', path, [`Host: ${host}`])).status]).toEqual([path, 400]);
      }
      expect((await raw('POST', '/contact', [`Host: ${host}`])).status).toBe(400);
    },
  );

  test('can be left out in HTTP/1.0', async () => {
    const { url } = await startApp({ siteUrl: 'https://www.example.com' });
    const reply = await askRaw(url, 'GET /contact HTTP/1.0\r\n\r\n');
    expect(reply).toContain('GET https://www.example.com/contact<');
  });

  test('that is no origin isn’t ours, and never becomes part of a URL', async () => {
    const { url, raw, readLines } = await startApp();
    const { host } = new URL(url);
    const origins = [
      `http://a@${host}`,
      `http://a:b@${host}`,
      `http://${host}/x`,
      `http://${host}?x`,
      `http://${host}#`,
    ];
    for (const origin of [...origins, `HTTP://${host}`, 'null', '//', `http://${host} http://${host}`, '']) {
      const { status } = await raw('POST', '/contact', [`Host: ${host}`, `Origin: ${origin}`]);
      expect([origin, status]).toEqual([origin, 403]);
    }
    expect(readLines().filter(({ level }) => level === 'error')).toEqual([]);
    expect((await raw('POST', '/contact', [`Host: ${host}`, `Origin: http://${host}`])).status).toBe(200);
  });

  test('of a proxy is read for http or https, and nothing else', async () => {
    const { raw } = await startApp({ trustProxy: 1 });
    const seen = async (scheme: string) =>
      /GET (\S+)\/contact/.exec(
        (await raw('GET', '/contact', ['Host: shop', `X-Forwarded-Proto: ${scheme}`])).reply,
      )?.[1];
    expect(await seen('https')).toBe('https://shop');
    expect(await seen('https, http')).toBe('https://shop');
    for (const odd of ['javascript', 'https://evil.example/', 'x@y', '']) expect(await seen(odd)).toBe('http://shop');
  });
});

describe('a route’s rule', () => {
  const around = { id: 'around', path: '', module: { headers: cachedPage() } };

  test('applies to no route inside or around it', () => {
    const find = createRouteFinder({
      around,
      list: { id: 'list', parentId: 'around', path: 'list', module: {} },
      card: { id: 'card', parentId: 'list', path: 'card', module: { headers: cachedPage() } },
    });
    expect(find('/list').rule).toEqual({});
    expect(find('/list/card').rule.cachedSearch?.(new URLSearchParams())).toBe('');
  });

  test('can use its pattern, if routes share a file, and path parameters', () => {
    const module = {
      headers: cachedPage((_asked, pattern) => `?${pattern}`),
      action: takingBodies(
        ({ kind }) => (kind === 'large' ? 10_000 : undefined),
        () => null,
      ),
    };
    const find = createRouteFinder({
      around,
      one: { id: 'one', parentId: 'around', path: 'one/:kind', module },
      two: { id: 'two', parentId: 'around', path: 'two/:kind', module },
    });
    const findSearch = (path: string) => find(path).rule.cachedSearch?.(new URLSearchParams());
    expect([findSearch('/one/large'), findSearch('/two/small')]).toEqual(['?/one/:kind', '?/two/:kind']);
    expect([find('/one/large').rule.bodyBytes, find('/one/small').rule.bodyBytes]).toEqual([10_000, undefined]);
  });
});
