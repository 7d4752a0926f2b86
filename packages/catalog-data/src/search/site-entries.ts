import { defaultBusinessFacts } from '../business/business-facts.ts';
import { catalogueFamilies } from '../catalogue/families.ts';
import { isCompanyPath, writeCompanyPage } from '../company/company-pages.ts';
import { pagePaths, pages, type PageCategory, type PagePath } from '../pages/pages.ts';
import { listGuideEntries, listTexts } from './page-texts.ts';
import type { SearchEntry } from './search-entry.ts';

/** An entry other than a product. The category is the heading of its results. */
type SiteSearchEntry = SearchEntry & { readonly category: PageCategory };

type Alias = Pick<SiteSearchEntry, 'title' | 'description' | 'category'> & { readonly url: PagePath };

/** Things that visitors search for and that have no page of their own. */
const aliases: readonly Alias[] = [
  {
    title: 'Installation Services',
    description: 'Our own trades install cabinets, countertops and millwork.',
    url: '/custom-cabinetry',
    category: 'Services',
  },
  {
    title: 'Design Consultation',
    description: 'Work out layout, materials and finishes with a designer.',
    url: '/custom-cabinetry',
    category: 'Services',
  },
  {
    title: 'Project Management',
    description: 'One person who manages your renovation from first measurements to handover.',
    url: '/custom-cabinetry',
    category: 'Services',
  },
  {
    title: 'Quartz Backsplashes',
    description: 'Low or full height, cut from the same slab as the counter.',
    url: '/quartz-countertops',
    category: 'Products',
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

/** Pictures at the top of pages. Lists of families have theirs in their definition. */
const pagePictures: Partial<Record<PagePath, string>> = {
  '/': 'scenes/home-kitchen',
  '/contact': 'scenes/contact',
  '/faq': 'scenes/contact',
  '/in-stock': 'scenes/in-stock',
  '/in-stock/vanities': 'scenes/in-stock',
  '/in-stock/cabinets': 'scenes/in-stock',
  '/products/faucets': 'scenes/bathroom-faucets-hero',
  '/products/mirrors': 'scenes/mirrors-hero',
  '/custom-cabinetry': 'scenes/custom-cabinetry',
  '/millwork': 'scenes/millwork',
  '/samples': 'quartz/aurora/close-up',
  '/slab-planner': 'quartz/aurora/slab',
  '/visualizer': 'quartz/aurora/room',
  '/visualizer/your-photo': 'scenes/home-kitchen',
  '/blog': 'blog/renovating-in-winter',
  '/our-works': 'works/westfort-peninsula-kitchen/after',
};

/** For pages without pictures. */
const COUNTER_PICTURE = 'scenes/contact';

function pictureOf(url: PagePath): string | null {
  if (isCompanyPath(url)) return writeCompanyPage(url, defaultBusinessFacts).hero.picture ?? COUNTER_PICTURE;
  const lists = catalogueFamilies.flatMap((family) => [family, ...family.parts]);
  return lists.find(({ path }) => path === url)?.heroPicture ?? pagePictures[url] ?? null;
}

/**
 * Search entries of this release, in the order of the specification: pages, things on them, guides, then the products of each
 * family. The owner's content and the business facts are in the store.
 */
export function listSiteEntries(): readonly SearchEntry[] {
  const pageEntries = pagePaths.flatMap((url): SiteSearchEntry[] => {
    const { label, title, description, category } = pages[url];
    if (category === null) return [];
    const texts = isCompanyPath(url) ? listTexts(writeCompanyPage(url, defaultBusinessFacts)) : [];
    return [{ title, description, url, category, labels: [label], facts: [], texts, pictureName: pictureOf(url) }];
  });
  const aliasEntries = aliases.map((alias) => ({ ...alias, labels: [], facts: [], pictureName: pictureOf(alias.url) }));
  return [
    ...pageEntries,
    ...aliasEntries,
    ...listGuideEntries(),
    ...catalogueFamilies.flatMap((family) => family.searchEntries()),
  ];
}
