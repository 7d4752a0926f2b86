import { pagePaths, pages } from '@showroom/catalog-data/pages';
import { quartzColours } from '@showroom/catalog-data/quartz';
import { expect, it } from 'vitest';
import { routeArgs } from '../testing/route-args.ts';
import { siteUrl, temporarySite } from '../testing/temporary-site.ts';
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

it('is named to robots by its whole address', async () => {
  const { context } = await temporarySite();
  const request = new Request(`${siteUrl}/robots.txt`);
  const text = await loadRobots(routeArgs({ request, context, params: {}, pattern: '/robots.txt' })).text();
  expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});
