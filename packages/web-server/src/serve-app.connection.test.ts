import { describe, expect, test } from 'vitest';
import { ask, askRaw } from './testing/ask.ts';
import { cacheEveryPage, respondWithPage, startTestApp } from './testing/start-test-app.ts';

const startApp = () =>
  startTestApp({
    handleRequest: async ({ method }) => {
      const page = respondWithPage('<script>one()</script>');
      return method === 'HEAD' ? new Response(null, page) : page;
    },
    pageCache: { version: () => 1 },
    findRoute: (path) => (path === '/cached' ? cacheEveryPage(path) : { routeIds: [], rule: {} }),
  });

const answers = [
  { what: 'a cached page', path: '/cached' },
  { what: 'a page for one visitor', path: '/mine' },
  { what: 'a file with a hash', path: '/assets/entry-a1b2c3.js' },
  { what: 'a plain file', path: '/robots.txt' },
  { what: 'a missing file', path: '/assets/gone.js' },
];

/** Waits until the server closes the connection; otherwise the test times out. */
async function askAndWait(url: string, lines: readonly string[]) {
  const reply = await askRaw(url, [...lines, 'Host: localhost', '', ''].join('\r\n'));
  return { status: reply.slice(0, reply.indexOf('\r')), connection: /^connection: (.*)\r$/im.exec(reply)?.[1] };
}

describe('a connection', () => {
  test.each(answers)('is closed after $what when the request says so', async ({ path }) => {
    const { url } = await startApp();
    await ask(url + path);
    const reply = await askAndWait(url, [`GET ${path} HTTP/1.1`, 'Connection: close']);
    expect(reply.connection).toBe('close');
  });

  test.each(answers)('is closed after $what for HTTP/1.0', async ({ path }) => {
    const { url } = await startApp();
    await ask(url + path);
    const reply = await askAndWait(url, [`GET ${path} HTTP/1.0`]);
    expect(reply.connection).toBe('close');
  });

  test.each(answers)('is closed after $what when nothing changed', async ({ path }) => {
    const { url } = await startApp();
    const { etag, 'last-modified': changedAt } = (await ask(url + path)).headers;
    const condition = etag === undefined ? `If-Modified-Since: ${changedAt}` : `If-None-Match: ${etag}`;
    const reply = await askAndWait(url, [`GET ${path} HTTP/1.1`, condition, 'Connection: close']);
    expect(reply.connection).toBe('close');
  });

  test.each(answers)('is kept open after $what otherwise', async ({ path }) => {
    const { url } = await startApp();
    const lines = [`GET ${path} HTTP/1.1`, 'Host: localhost', ''].join('\r\n');
    const last = [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', '', ''].join('\r\n');
    const replies = await askRaw(url, `${lines}\r\n${last}`);
    expect(replies.match(/HTTP\/1\.1 \d/g)).toHaveLength(2);
  });
});

describe('HEAD', () => {
  const varying = new Set(['date', 'x-request-id']);
  const listHeaders = (headers: Awaited<ReturnType<typeof ask>>['headers']) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !varying.has(name)));

  test.each(answers)('has the headers of GET and no body, for $what', async ({ path }) => {
    const { url } = await startApp();
    const headers = { 'Accept-Encoding': 'br' };
    const head = await ask(url + path, { method: 'HEAD', headers });
    const get = await ask(url + path, { headers });
    expect(head.status).toBe(get.status);
    expect(listHeaders(head.headers)).toEqual(listHeaders(get.headers));
    expect(head.body.byteLength).toBe(0);
  });

  test('cancels a stream that isn’t read', async () => {
    let isCancelled = false;
    const { url } = await startTestApp({
      handleRequest: async () => {
        const stream = new ReadableStream({
          cancel: () => {
            isCancelled = true;
          },
        });
        return new Response(stream, { headers: { 'Content-Type': 'text/csv' } });
      },
    });
    expect((await ask(url, { method: 'HEAD' })).headers['content-type']).toBe('text/csv');
    expect(isCancelled).toBe(true);
  });
});
