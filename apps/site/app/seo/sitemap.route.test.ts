import { pagePaths, pages } from '@showroom/catalog-data/pages';
import { quartzColours } from '@showroom/catalog-data/quartz';
import { expect, it } from 'vitest';
import { routeArgs } from '../testing/route-args.ts';
import { siteUrl, temporarySite } from '../testing/temporary-site.ts';
import { findPageDate } from './page-dates.ts';
import { loader as loadRobots } from './robots.route.ts';
import { loader } from './sitemap.route.ts';

it('lists every page that is built, every colour, and nothing else', async () => {
  const { context } = await temporarySite();
  const request = new Request(`${siteUrl}/sitemap.xml`);
  const xml = await loader(routeArgs({ request, context, params: {}, pattern: '/sitemap.xml' })).text();
  const listed = [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address);
  const builtPages = pagePaths.filter((path) => pages[path].isBuilt && path !== '/search');
  const colours = quartzColours.map(({ slug }) => `/quartz-countertops/${slug}`);
  const expected = [...builtPages, ...colours].map((path) => siteUrl + path);
  expect(new Set(listed)).toEqual(new Set(expected));
  expect(listed).toHaveLength(expected.length);
});

it('says of each colour on which day it changed, and of no page more than is known', async () => {
  const { context } = await temporarySite();
  const request = new Request(`${siteUrl}/sitemap.xml`);
  const xml = await loader(routeArgs({ request, context, params: {}, pattern: '/sitemap.xml' })).text();
  for (const { slug } of quartzColours) {
    const path = `/quartz-countertops/${slug}`;
    expect(xml).toContain(`<url><loc>${siteUrl}${path}</loc><lastmod>${findPageDate(path)}</lastmod></url>`);
  }
  const days = [...xml.matchAll(/<lastmod>(.+?)<\/lastmod>/g)].map(([, day = '']) => day);
  expect(days).toHaveLength(quartzColours.length);
  for (const day of days) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
});

it('is named to robots by its whole address', async () => {
  const { context } = await temporarySite();
  const request = new Request(`${siteUrl}/robots.txt`);
  const text = await loadRobots(routeArgs({ request, context, params: {}, pattern: '/robots.txt' })).text();
  expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});
