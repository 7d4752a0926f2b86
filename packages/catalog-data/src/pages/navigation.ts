import { pagePaths, pages, productMenus, type PagePath } from './pages.ts';

export { isActivePath } from './active-path.ts';

export type NavigationEntry = {
  readonly kind: 'link';
  readonly label: string;
  readonly href: PagePath;
};

/** `label` is null in a menu with a single list. */
export type NavigationGroup = { readonly label: string | null; readonly entries: readonly NavigationEntry[] };

export type NavigationMenu = {
  readonly kind: 'menu';
  readonly id: 'explore' | 'products';
  readonly label: string;
  readonly groups: readonly NavigationGroup[];
};

export type NavigationTree = {
  /** Social links are added from the business facts. Null on an error page rendered before the menus were read. */
  readonly explore: NavigationMenu | null;
  /** Links and the Products menu, in the order of the header. */
  readonly main: readonly (NavigationEntry | NavigationMenu)[];
  readonly footer: readonly NavigationGroup[];
};

const linkOf = new Map<PagePath, NavigationEntry>();

const productGroups = productMenus.map((heading) =>
  group(
    heading,
    pagePaths.filter((path) => pages[path].menu === heading),
  ),
);

export const navigation: NavigationTree = {
  explore: menu('explore', 'Explore', [
    group(null, ['/contact', '/about-us', '/blog', '/our-works', '/top-expertise']),
  ]),
  main: [
    link('/in-stock'),
    menu('products', 'Products', productGroups),
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
      '/faq',
      '/privacy',
      '/accessibility',
    ]),
    group('Services', [
      '/in-stock',
      '/custom-cabinetry',
      '/quartz-countertops',
      '/slab-planner',
      '/millwork',
      '/custom-millwork-form',
      '/samples',
      '/visualizer',
      '/visualizer/your-photo',
    ]),
    { label: 'Products', entries: productGroups.flatMap(({ entries }) => entries) },
    group('In Stock', ['/in-stock/vanities', '/in-stock/cabinets']),
  ],
};

/** Returns the same object for the same path, so that the page's data has each entry once. */
function link(href: PagePath): NavigationEntry {
  const known = linkOf.get(href);
  if (known !== undefined) return known;
  const entry: NavigationEntry = { kind: 'link', label: pages[href].label, href };
  linkOf.set(href, entry);
  return entry;
}

function group(label: string | null, hrefs: readonly PagePath[]): NavigationGroup {
  return { label, entries: hrefs.map(link) };
}

function menu(id: NavigationMenu['id'], label: string, groups: readonly NavigationGroup[]): NavigationMenu {
  return { kind: 'menu', id, label, groups };
}
