import { keepBuilt, navigationTree, type NavigationTree } from '@showroom/catalog-data/navigation';

/** The menus as they will be once every page is built. */
export const fullNavigation: NavigationTree = keepBuilt(navigationTree, () => true);
