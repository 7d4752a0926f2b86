export type PageCategory =
  | 'Main Pages'
  | 'Products'
  | 'In Stock'
  | 'Services'
  | 'Collections'
  | 'Outdoor'
  | 'Commercial';

/** Headings of the Products menu, in its order. */
export const productMenus = ['Bathroom', 'Kitchen & Living'] as const;
export type ProductMenu = (typeof productMenus)[number];

export type Page = {
  /** Text of links to it. */
  readonly label: string;
  /** Its heading. Also its title in search results and browser tabs, without the brand. */
  readonly title: string;
  /** A title for search results, if the heading isn't descriptive enough. */
  readonly metaTitle?: string;
  readonly description: string;
  /** Heading in the site's search results; null keeps the page out of the search. */
  readonly category: PageCategory | null;
  /** Its heading in the Products menu. The lists of products that have one are also in the footer. */
  readonly menu?: ProductMenu;
  /** Not in the sitemap, because it has no content of its own. */
  readonly isUnlisted?: true;
};

/** The public pages with a fixed path. */
export const pages = pageTable({
  '/': {
    label: 'Home',
    title: 'Home',
    metaTitle: 'Cabinetry, Quartz and Baths in Thunder Bay',
    description: 'Cabinetry, quartz countertops and millwork in Thunder Bay and Northwestern Ontario.',
    category: 'Main Pages',
  },
  '/about-us': {
    label: 'About Us',
    title: 'About Us',
    metaTitle: 'About Us: Cabinetmakers in Thunder Bay',
    description: 'Meet the people who build your kitchen: our shop, our showroom and how we work in Thunder Bay.',
    category: 'Main Pages',
  },
  '/contact': {
    label: 'Contact Us',
    title: 'Contact Us',
    metaTitle: 'Contact Our Thunder Bay Showroom',
    description: 'Phone, email, address and hours, and a form to ask a question, book a visit or get a free quote.',
    category: 'Main Pages',
  },
  '/faq': {
    label: 'FAQ',
    title: 'Frequently Asked Questions',
    description: 'Answers about quotes, quartz, cabinets, in-stock items, samples, warranty and visiting our showroom.',
    category: 'Main Pages',
  },
  '/our-works': {
    label: 'Our Works',
    title: 'Our Works',
    metaTitle: 'Our Works: Kitchens, Baths and More',
    description: 'Finished kitchens, bathrooms and commercial interiors, with before photos and what each one took.',
    category: 'Main Pages',
  },
  '/top-expertise': {
    label: 'Top Expertise',
    title: 'Top Expertise',
    description:
      'What we do best: cabinetry, kitchens, quartz, bathrooms and millwork, with finished rooms to show for it.',
    category: 'Main Pages',
  },
  '/blog': {
    label: 'Blog',
    title: 'Blog',
    metaTitle: 'Blog: Kitchen, Bath and Stone Guides',
    description:
      'Guides and ideas for kitchens, bathrooms and countertops, from choosing materials to looking after them.',
    category: 'Main Pages',
  },
  '/search': {
    label: 'Search',
    title: 'Search',
    description: 'Search our products by name, size, finish and look, and every page of the site.',
    category: null,
    isUnlisted: true,
  },
  '/samples': {
    label: 'Samples',
    title: 'Samples',
    metaTitle: 'Quartz and Flooring Samples',
    description: 'Request quartz and flooring samples to see at home, in your own light, before you choose.',
    category: 'Services',
  },
  '/visualizer': {
    label: 'Room Visualizer',
    title: 'See It in a Room',
    metaTitle: 'Room Visualizer: Quartz, Cabinets and Floors',
    description:
      'See any quartz colour in a kitchen, bathroom, bar or laundry, with the cabinets, floor, walls and metal you choose.',
    category: 'Services',
  },
  '/visualizer/your-photo': {
    label: 'In Your Kitchen',
    title: 'See It in Your Own Kitchen',
    metaTitle: 'See Quartz in Your Own Kitchen',
    description:
      'Take a photo of your kitchen or bathroom and see any quartz colour on your counters. The photo stays on your device.',
    category: 'Services',
  },
  '/shortlist': {
    label: 'Shortlist',
    title: 'Shortlist',
    description: 'The products you’ve saved, to compare, share and request a quote.',
    category: null,
    isUnlisted: true,
  },
  '/compare': {
    label: 'Compare',
    title: 'Compare',
    description: 'Compare up to four products side by side, with the differences highlighted.',
    category: null,
    isUnlisted: true,
  },
  '/slab-planner': {
    label: 'Slab Planner',
    title: 'Slab Planner',
    metaTitle: 'Quartz Slab Planner: Lay Out Your Countertop',
    description:
      'Plan your quartz countertop: draw the pieces, see how they are cut from whole slabs, and get a quote for the plan.',
    category: 'Services',
  },
  '/custom-cabinetry': {
    label: 'Custom Cabinetry',
    title: 'Custom Cabinetry',
    description: 'Kitchen cabinets, vanities, built-ins and closets designed and made to measure.',
    category: 'Products',
  },
  '/custom-millwork-form': {
    label: 'Millwork Quote',
    title: 'Custom Millwork Quote',
    description: 'Tell us about your cabinets, millwork or built-ins in four short steps and get a free quote.',
    category: null,
  },
  '/quartz-countertops': {
    label: 'Quartz Countertops',
    title: 'Quartz Countertops',
    description: 'Every quartz colour by collection and range: whole slabs, close-ups and rooms.',
    category: 'Products',
  },
  '/millwork': {
    label: 'Millwork',
    title: 'Millwork',
    metaTitle: 'Millwork: Mouldings, Doors and Stairs',
    description: 'Mouldings, panelling, doors, stairs and built-ins, with a short quote form.',
    category: 'Products',
  },
  '/products/vanities': {
    label: 'Vanities',
    title: 'Bathroom Vanities',
    description: 'Single and double bathroom vanities from 24 to 72 inches.',
    category: 'Products',
    menu: 'Bathroom',
  },
  '/products/sinks': {
    label: 'Sinks',
    title: 'Sinks',
    metaTitle: 'Kitchen and Bathroom Sinks',
    description: 'Kitchen, bathroom, utility and vessel sinks.',
    category: 'Products',
    menu: 'Bathroom',
  },
  '/products/sinks/kitchen': {
    label: 'Kitchen Sinks',
    title: 'Kitchen Sinks',
    description: 'Undermount, drop-in and apron front kitchen sinks in steel, fireclay, cast iron and composite.',
    category: 'Products',
  },
  '/products/sinks/bathroom': {
    label: 'Bathroom Sinks',
    title: 'Bathroom Sinks',
    description: 'Undermount, drop-in, semi-recessed, wall-hung, pedestal and console sinks for bathrooms.',
    category: 'Products',
  },
  '/products/sinks/utility': {
    label: 'Utility Sinks',
    title: 'Utility Sinks',
    description: 'Laundry tubs, service sinks and mop sinks for laundry rooms, workshops and mudrooms.',
    category: 'Products',
  },
  '/products/sinks/vessel': {
    label: 'Vessel Sinks',
    title: 'Vessel Sinks',
    metaTitle: 'Vessel Sinks for Bathrooms',
    description: 'Bowls that sit on the counter, round, oval and square, in clay, stone, copper and glass.',
    category: 'Products',
  },
  '/products/faucets': {
    label: 'Faucets',
    title: 'Faucets',
    metaTitle: 'Kitchen, Bathroom and Shower Faucets',
    description: 'Kitchen, bathroom and shower faucets, from pull-down sprays to complete shower systems.',
    category: 'Products',
  },
  '/products/faucets/kitchen': {
    label: 'Kitchen Faucets',
    title: 'Kitchen Faucets',
    description: 'Pull-down, pull-out, single and double handle kitchen faucets.',
    category: 'Products',
    menu: 'Bathroom',
  },
  '/products/faucets/bathroom': {
    label: 'Bathroom Faucets',
    title: 'Bathroom Faucets',
    description: 'Widespread, centerset and single hole bathroom faucets.',
    category: 'Products',
    menu: 'Bathroom',
  },
  '/products/faucets/shower': {
    label: 'Shower Faucets',
    title: 'Shower Faucets',
    description: 'Complete shower systems, shower heads, valves and body sprays.',
    category: 'Products',
    menu: 'Bathroom',
  },
  '/products/mirrors': {
    label: 'Mirrors',
    title: 'Mirrors',
    metaTitle: 'Bathroom Mirrors',
    description:
      'Lit and framed bathroom mirrors in nine collections, from plain thin frames to glass that tells the time.',
    category: 'Products',
    menu: 'Bathroom',
  },
  '/products/mirrors/all': {
    label: 'All Mirrors',
    title: 'All Mirror Collections',
    description: 'Every mirror from our nine collections, by collection, shape and feature.',
    category: 'Products',
  },
  '/products/mirrors/concept-studio': {
    label: 'Concept Studio',
    title: 'Concept Studio Mirrors',
    description: 'Mirrors in unusual shapes, cut and framed by hand.',
    category: 'Collections',
  },
  '/products/mirrors/double-vanity': {
    label: 'Double Vanity',
    title: 'Double Vanity Mirrors',
    description: 'Wide mirrors and pairs for double vanities.',
    category: 'Collections',
  },
  '/products/mirrors/elegance-collection': {
    label: 'Elegance Collection',
    title: 'Elegance Collection Mirrors',
    description: 'Framed and bevelled bathroom mirrors.',
    category: 'Collections',
  },
  '/products/mirrors/harmonia-collection': {
    label: 'Harmonia Collection',
    title: 'Harmonia Collection Mirrors',
    description: 'A mirror between a square and a circle, in dished walnut with a brass inlay.',
    category: 'Collections',
  },
  '/products/mirrors/media-collection': {
    label: 'Media Collection',
    title: 'Media Collection Mirrors',
    description: 'Mirrors with a clock, the weather or music built into the glass.',
    category: 'Collections',
  },
  '/products/mirrors/origin-collection': {
    label: 'Origin Collection',
    title: 'Origin Collection Mirrors',
    description: 'Plain mirrors in thin frames.',
    category: 'Collections',
  },
  '/products/mirrors/radiance-collection': {
    label: 'Radiance Collection',
    title: 'Radiance Collection Mirrors',
    description: 'Lit mirrors with even light from both sides.',
    category: 'Collections',
  },
  '/products/mirrors/single-vanity': {
    label: 'Single Vanity',
    title: 'Single Vanity Mirrors',
    description: 'Round, oval and tall mirrors for one sink.',
    category: 'Collections',
  },
  '/products/mirrors/terra-collection': {
    label: 'Terra Collection',
    title: 'Terra Collection Mirrors',
    description: 'Mirrors framed in wood, clay and amber.',
    category: 'Collections',
  },
  '/products/toilets': {
    label: 'Toilets',
    title: 'Toilets',
    metaTitle: 'One-Piece and Wall-Hung Toilets',
    description: 'One-piece, two-piece and wall-hung toilets.',
    category: 'Products',
    menu: 'Kitchen & Living',
  },
  '/products/lighting': {
    label: 'Lighting',
    title: 'Lighting',
    metaTitle: 'Vanity, Pendant and Ceiling Lights',
    description: 'Vanity lights, pendants and ceiling lights.',
    category: 'Products',
    menu: 'Kitchen & Living',
  },
  '/products/closet-systems': {
    label: 'Closet Systems',
    title: 'Closet Systems',
    description: 'Closet and wardrobe systems with a planning guide.',
    category: 'Products',
    menu: 'Kitchen & Living',
  },
  '/products/flooring': {
    label: 'Flooring',
    title: 'Flooring',
    metaTitle: 'Hardwood, Vinyl and Tile Flooring',
    description: 'Hardwood, vinyl, porcelain, ceramic, natural stone and carpet, with samples.',
    category: 'Products',
    menu: 'Kitchen & Living',
  },
  '/hardware': {
    label: 'Hardware',
    title: 'Hardware',
    metaTitle: 'Cabinet Handles, Knobs and Hinges',
    description:
      'Handles, knobs, hinges and drawer slides: which pull for which drawer, sizes centre to centre, and hinges by door weight.',
    category: 'Products',
  },
  '/in-stock': {
    label: 'In Stock',
    title: 'In Stock',
    metaTitle: 'In-Stock Vanities and Cabinets',
    description: 'Vanities and cabinets in stock in Thunder Bay, ready to ship or to reserve and see first.',
    category: 'In Stock',
  },
  '/in-stock/cabinets': {
    label: 'In-Stock Cabinets',
    title: 'In-Stock Cabinets',
    description: 'Base, wall, tall and pantry cabinets in stock, by type, size, colour and style, ready to ship.',
    category: 'In Stock',
  },
  '/in-stock/vanities': {
    label: 'In-Stock Vanities',
    title: 'In-Stock Vanities',
    description: 'Bathroom vanities in stock, by size, colour, brand and price, ready to ship or reserve.',
    category: 'In Stock',
  },
  '/outdoor-kitchens': {
    label: 'Outdoor Kitchens',
    title: 'Outdoor Kitchens',
    description: 'Kitchens for deck and dock: what lasts outside in Northwestern Ontario, and who builds them with us.',
    category: 'Outdoor',
  },
  '/commercial-millwork': {
    label: 'Commercial Millwork',
    title: 'Commercial Millwork Solutions',
    description:
      'Reception desks, casework and panelling for offices, stores, clinics and hospitality, designed, built and installed.',
    category: 'Commercial',
  },
  '/privacy': {
    label: 'Privacy',
    title: 'Privacy',
    metaTitle: 'Privacy: What We Keep and Why',
    description: 'What this site stores about visitors, where and for how long, and how to see or delete it.',
    category: 'Main Pages',
  },
  '/accessibility': {
    label: 'Accessibility',
    title: 'Accessibility',
    description: 'How we make this site usable for everyone, how we test it, and what we haven’t tested.',
    category: 'Main Pages',
  },
});

export type PagePath = keyof typeof pages;

export function isPagePath(path: string): path is PagePath {
  return Object.hasOwn(pages, path);
}

export const pagePaths: readonly PagePath[] = Object.keys(pages).filter(isPagePath);

export function findPage(path: string): Page | undefined {
  return isPagePath(path) ? pages[path] : undefined;
}

// Keeps the literal type of each path and makes each row a plain Page.
function pageTable<Path extends string>(rows: Readonly<Record<Path, Page>>): Readonly<Record<Path, Page>> {
  return rows;
}
