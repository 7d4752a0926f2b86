import { pages, type PagePath } from './pages.ts';

export { isActivePath } from './active-path.ts';

export type NavigationEntry = {
  readonly kind: 'link';
  readonly label: string;
  readonly href: PagePath;
  readonly isBuilt: boolean;
};

/** `label` is null where a menu holds one unnamed list. */
export type NavigationGroup = { readonly label: string | null; readonly entries: readonly NavigationEntry[] };

export type NavigationMenu = {
  readonly kind: 'menu';
  readonly id: 'explore' | 'products';
  readonly label: string;
  readonly groups: readonly NavigationGroup[];
};

export type NavigationTree = {
  /** Null when nothing in it is built. Social links join it from the business facts. */
  readonly explore: NavigationMenu | null;
  /** Links and the Products menu, in the order of the header. */
  readonly main: readonly (NavigationEntry | NavigationMenu)[];
  /** Columns of the footer. */
  readonly footer: readonly NavigationGroup[];
};

/** Every entry the site will have. Pages are turned on in `pages`; nothing here changes then. */
export const navigationTree: NavigationTree = {
  explore: menu('explore', 'Explore', [
    group(null, ['/contact', '/about-us', '/blog', '/our-works', '/top-expertise']),
  ]),
  main: [
    link('/in-stock'),
    menu('products', 'Products', [
      group('Bathroom', [
        '/products/vanities',
        '/products/sinks',
        '/products/faucets/kitchen',
        '/products/faucets/bathroom',
        '/products/faucets/shower',
        '/products/mirrors',
      ]),
      group('Kitchen & Living', [
        '/products/toilets',
        '/products/lighting',
        '/products/closet-systems',
        '/products/flooring',
      ]),
    ]),
    link('/custom-cabinetry'),
    link('/quartz-countertops'),
    link('/commercial-millwork'),
    link('/outdoor-kitchens'),
    link('/hardware'),
  ],
  footer: [
    group('Company', [
      '/',
      '/about-us',
      '/our-works',
      '/top-expertise',
      '/blog',
      '/contact',
      '/privacy',
      '/accessibility',
    ]),
    group('Services', ['/in-stock', '/custom-cabinetry', '/quartz-countertops', '/millwork', '/custom-millwork-form']),
    group('Products', [
      '/products/vanities',
      '/products/sinks',
      '/products/faucets/kitchen',
      '/products/faucets/bathroom',
      '/products/faucets/shower',
      '/products/mirrors',
      '/products/toilets',
      '/products/lighting',
      '/products/closet-systems',
      '/products/flooring',
    ]),
    group('In Stock', ['/in-stock/vanities', '/in-stock/cabinets']),
  ],
};

/** The menus to draw: only built pages, and no group or menu that would be empty. */
export const navigation: NavigationTree = keepBuilt(navigationTree);

/** A tree without its unbuilt entries, and without the groups and menus this empties. */
export function keepBuilt(tree: NavigationTree): NavigationTree {
  return {
    explore: tree.explore && keepBuiltMenu(tree.explore),
    main: tree.main
      .map((item) => (item.kind === 'menu' ? keepBuiltMenu(item) : item))
      .filter((item) => item !== null)
      .filter((item) => item.kind === 'menu' || item.isBuilt),
    footer: keepBuiltGroups(tree.footer),
  };
}

function keepBuiltMenu(item: NavigationMenu): NavigationMenu | null {
  const groups = keepBuiltGroups(item.groups);
  return groups.length > 0 ? { ...item, groups } : null;
}

function keepBuiltGroups(groups: readonly NavigationGroup[]): readonly NavigationGroup[] {
  return groups
    .map(({ label, entries }) => ({ label, entries: entries.filter((entry) => entry.isBuilt) }))
    .filter(({ entries }) => entries.length > 0);
}

function link(href: PagePath): NavigationEntry {
  return { kind: 'link', label: pages[href].label, href, isBuilt: pages[href].isBuilt };
}

function group(label: string | null, hrefs: readonly PagePath[]): NavigationGroup {
  return { label, entries: hrefs.map(link) };
}

function menu(id: NavigationMenu['id'], label: string, groups: readonly NavigationGroup[]): NavigationMenu {
  return { kind: 'menu', id, label, groups };
}
