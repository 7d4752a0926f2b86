import { countViews, listEmptySearches, listMissed, listSources, listTopPages } from '@showroom/store/admin';
import type { Store } from '@showroom/store/site';
import { createLog } from '@showroom/web-server/log';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporarySite } from '../../app/testing/temporary-site.ts';
import { startViewCounter } from './view-counter.ts';
import { readViewSource } from './view-source.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

const day = '2026-11-20';
const span = { from: day, to: day };

async function startCounting(now: () => Date = () => new Date('2026-11-20T15:00:00Z')) {
  const { store } = await temporarySite(now);
  let lines = '';
  const log = createLog('site', { write: (text) => (lines += text) });
  let locked: boolean | 'for good' = false;
  const write: Store['write'] = async (by, work) => {
    if (locked === 'for good') return new Promise(() => {});
    if (locked) throw new Error('The database is locked');
    return store.write(by, work);
  };
  const counter = startViewCounter({
    store: { now: () => store.now(), write },
    log,
    siteUrl: 'https://shop.example',
    batchMs: 3_600_000,
  });
  onTestFinished(() => counter.stop());
  const open = (path: string, referrer?: string, userAgent: string | undefined = FIREFOX) =>
    counter.countPage({ path, referrer, userAgent, host: '127.0.0.1:3000' });
  const search = (question: string, referrer: string | null = null, userAgent: string | null = FIREFOX) =>
    counter.countEmptySearch({
      question,
      url: `https://shop.example/search?${new URLSearchParams({ q: question })}`,
      referrer,
      userAgent,
    });
  const readLog = () => {
    log.flush();
    return lines;
  };
  const lock = (state: typeof locked) => (locked = state);
  return { store, counter, open, search, readLog, lock };
}

const pages = (store: Store) => listTopPages(store, span);

describe('page views', () => {
  it('are buffered in memory and written together', async () => {
    const { store, counter, open } = await startCounting();
    open('/blog');
    open('/');
    open('/', undefined, PHONE);
    expect(await countViews(store)).toBe(0);
    await counter.write();
    await counter.write();
    expect(await pages(store)).toEqual([
      { name: '/', count: 2 },
      { name: '/blog', count: 1 },
    ]);
    open('/blog');
    await counter.stop();
    expect(await countViews(store)).toBe(4);
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36 (compatible; bingbot/2.0)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0 Safari/537.36',
    'curl/8.5.0',
    '',
  ])('exclude the robot “%s”', async (userAgent) => {
    const { store, counter, open } = await startCounting();
    open('/', undefined, userAgent);
    open('/', undefined, userAgent);
    await counter.write();
    expect(await countViews(store)).toBe(0);
  });

  it('count a page once, whatever is filtered, paged or reloaded in it', async () => {
    const { store, counter, open } = await startCounting();
    open('/quartz-countertops', 'https://shop.example/');
    open('/quartz-countertops', 'https://shop.example/quartz-countertops');
    open('/quartz-countertops', 'http://127.0.0.1:3000/quartz-countertops?collection=red');
    await counter.write();
    expect(await pages(store)).toEqual([{ name: '/quartz-countertops', count: 1 }]);
  });

  it('name other sites by host only, and ours not at all', async () => {
    const { store, counter, open } = await startCounting();
    open('/', 'https://www.google.com/search?q=my+own+secret');
    open('/blog', 'https://google.com/');
    open('/', 'https://shop.example/blog');
    open('/', 'http://127.0.0.1:3000/blog');
    open('/');
    await counter.write();
    expect(await listSources(store, span)).toEqual([{ name: 'google.com', count: 2 }]);
    expect(await countViews(store)).toBe(5);
  });

  it('store a limited number of sites a day', async () => {
    const { store, counter, open } = await startCounting();
    for (let index = 0; index < 300; index += 1) open('/', `https://spam-${index}.example/`);
    await counter.write();
    expect(await listSources(store, span)).toContainEqual({ name: 'other sites', count: 100 });
    expect(await countViews(store)).toBe(300);
  });

  it('count for the shop’s day on which they happened', async () => {
    let now = new Date('2026-11-21T04:59:59Z');
    const { store, counter, open } = await startCounting(() => now);
    open('/');
    now = new Date('2026-11-21T05:00:01Z');
    open('/');
    await counter.write();
    expect([await countViews(store, day), await countViews(store)]).toEqual([1, 2]);
  });

  it('are retried with newer ones when they can’t be written', async () => {
    const { store, counter, open, search, readLog, lock } = await startCounting();
    open('/');
    search('granite');
    lock(true);
    await counter.write();
    expect(readLog()).toContain('Page views could not be saved');
    open('/');
    lock(false);
    await counter.write();
    expect(await pages(store)).toEqual([{ name: '/', count: 2 }]);
    expect(await listEmptySearches(store, span)).toEqual([{ name: 'granite', count: 1 }]);
    await counter.write();
    expect(await countViews(store)).toBe(2);
  });

  it('don’t delay a stop for long while the database is locked', async () => {
    const { counter, open, lock } = await startCounting();
    open('/');
    lock('for good');
    await expect(counter.stop()).resolves.toBeUndefined();
  });
});

