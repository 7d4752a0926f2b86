import { pages, type PagePath } from './pages.ts';

export { isActivePath } from './active-path.ts';

export type NavigationEntry = {
  readonly kind: 'link';
  readonly label: string;
  readonly href: PagePath;
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

const linkOf = new Map<PagePath, NavigationEntry>();

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
export function keepBuilt(
  tree: NavigationTree,
  isBuilt: (href: PagePath) => boolean = (href) => pages[href].isBuilt,
): NavigationTree {
  const keepGroups = (groups: readonly NavigationGroup[]): readonly NavigationGroup[] =>
    groups
      .map(({ label, entries }) => ({ label, entries: entries.filter(({ href }) => isBuilt(href)) }))
      .filter(({ entries }) => entries.length > 0);
  const keepMenu = (item: NavigationMenu): NavigationMenu | null => {
    const groups = keepGroups(item.groups);
    return groups.length > 0 ? { ...item, groups } : null;
  };
  return {
    explore: tree.explore && keepMenu(tree.explore),
    main: tree.main
      .map((item) => (item.kind === 'menu' ? keepMenu(item) : item))
      .filter((item) => item !== null)
      .filter((item) => item.kind === 'menu' || isBuilt(item.href)),
    footer: keepGroups(tree.footer),
  };
}

/** An entry is one object wherever it stands: every page carries the menus to the browser, and says each of them once. */
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
