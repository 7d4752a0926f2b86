import { expect, it } from 'vitest';
import { PART_SIZE, readPart, writeSitemap } from './write-sitemap.server.ts';

const siteUrl = 'https://showroom.example';
const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ path: `/p/${at}`, changedOn: undefined }));
const locations = (xml = '') => [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = '']) => url);

it('is one list up to the limit of a part', () => {
  const xml = writeSitemap(pagesOf(3), { siteUrl, part: null, partSize: 3 });
  expect(xml).toContain('<urlset ');
  expect(locations(xml)).toEqual(['/p/0', '/p/1', '/p/2'].map((path) => siteUrl + path));
  expect(writeSitemap(pagesOf(3), { siteUrl, part: 1, partSize: 3 })).toBeUndefined();
});

it('is split beyond it, with each page once, in order', () => {
  const pages = pagesOf(7);
  const index = writeSitemap(pages, { siteUrl, part: null, partSize: 3 });
  expect(index).toContain('<sitemapindex ');
  const parts = locations(index).map((url) => readPart(new URL(url).searchParams));
  expect(parts).toEqual([1, 2, 3]);
  const listed = parts.flatMap((part) => locations(writeSitemap(pages, { siteUrl, part, partSize: 3 })));
  expect(listed).toEqual(pages.map(({ path }) => siteUrl + path));
  expect(writeSitemap(pages, { siteUrl, part: 4, partSize: 3 })).toBeUndefined();
});

it('stays within the protocol’s limits, however long paths are', () => {
  expect(PART_SIZE).toBeLessThanOrEqual(50_000);
  const pages = Array.from({ length: 5400 }, (_, at) => ({
    path: `/${'x'.repeat(200)}/${at}`,
    changedOn: '2026-11-22',
  }));
  expect(locations(writeSitemap(pages, { siteUrl, part: null })).length).toBeGreaterThan(1);
  expect(writeSitemap(pages, { siteUrl, part: 1 })?.length).toBeLessThan(1_000_000);
});

it.each(['', '0', '-1', '1.5', 'two', '10000', '01'])('treats %j as no part', (part) => {
  expect(readPart(new URLSearchParams({ part }))).toBeNull();
});
