import { builtFamilies } from '../catalogue/families.ts';
import { pagePaths, pages, type PageCategory, type PagePath } from '../pages/pages.ts';
import type { SearchEntry } from './search.ts';

/** An entry that is no product; the category heads its group of results. */
type SiteSearchEntry = SearchEntry & { readonly category: PageCategory };

/** Things visitors look for that live on another page than one of their own. */
const aliases: readonly (Omit<SiteSearchEntry, 'url'> & { readonly url: PagePath })[] = [
  {
    title: 'Installation Services',
    description: 'Fitting of cabinets, countertops and millwork by our own trades.',
    url: '/custom-cabinetry',
    category: 'Services',
  },
  {
    title: 'Design Consultation',
    description: 'Layout, materials and finishes worked out with a designer.',
    url: '/custom-cabinetry',
    category: 'Services',
  },
  {
    title: 'Project Management',
    description: 'One person who plans and follows your renovation from measure to handover.',
    url: '/custom-cabinetry',
    category: 'Services',
  },
  {
    title: 'Mirror Collections',
    description: 'Nine collections of bathroom mirrors, lit and framed.',
    url: '/products/mirrors',
    category: 'Collections',
  },
  {
    title: 'Faucet Collections',
    description: 'Kitchen faucets by type, with matching bathroom and shower sets.',
    url: '/products/faucets/kitchen',
    category: 'Collections',
  },
];

/** Everything the header search finds: built pages, what lives on them, then the products of each family that is built. */
export function buildSearchIndex(): readonly SearchEntry[] {
  const pageEntries = pagePaths.flatMap((url): SiteSearchEntry[] => {
    const { title, description, category, isBuilt } = pages[url];
    return isBuilt && category !== null ? [{ title, description, url, category }] : [];
  });
  const aliasEntries = aliases.filter(({ url }) => pages[url].isBuilt);
  return [...pageEntries, ...aliasEntries, ...builtFamilies.flatMap((family) => family.searchEntries())];
}
