import { pagePaths, pages, type PageCategory, type PagePath } from './pages.ts';
import { quartzPath } from './quartz-path.ts';
import { quartzColours } from './quartz.ts';
import type { SearchEntry } from './search.ts';

/** An entry of the site's own index; the category heads its group of results. */
export type SiteSearchEntry = SearchEntry & { readonly category: PageCategory };

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

/** Everything the header search finds: built pages, what lives on them, then each quartz colour. */
export function buildSearchIndex(): readonly SiteSearchEntry[] {
  const pageEntries = pagePaths.flatMap((url): SiteSearchEntry[] => {
    const { title, description, category, isBuilt } = pages[url];
    return isBuilt && category !== null ? [{ title, description, url, category }] : [];
  });
  const aliasEntries = aliases.filter(({ url }) => pages[url].isBuilt);
  return [...pageEntries, ...aliasEntries, ...(pages['/quartz-countertops'].isBuilt ? colourEntries() : [])];
}

function colourEntries(): readonly SiteSearchEntry[] {
  return quartzColours.map((colour) => ({
    title: colour.label,
    description: `${colour.collectionLabel}: ${colour.look}.`,
    url: quartzPath(colour.slug),
    category: 'Quartz Colours',
  }));
}
