import { catalogueFamilies } from '../catalogue/families.ts';
import { pagePaths, pages } from './pages.ts';

/** Paths of this release for the sitemap: pages with content of their own, and every product. */
export const sitePaths: readonly string[] = [
  ...pagePaths.filter((path) => !pages[path].isUnlisted),
  ...catalogueFamilies.flatMap(({ slugs, pathOf }) => slugs.map(pathOf)),
];
