import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtPaths } from './built-paths.ts';
import { isActivePath, keepBuilt, navigation, navigationTree, type NavigationTree } from './navigation.ts';
import { findPage, pagePaths, pages } from './pages.ts';
import { builtFamilies } from '../catalogue/families.ts';
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

// A product's page stands below the list of its family.
const isServed = (path: string) => (findPage(path) ?? findPage(path.slice(0, path.lastIndexOf('/'))))?.isBuilt;

describe('navigation', () => {
  it('shows no link to a page that is not built, and no empty group or menu', () => {
    expect(linksOf(navigation).filter(({ href }) => !pages[href].isBuilt)).toEqual([]);
    expect(groupsOf(navigation).filter(({ entries }) => entries.length === 0)).toEqual([]);
  });

  it('keeps every built link and its order when any set of pages is turned on', () => {
    fc.assert(
      fc.property(fc.subarray([...pagePaths]), (built) => {
        const shown = keepBuilt(navigationTree, (href) => built.includes(href));
        expect(linksOf(shown)).toEqual(linksOf(navigationTree).filter(({ href }) => built.includes(href)));
        expect(groupsOf(shown).every(({ entries }) => entries.length > 0)).toBe(true);
        expect(shown.main.filter((item) => item.kind === 'menu' && item.groups.length === 0)).toEqual([]);
      }),
    );
  });

  it('has all the links of the specification once every page is built', () => {
    const full = keepBuilt(navigationTree, () => true);
    expect(full.explore?.groups[0]?.entries.map(({ href }) => href)).toEqual([
      '/contact',
      '/about-us',
      '/blog',
      '/our-works',
      '/top-expertise',
    ]);
    expect(full.main).toHaveLength(7);
    const products = full.main.find((item) => item.kind === 'menu');
    expect(products?.groups.map((group) => group.label)).toEqual(['Bathroom', 'Kitchen & Living']);
    expect(products?.groups.flatMap(({ entries }) => entries)).toHaveLength(10);
    expect(linksOf(full).every(({ href, ...entry }) => entry.label === labelOf(href))).toBe(true);
  });

  it('reaches every built page from a menu, but for those that stand in the header by themselves, and what a page of the catalogue leads to', () => {
    const reached = new Set(linksOf(navigation).map(({ href }) => href));
    const parts = builtFamilies.flatMap((family) => family.parts.map(({ path }) => path));
    const found = pagePaths.filter((path) => pages[path].isBuilt && !reached.has(path));
    const inHeader = ['/search', '/shortlist', '/compare'];
    expect(found.toSorted()).toEqual([...inHeader, '/products/faucets', '/products/mirrors/all', ...parts].toSorted());
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

describe('lists for machines', () => {
  it('name only built pages, and each address of the sitemap once', () => {
    expect(new Set(builtPaths).size).toBe(builtPaths.length);
    expect(builtPaths.filter((path) => !isServed(path))).toEqual([]);
    expect(listSiteEntries().filter(({ url }) => !isServed(url))).toEqual([]);
    expect(builtPaths).not.toContain('/search');
    expect(builtPaths).toContain('/quartz-countertops/great-white');
    expect(builtPaths).toContain('/products/vanities/wabigoon-24-white');
    expect(builtPaths).toContain('/hardware');
  });

  it('know no page for a path off the table', () => {
    expect(findPage('/contact-us')).toBeUndefined();
    expect(findPage('constructor')).toBeUndefined();
  });
});
