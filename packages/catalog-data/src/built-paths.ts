import { pagePaths, pages } from './pages.ts';
import { quartzPath } from './quartz-path.ts';
import { quartzColours } from './quartz.ts';

/** Every address that belongs in the sitemap: built pages with content of their own, and every quartz colour. */
export const builtPaths: readonly string[] = [
  ...pagePaths.filter((path) => pages[path].isBuilt && !pages[path].isUnlisted),
  ...(pages['/quartz-countertops'].isBuilt ? quartzColours.map(({ slug }) => quartzPath(slug)) : []),
];