describe('searches that found nothing', () => {
  it('are counted in any spelling, and once while the page stays open', async () => {
    const { store, counter, search } = await startCounting();
    search('Granite  Tiles');
    search('granite tiles', 'https://shop.example/');
    search('granite tiles', 'https://shop.example/search?q=granite+tiles');
    search('granite tiles', null, 'curl/8.5.0');
    await counter.write();
    expect(await listEmptySearches(store, span)).toEqual([{ name: 'granite tiles', count: 2 }]);
  });

  it.each(['sam@home.example', '(807) 555-0142', 'order 123456', 'a'.repeat(61), '  '])(
    'store nothing that may name a person: “%s”',
    async (question) => {
      const { store, counter, search } = await startCounting();
      search(question);
      await counter.write();
      expect(await listEmptySearches(store, span)).toEqual([]);
    },
  );

  it('store a limited number of queries a day', async () => {
    const { store, counter, search } = await startCounting();
    for (let index = 0; index < 300; index += 1) search(`nonsense ${index.toString(36)} words`);
    search('nonsense 0 words');
    await counter.write();
    expect((await listEmptySearches(store, span))[0]).toEqual({ name: 'nonsense 0 words', count: 2 });
  });
});

it('counts missing pages, a limited number a day, and none that may name a person', async () => {
  const { store, counter } = await startCounting();
  const miss = (path: string, userAgent = FIREFOX) => counter.countMissed({ path, userAgent });
  for (const path of ['/gallery', '/gallery', '/orders/4711990', '/sam@home.example', `/${'a'.repeat(120)}`])
    miss(path);
  miss('/wp-login.php', 'curl/8.5.0');
  for (let index = 0; index < 300; index += 1) miss(`/try-${index}`);
  miss('/gallery');
  await counter.write();
  const missed = await listMissed(store, span);
  expect(missed.slice(0, 2)).toEqual([
    { name: '/gallery', count: 3 },
    { name: '/try-0', count: 1 },
  ]);
});

describe('where a visitor came from', () => {
  it.each([
    [undefined, ''],
    ['', ''],
    ['not a url', ''],
    ['https://www.Example.com:8443/a?b', 'example.com'],
    ['android-app://com.google.android.gm/', 'com.google.android.gm'],
    ['http://192.0.2.7/admin', ''],
    ['https://[2001:db8::1]/', ''],
    ['https://localhost/', ''],
    ['https://xn--mnchen-3ya.example/', 'xn--mnchen-3ya.example'],
    [`https://${'a'.repeat(70)}.${'b'.repeat(30)}.example/`, ''],
  ])('%s is recorded as “%s”', (referrer, host) => {
    expect(readViewSource(referrer, '/', ['shop.example'])).toEqual({ from: 'elsewhere', host });
  });
});
