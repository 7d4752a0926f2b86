import { keepBuilt, navigationTree, type NavigationTree } from '@showroom/catalog-data/navigation';

type Menu = NonNullable<NavigationTree['explore']>;

const build = (groups: Menu['groups']): Menu['groups'] =>
  groups.map((group) => ({ ...group, entries: group.entries.map((entry) => ({ ...entry, isBuilt: true })) }));

/** The menus as they will be once every page is built. */
export const fullNavigation: NavigationTree = keepBuilt({
  explore: navigationTree.explore && { ...navigationTree.explore, groups: build(navigationTree.explore.groups) },
  main: navigationTree.main.map((item) =>
    item.kind === 'menu' ? { ...item, groups: build(item.groups) } : { ...item, isBuilt: true },
  ),
  footer: build(navigationTree.footer),
});
