/** Pages that are missing, each in its own way. */
export const missingPages: readonly string[] = [
  '/quartz-countertops/auroora',
  '/products/vanities/tamarak-30',
  '/no-such-page',
];

/** One page of each kind that a visitor can come to and that is there. */
const presentPages = [
  '/',
  '/quartz-countertops',
  '/quartz-countertops?collection=beyond&thickness=2cm',
  '/quartz-countertops?collection=beyond&subcategory=carrara',
  '/quartz-countertops/aurora',
  '/quartz-countertops/bianco-neve-essentials',
  '/quartz-countertops/sahara-noir',
  '/quartz-countertops/aurora/quote',
  '/quartz-countertops/sahara-noir/sample',
  '/products/vanities',
  '/products/vanities?colour=gray&brand=lakehead&brand=nipigon&sort=rating',
  '/products/vanities?sort=price-down&page=4',
  '/products/vanities?size=24&sinks=2',
  '/products/vanities/tamarack-30-gray',
  '/products/vanities/northern-lights-72-black',
  '/products/sinks',
  '/products/sinks/vessel',
  '/products/faucets',
  '/products/mirrors',
  '/products/mirrors/all?q=oak',
  '/products/mirrors/terra-collection',
  '/products/flooring',
  '/products/flooring/loon-lake-wool-loop',
  '/about-us',
  '/top-expertise',
  '/commercial-millwork',
  '/hardware',
  '/privacy',
  '/in-stock',
  '/in-stock/vanities?size=30&colour=gray',
  '/in-stock/cabinets/lakehead-wall-12-white',
  '/in-stock/vanities/tamarack-30-gray/reserve',
  '/millwork',
  '/custom-cabinetry',
  '/custom-millwork-form',
  '/blog',
  '/blog/choosing-a-vanity-size',
  '/our-works',
  '/our-works/nipigon-walk-in-shower',
  '/contact',
  '/contact?quartz=aurora',
  '/contact?vanities=tamarack-30-gray',
  '/shortlist',
  '/shortlist?quartz=aurora&vanities=tamarack-30-gray&quartz=gone',
  '/compare',
  '/compare?vanities=tamarack-30-gray&vanities=northern-lights-72-black&quartz=aurora',
  '/contact?quartz=aurora&vanities=tamarack-30-gray',
  '/search',
  '/search?q=vanity',
  '/search?q=kalakata',
] as const;

/** The same, with what a visitor sees where there is no page, or no product of a name. */
export const pagesOfEachKind: readonly string[] = [...presentPages, ...missingPages];

/** What a browser says of the pages that are missing; for `faults.allow`. */
export const missingPageFault = new RegExp(`answered 404: .*(?:${missingPages.join('|')})$`);
