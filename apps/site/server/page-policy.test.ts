import { builtPaths } from '@showroom/catalog-data/built-paths';
import { uploadMaxBytes, uploadMaxFiles } from '@showroom/catalog-data/limits';
import { createRouteFinder } from '@showroom/web-server/route-finder';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from '../app/routes.ts';
import { pageRules, PLAIN_BODY_BYTES } from './page-policy.ts';

/** The routes as the build has them: in a row, each with its parent. */
function flatten(entries: readonly RouteConfigEntry[], parentId?: string): BuiltRoutes {
  return entries.reduce<BuiltRoutes>((found, { file, path, index, children = [], id = file.replace(/\.\w+$/, '') }) => {
    const route = { id, parentId, path, index };
    return { ...found, [id]: route, ...flatten(children, id) };
  }, {});
}
type BuiltRoutes = Parameters<typeof createRouteFinder>[0];

const findRoute = createRouteFinder(flatten(routes), pageRules);
const findSearch = (path: string, search = '') => findRoute(path).rule.cachedSearch?.(new URLSearchParams(search));
const bodyBytes = (path: string) => findRoute(path).rule.bodyBytes ?? PLAIN_BODY_BYTES;

interface RouteModule {
  readonly action?: unknown;
}
const modules = import.meta.glob<RouteModule>('../app/**/{route,*.route}.{ts,tsx}', { eager: true });
const inRow = (entries: readonly RouteConfigEntry[]): readonly RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...inRow(entry.children ?? [])]);
const withActions = inRow(routes).flatMap(({ file, path }) =>
  modules[`../app/${file}`]?.action !== undefined && path !== undefined ? [path] : [],
);

describe('the page cache', () => {
  it('never holds a page with a form, whose token belongs to one visit', () => {
    expect(withActions).toEqual(expect.arrayContaining(['contact', 'millwork', 'custom-millwork-form']));
    for (const path of withActions) expect(findSearch(`/${path.replace(':kind', 'contact')}`), path).toBeUndefined();
  });

  it('never holds results, missing pages, or one that nobody has spoken for', () => {
    for (const path of ['/search', '/no-such-page', '/quartz-countertops/aurora/more', '/millwork-news']) {
      expect(findSearch(path), path).toBeUndefined();
    }
  });

  it('holds every other page', () => {
    const others = builtPaths.filter((path) => !withActions.includes(path.slice(1)));
    expect(others.length).toBeGreaterThan(50);
    for (const path of [...others, '/sitemap.xml', '/robots.txt', '/search-index.json', '/site.webmanifest']) {
      expect(findSearch(path, '?utm_source=letter'), path).toBe('');
    }
  });

  it('holds the catalogue once for each list, however it is asked for', () => {
    const red = '?collection=red&collection=beyond';
    const written = findSearch('/quartz-countertops', red);
    expect(written).toBe('?collection=beyond&collection=red');
    expect(findSearch('/quartz-countertops', '?collection=beyond&x=1&collection=red&collection=red')).toBe(written);
    expect(findSearch('/quartz-countertops', '?collection=none&thickness=9cm')).toBe('');
    expect(findSearch('/products/vanities', '?page=2&sort=rating&x=1&sinks=2')).toBe('?sinks=2&sort=rating');
    expect(findSearch('/products/vanities', '?page=99999')).toBe(findSearch('/products/vanities', '?page=4'));
  });
});

describe('the largest body', () => {
  it.each(['/millwork', '/custom-millwork-form', '/api/leads/short-quote', '/api/leads/custom-quote'])(
    'has room for all the files that a quote request may carry: %s',
    (path) => {
      expect(bodyBytes(path)).toBeGreaterThan(uploadMaxFiles * uploadMaxBytes + 1024 * 1024);
    },
  );

  it.each(['/contact', '/api/leads/contact', '/api/leads/other', '/', '/search', '/millwork/x', '/no-such-page'])(
    'has room for a long message and no more where nothing is uploaded: %s',
    (path) => {
      expect(bodyBytes(path)).toBeGreaterThan(100_000);
      expect(bodyBytes(path)).toBeLessThan(1_000_000);
    },
  );
});
