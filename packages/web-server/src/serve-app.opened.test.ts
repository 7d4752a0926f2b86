import { describe, expect, test } from 'vitest';
import type { OpenedPage } from './pages/opened-page.ts';
import { ask } from './testing/ask.ts';
import { cacheEveryPage, respondWithPage, startTestApp } from './testing/start-test-app.ts';

/** An app with cached and personal pages, data, a feed and a missing page. */
async function startApp(hear?: (page: OpenedPage) => void) {
  const opened: OpenedPage[] = [];
  const missed: string[] = [];
  const app = await startTestApp({
    handleRequest: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/missing') return respondWithPage('Nothing here', { status: 404 });
      if (pathname === '/led-on') return new Response(null, { status: 301, headers: { Location: '/quartz' } });
      if (pathname === '/moved.data')
        return new Response('to', { status: 202, headers: { 'Content-Type': 'text/x-script' } });
      if (pathname.endsWith('.data')) return new Response('[1]', { headers: { 'Content-Type': 'text/x-script' } });
      if (pathname === '/rss.xml')
        return new Response('<rss/>', { headers: { 'Content-Type': 'application/rss+xml' } });
      return respondWithPage('A page');
    },
    pageCache: { version: () => 1 },
    findRoute: (path) => (path === '/mine' ? { routeIds: [], rule: {} } : cacheEveryPage(path)),
    redirects: { '/old': '/quartz' },
    isPrivate: ({ search }) => search === '?secret=1',
    onPageOpened: (page) => {
      opened.push(page);
      hear?.(page);
    },
    onPageMissed: ({ path }) => missed.push(path),
  });
  return { ...app, opened, missed, paths: () => opened.map(({ path }) => path) };
}

describe('page views', () => {
  test('are reported each time, whether just rendered, cached, or in the browser', async () => {
    const { url, paths } = await startApp();
    const { headers } = await ask(`${url}/quartz`);
    await ask(`${url}/quartz`);
    await ask(`${url}/quartz?from=letter`);
    const still = await ask(`${url}/quartz`, { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect(still.status).toBe(304);
    await ask(`${url}/mine`);
    await ask(`${url}/mine`);
    expect(paths()).toEqual(['/quartz', '/quartz', '/quartz', '/quartz', '/mine', '/mine']);
  });

  test('are reported under the page’s path when the router requests its data', async () => {
    const { url, paths } = await startApp();
    await ask(`${url}/quartz.data`);
    await ask(`${url}/quartz.data`);
    await ask(`${url}/mine.data?_routes=mine`);
    await ask(`${url}/_.data`);
    expect(paths()).toEqual(['/quartz', '/quartz', '/mine', '/']);
  });

  test('are reported separately for missing pages, if a browser wants a page', async () => {
    const { url, paths, missed } = await startApp();
    for (const path of ['/missing', '/led-on', '/old', '/quartz']) {
      await ask(url + path, { headers: { Accept: 'text/html,*/*' } });
      await ask(url + path, { headers: { Accept: 'image/png' } });
    }
    await ask(`${url}/missing`, { method: 'HEAD', headers: { Accept: 'text/html' } });
    await ask(`${url}/missing?secret=1`, { headers: { Accept: 'text/html' } });
    expect(missed).toEqual(['/missing', '/led-on']);
    expect(paths()).toEqual(['/quartz', '/quartz']);
  });

  test('exclude all other responses', async () => {
    const { url, paths } = await startApp();
    for (const path of [
      '/missing',
      '/moved.data',
      '/old',
      '/rss.xml',
      '/rss.xml',
      '/robots.txt',
      '/assets/entry-a1b2c3.js',
      '/assets/none.js',
      '/healthz',
      '/%zz',
      '/quartz?secret=1',
    ]) {
      await ask(url + path);
    }
    await ask(`${url}/quartz`, { method: 'HEAD' });
    await ask(`${url}/quartz`, { method: 'POST', headers: { Origin: url }, body: 'a=1' });
    expect(paths()).toEqual([]);
  });

  test('exclude prefetches', async () => {
    const { url, paths } = await startApp();
    await ask(`${url}/quartz`, { headers: { 'Sec-Purpose': 'prefetch' } });
    await ask(`${url}/quartz`, { headers: { 'Sec-Purpose': 'prefetch;prerender' } });
    await ask(`${url}/mine`, { headers: { Purpose: 'prefetch' } });
    expect(paths()).toEqual([]);
  });

  test('include the referrer of their request', async () => {
    const { url, opened } = await startApp();
    const headers = { Referer: 'https://search.example/?q=quartz', 'User-Agent': 'Browser/1', Host: 'shop.example' };
    await ask(`${url}/quartz`, { headers });
    await ask(`${url}/quartz`, { headers });
    const told = { path: '/quartz', referrer: headers.Referer, userAgent: headers['User-Agent'], host: headers.Host };
    expect(opened).toEqual([told, told]);
  });

  test('don’t break the response when they can’t be counted', async () => {
    const { url, readLines } = await startApp(() => {
      throw new Error('Full');
    });
    expect((await ask(`${url}/quartz`)).status).toBe(200);
    expect((await ask(`${url}/quartz`)).body.toString('latin1')).not.toBe('');
    expect(readLines().filter(({ level }) => level === 'warn')).toHaveLength(2);
  });
});
