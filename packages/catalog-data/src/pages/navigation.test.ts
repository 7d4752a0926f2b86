import { describe, expect, it } from 'vitest';
import { sitePaths } from './site-paths.ts';
import { isActivePath, navigation, type NavigationTree } from './navigation.ts';
import { findPage, pagePaths } from './pages.ts';
import { catalogueFamilies } from '../catalogue/families.ts';
import { listSiteEntries } from '../search/site-entries.ts';

const groupsOf = (tree: NavigationTree) => [
  ...(tree.explore?.groups ?? []),
  ...tree.main.flatMap((item) => (item.kind === 'menu' ? item.groups : [])),
  ...tree.footer,
];
const linksOf = (tree: NavigationTree) => [
  ...tree.main.flatMap((item) => (item.kind === 'link' ? [item] : [])),
  ...groupsOf(tree).flatMap(({ entries }) => entries),
];

const labelOf = (href: string) => findPage(href)?.label;

// A product's page is below the list of its family.
const isServed = (path: string) => (findPage(path) ?? findPage(path.slice(0, path.lastIndexOf('/')))) !== undefined;

describe('navigation', () => {
  it('has all the links of the specification', () => {
    expect(navigation.explore?.groups[0]?.entries.map(({ href }) => href)).toEqual([
      '/contact',
      '/about-us',
      '/blog',
      '/our-works',
      '/top-expertise',
    ]);
    expect(navigation.main).toHaveLength(7);
    const products = navigation.main.find((item) => item.kind === 'menu');
    expect(products?.groups.map((group) => group.label)).toEqual(['Bathroom', 'Kitchen & Living']);
    expect(products?.groups.flatMap(({ entries }) => entries).length).toBeGreaterThanOrEqual(10);
    expect(linksOf(navigation).every(({ href, ...entry }) => entry.label === labelOf(href))).toBe(true);
  });

  it('links to every page in a menu, except those in the header itself or linked from the catalogue', () => {
    const reached = new Set(linksOf(navigation).map(({ href }) => href));
    const parts = catalogueFamilies.flatMap((family) => family.parts.map(({ path }) => path));
    const found = pagePaths.filter((path) => !reached.has(path));
    const inHeader = ['/search', '/shortlist', '/compare'];
    expect(
      found.toSorted(),
      'give a list of products its `menu` in pages.ts, and another page its place in navigation.ts',
    ).toEqual([...inHeader, '/products/faucets', '/products/mirrors/all', ...parts].toSorted());
  });
});

describe('the active link', () => {
  it.each([
    ['/', '/', true],
    ['/millwork', '/', false],
    ['/quartz-countertops', '/quartz-countertops', true],
    ['/quartz-countertops/aurora', '/quartz-countertops', true],
    ['/quartz-countertops/?collection=red', '/quartz-countertops', true],
    ['/millwork-news', '/millwork', false],
    ['/custom-millwork-form', '/custom-cabinetry', false],
  ])('on %s, the link to %s is active: %s', (current, href, expected) => {
    expect(isActivePath(current, href)).toBe(expected);
  });
});

describe('the sitemap', () => {
  it('lists existing pages, each once', () => {
    expect(new Set(sitePaths).size).toBe(sitePaths.length);
    expect(sitePaths.filter((path) => !isServed(path))).toEqual([]);
    expect(listSiteEntries().filter(({ url }) => !isServed(url))).toEqual([]);
    expect(sitePaths).not.toContain('/search');
    expect(sitePaths).toContain('/quartz-countertops/great-white');
    expect(sitePaths).toContain('/products/vanities/wabigoon-24-white');
    expect(sitePaths).toContain('/hardware');
  });

  it('has no page for an unlisted path', () => {
    expect(findPage('/contact-us')).toBeUndefined();
    expect(findPage('constructor')).toBeUndefined();
  });
});
