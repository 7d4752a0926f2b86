import { sitePaths } from '@showroom/catalog-data/site-paths';
import { catalogueFamilies } from '@showroom/catalog-data/catalogue/families';
import { uploadMaxBytes, uploadMaxFiles } from '@showroom/catalog-data/limits';
import { createRouteFinder, type BuiltRoute } from '@showroom/web-server/route-finder';
import type { RuledModule } from '@showroom/web-server/route-rule';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from '../app/routes.ts';

const modules = import.meta.glob<RuledModule>('../app/**/{route,layout,*.route}.{ts,tsx}', { eager: true });

/** The routes as in a build: a flat list with parents and modules. */
function inRow(entries: readonly RouteConfigEntry[], parentId?: string): BuiltRoute[] {
  return entries.flatMap(({ file, path, index, children = [], id = file.replace(/\.\w+$/, '') }) => {
    const module = modules[`../app/${file}`];
    if (module === undefined) throw new Error(`${file} is not where routes are looked for`);
    return [{ id, parentId, path, index, module }, ...inRow(children, id)];
  });
}

const built = inRow(routes);
const findRoute = createRouteFinder(Object.fromEntries(built.map((route) => [route.id, route])));
const findSearch = (path: string, search = '') => findRoute(path).rule.cachedSearch?.(new URLSearchParams(search));
const bodyBytes = (path: string) => findRoute(path).rule.bodyBytes;

/** A path of each route. */
const addresses = built
  .filter(({ path, index }) => path !== undefined || index)
  .map(({ path = '', module }) => ({
    path: `/${path}`,
    address: `/${path.replace(':kind', 'contact').replace(':slug', 'any').replace(':page', 'about-us').replace('*', 'no/such/page')}`,
    takesForms: module.action !== undefined,
  }));

describe('the page cache', () => {
  it('caches exactly these routes: edit this list when a route says that its page is the same for everyone', () => {
    const drawn = catalogueFamilies.filter(({ path }) => addresses.some((route) => route.path === path));
    const families = drawn.flatMap(({ family, path, productsPath, parts }) => [
      path,
      `${productsPath}/:slug`,
      ...(family === 'quartz' ? [] : [`${productsPath}/:slug/spec-sheet`]),
      ...parts.map((part) => part.path),
    ]);
    const cached = addresses.filter(({ address }) => findSearch(address) !== undefined).map(({ path }) => path);
    expect(cached.toSorted()).toEqual(
      [
        ...families,
        '/in-stock',
        '/in-stock/:shelf',
        '/in-stock/:shelf/:slug',
        '/products/faucets',
        '/products/mirrors',
        '/',
        '/blog',
        '/blog/:slug',
        '/blog/rss.xml',
        '/our-works',
        '/our-works/:slug',
        '/custom-cabinetry',
        '/faq',
        '/visualizer',
        '/visualizer/your-photo',
        '/:page',
        '/robots.txt',
        '/site.webmanifest',
        '/sitemap.xml',
      ].toSorted(),
    );
  });

  it('never caches a page with a form, whose token belongs to one visit; articles have a form without one', () => {
    const withForms = addresses.filter(({ takesForms, path }) => takesForms && path !== '/blog/:slug');
    expect(withForms.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/contact',
        '/millwork',
        '/custom-millwork-form',
        '/in-stock/:shelf/:slug/reserve',
        '/api/leads/:kind',
      ]),
    );
    for (const { address } of withForms) expect(findSearch(address), address).toBeUndefined();
  });

  it('never caches search results, missing pages, or paths below a page', () => {
    for (const path of [
      '/search',
      '/search/suggestions',
      '/no-such/page',
      '/quartz-countertops/aurora/more',
      '/millwork/news',
    ]) {
      expect(findSearch(path), path).toBeUndefined();
    }
  });

  it('caches every page without a form', () => {
    const formPaths = new Set(addresses.filter(({ takesForms }) => takesForms).map(({ path }) => path));
    const others = sitePaths.filter((path) => !formPaths.has(path));
    expect(others.length).toBeGreaterThan(50);
    for (const path of others) expect(findSearch(path), path).toBe('');
  });

  it('caches no page under a query that it doesn’t read', () => {
    for (const { address } of addresses) {
      expect([undefined, ''], address).toContain(findSearch(address, '?utm_source=letter&_=1&only=none'));
    }
  });

  it('caches the catalogue once for each list, however it is requested', () => {
    const red = '?collection=red&collection=beyond';
    const written = findSearch('/quartz-countertops', red);
    expect(written).toBe('?collection=beyond&collection=red');
    expect(findSearch('/quartz-countertops', '?collection=beyond&x=1&collection=red&collection=red')).toBe(written);
    expect(findSearch('/quartz-countertops', '?collection=none&thickness=9cm')).toBe('');
    expect(findSearch('/products/vanities', '?page=2&sort=brand&x=1&sinks=2')).toBe('?sinks=2&sort=brand');
    expect(findSearch('/products/vanities', '?page=99999')).toBe(findSearch('/products/vanities', '?page=4'));
  });
});

describe('the maximum body size', () => {
  it.each([
    '/millwork',
    '/custom-millwork-form',
    '/quartz-countertops/aurora/quote',
    '/api/leads/short-quote',
    '/api/leads/custom-quote',
    '/api/leads/stone-quote',
  ])('has room for all files of a quote request: %s', (path) => {
    expect(bodyBytes(path)).toBeGreaterThan(uploadMaxFiles * uploadMaxBytes + 1024 * 1024);
  });

  it.each([
    '/contact',
    '/quartz-countertops/aurora/sample',
    '/api/leads/sample',
    '/api/leads/contact',
    '/api/leads/other',
    '/',
    '/search',
    '/millwork/x',
    '/no-such-page',
  ])('is the default where nothing is uploaded: %s', (path) => {
    expect(bodyBytes(path)).toBeUndefined();
  });
});
