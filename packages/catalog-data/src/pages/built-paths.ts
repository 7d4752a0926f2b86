import { builtFamilies } from '../catalogue/families.ts';
import { pagePaths, pages } from './pages.ts';

/** Every address that belongs in the sitemap: built pages with content of their own, and every product of built families. */
export const builtPaths: readonly string[] = [
  ...pagePaths.filter((path) => pages[path].isBuilt && !pages[path].isUnlisted),
  ...builtFamilies.flatMap(({ slugs, pathOf }) => slugs.map(pathOf)),
];
