import { catalogueFamilies } from '@showroom/catalog-data/catalogue/families';
import { pagePaths } from '@showroom/catalog-data/pages';
import { fillStore, unpublish } from '@showroom/store/admin';
import { inStockProducts, listPublished, posts } from '@showroom/store/site';
import { expect, it } from 'vitest';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { siteUrl, temporarySite } from '../testing/temporary-site.ts';
import { findPageDate } from './page-dates.ts';
import { loader as loadRobots } from './robots.route.ts';
import { loader } from './sitemap.route.ts';

const products = catalogueFamilies.flatMap(({ slugs, pathOf }) => slugs.map(pathOf));

it('lists every page, every product, and nothing else', async () => {
  const { context } = await temporarySite();
  const request = new Request(`${siteUrl}/sitemap.xml`);
  const xml = await (await loader(routeArgs({ request, context, params: {}, pattern: '/sitemap.xml' }))).text();
  const listed = [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address);
  const listedPages = pagePaths.filter((path) => !['/search', '/shortlist', '/compare'].includes(path));
  const expected = [...listedPages, ...products].map((path) => siteUrl + path);
  expect(new Set(listed)).toEqual(new Set(expected));
  expect(listed).toHaveLength(expected.length);
});

it('dates each product by its page, and lists no date that is unknown', async () => {
  const { context } = await temporarySite();
  const request = new Request(`${siteUrl}/sitemap.xml`);
  const xml = await (await loader(routeArgs({ request, context, params: {}, pattern: '/sitemap.xml' }))).text();
  for (const path of products) {
    expect(xml).toContain(`<url><loc>${siteUrl}${path}</loc><lastmod>${findPageDate(path)}</lastmod></url>`);
  }
  const days = [...xml.matchAll(/<lastmod>(.+?)<\/lastmod>/g)].map(([, day = '']) => day);
  expect(days).toHaveLength(products.length);
  for (const day of days) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
});

it('lists published content with the date of its last visible change, and no draft', async () => {
  const { context, store } = await temporarySite(() => new Date('2026-05-05T12:00:00Z'));
  await fillStore(store);
  const request = new Request(`${siteUrl}/sitemap.xml`);
  const xml = await (await loader(routeArgs({ request, context, params: {}, pattern: '/sitemap.xml' }))).text();
  const items = [...(await listPublished(store, posts)).items, ...(await listPublished(store, inStockProducts)).items];
  expect(items.length).toBeGreaterThan(0);
  for (const { path } of items) {
    expect(xml).toContain(`<url><loc>${siteUrl}${path}</loc><lastmod>2026-05-05</lastmod></url>`);
  }
  const [first] = items;
  await store.write({ actor: { kind: 'system' } }, (t) => unpublish(t, posts, { id: first?.id ?? '', from: 1 }));
  const after = await (await loader(routeArgs({ request, context, params: {}, pattern: '/sitemap.xml' }))).text();
  expect(after).not.toContain(first?.path);
});

it('is named in robots.txt by its absolute URL', async () => {
  const { context } = await temporarySite();
  const request = new Request(`${siteUrl}/robots.txt`);
  const text = await loadRobots(routeArgs({ request, context, params: {}, pattern: '/robots.txt' })).text();
  expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});
