export type PageCategory =
  | 'Main Pages'
  | 'Products'
  | 'In Stock'
  | 'Services'
  | 'Collections'
  | 'Outdoor'
  | 'Commercial'
  | 'Quartz Colours';

export type Page = {
  /** Words of a link. */
  readonly label: string;
  /** Title in search results and in the browser's tab, without the brand. */
  readonly title: string;
  readonly description: string;
  /** Heading in search results; null keeps the page out of the search. */
  readonly category: PageCategory | null;
  /** False hides the page from every menu, the search and the sitemap, so that no link is dead. */
  readonly isBuilt: boolean;
  /** False keeps the page out of the sitemap (search results, for example). */
  readonly isIndexed: boolean;
};

/** The public pages with a fixed address. Set `built` on one line to show that page everywhere. */
export const pages = {
  '/': page(
    'Main Pages',
    'built',
    'Home',
    'Home',
    'Cabinetry, quartz countertops and millwork in Thunder Bay and Northwestern Ontario.',
  ),
  '/about-us': page(
    'Main Pages',
    'planned',
    'About Us',
    'About Us',
    'Who we are, how we work and what we have built since 1998.',
  ),
  '/contact': page(
    'Main Pages',
    'built',
    'Contact Us',
    'Contact Us',
    'Phone, email, address and hours, and a form to ask a question, book a visit or get a free quote.',
  ),
  '/our-works': page(
    'Main Pages',
    'planned',
    'Our Works',
    'Our Works',
    'Finished kitchens, bathrooms and commercial interiors.',
  ),
  '/top-expertise': page(
    'Main Pages',
    'planned',
    'Top Expertise',
    'Top Expertise',
    'What our trades know best: cabinetry, stone, renovation and design.',
  ),
  '/blog': page('Main Pages', 'planned', 'Blog', 'Blog', 'Guides and ideas for kitchens, bathrooms and countertops.'),
  '/search': page(null, 'built', 'Search', 'Search', 'Search every page and quartz colour.', { isIndexed: false }),

  '/custom-cabinetry': page(
    'Products',
    'built',
    'Custom Cabinetry',
    'Custom Cabinetry',
    'Kitchen cabinets, vanities, built-ins and closets designed and made to measure.',
  ),
  '/custom-millwork-form': page(
    null,
    'built',
    'Request a Quote',
    'Custom Millwork Quote',
    'Tell us about your project in four short steps and get a free quote.',
  ),
  '/quartz-countertops': page(
    'Products',
    'built',
    'Quartz Countertops',
    'Quartz Countertops',
    'Every quartz colour in stock, by collection, range and thickness, each with its slab, close-up and room view.',
  ),
  '/millwork': page(
    'Products',
    'built',
    'Millwork',
    'Millwork',
    'Mouldings, panelling, doors, stairs and built-ins, with a short form for a quote.',
  ),
  '/products/vanities': page(
    'Products',
    'planned',
    'Vanities',
    'Bathroom Vanities',
    'Single and double bathroom vanities from 24 to 72 inches.',
  ),
  '/products/sinks': page('Products', 'planned', 'Sinks', 'Sinks', 'Kitchen, bathroom, utility and vessel sinks.'),
  '/products/faucets': page(null, 'planned', 'Faucets', 'Faucets', 'Kitchen, bathroom and shower faucets.'),
  '/products/faucets/kitchen': page(
    'Products',
    'planned',
    'Kitchen Faucets',
    'Kitchen Faucets',
    'Pull-down, pull-out, single and double handle kitchen faucets.',
  ),
  '/products/faucets/bathroom': page(
    null,
    'planned',
    'Bathroom Faucets',
    'Bathroom Faucets',
    'Widespread, centerset and single hole bathroom faucets.',
  ),
  '/products/faucets/shower': page(
    null,
    'planned',
    'Shower Faucets',
    'Shower Faucets',
    'Complete shower systems, shower heads, valves and body sprays.',
  ),
  '/products/mirrors': page(
    'Products',
    'planned',
    'Mirrors',
    'Mirrors',
    'Lit and framed bathroom mirrors in nine collections.',
  ),
  '/products/toilets': page('Products', 'planned', 'Toilets', 'Toilets', 'One-piece, two-piece and wall-hung toilets.'),
  '/products/lighting': page(
    'Products',
    'planned',
    'Lighting',
    'Lighting',
    'Vanity lights, pendants and ceiling lights.',
  ),
  '/products/closet-systems': page(
    'Products',
    'planned',
    'Closet Systems',
    'Closet Systems',
    'Closet and wardrobe systems with a planning guide.',
  ),
  '/products/flooring': page(
    'Products',
    'planned',
    'Flooring',
    'Flooring',
    'Hardwood, laminate, vinyl and tile, with samples.',
  ),
  '/hardware': page('Products', 'planned', 'Hardware', 'Hardware', 'Handles, knobs, hinges and drawer slides.'),

  '/in-stock': page('In Stock', 'planned', 'In Stock', 'In Stock', 'Vanities and cabinets that are ready to ship.'),
  '/in-stock/cabinets': page(
    'In Stock',
    'planned',
    'In-Stock Cabinets',
    'In-Stock Cabinets',
    'Base, wall, tall and pantry cabinets that are ready to ship.',
  ),
  '/in-stock/vanities': page(
    'In Stock',
    'planned',
    'In-Stock Vanities',
    'In-Stock Vanities',
    'Bathroom vanities that are ready to ship.',
  ),

  '/outdoor-kitchens': page(
    'Outdoor',
    'planned',
    'Outdoor Kitchens',
    'Outdoor Kitchens',
    'Weatherproof outdoor kitchens from our partner.',
  ),
  '/commercial-millwork': page(
    'Commercial',
    'planned',
    'Commercial Millwork',
    'Commercial Millwork',
    'Millwork for offices, shops, clinics and hospitality.',
  ),
} as const satisfies Readonly<Record<string, Page>>;

export type PagePath = keyof typeof pages;

/** Whether a fixed page has this address, built or not. */
export function isPagePath(path: string): path is PagePath {
  return Object.hasOwn(pages, path);
}

/** Every fixed address, in the order of the table. */
export const pagePaths: readonly PagePath[] = Object.keys(pages).filter(isPagePath);

/** The row of a path, or null when no fixed page has that address. */
export function findPage(path: string): Page | null {
  return isPagePath(path) ? pages[path] : null;
}

function page(
  category: PageCategory | null,
  state: 'built' | 'planned',
  label: string,
  title: string,
  description: string,
  options: { readonly isIndexed?: boolean } = {},
): Page {
  return { label, title, description, category, isBuilt: state === 'built', isIndexed: options.isIndexed ?? true };
}
