/**
 * What is promised about speed and weight, in one place. A figure is compared as measured, before it is rounded for
 * the table.
 */
export interface Target {
  readonly measure: string;
  readonly unit: '' | 'ms' | 's' | 'KiB' | 'MB';
  readonly bound: 'at most' | 'at least';
  /** A figure beyond it is a miss. */
  readonly limit: number;
  /** What is aimed at, where it is more than the limit asks; falling short of it is told, and is no miss. */
  readonly aim?: number;
  /** Decimals in the table. */
  readonly decimals: number;
}

/** What is read from one Lighthouse run of one page. */
export type PageMeasure =
  | 'performance'
  | 'accessibility'
  | 'bestPractices'
  | 'seo'
  | 'firstContentfulPaintMs'
  | 'largestContentfulPaintMs'
  | 'totalBlockingTimeMs'
  | 'layoutShift'
  | 'scriptKib'
  | 'htmlKib';

/** Lighthouse's mobile preset: a mid-range phone (processor four times slower) on slow 4G, simulated. */
export const pageTargets: Readonly<Record<PageMeasure, Target>> = {
  performance: { measure: 'Performance', unit: '', bound: 'at least', limit: 99, aim: 100, decimals: 0 },
  accessibility: { measure: 'Accessibility', unit: '', bound: 'at least', limit: 100, decimals: 0 },
  bestPractices: { measure: 'Best practices', unit: '', bound: 'at least', limit: 100, decimals: 0 },
  seo: { measure: 'SEO', unit: '', bound: 'at least', limit: 100, decimals: 0 },
  firstContentfulPaintMs: { measure: 'FCP', unit: 'ms', bound: 'at most', limit: 1_000, decimals: 0 },
  largestContentfulPaintMs: { measure: 'LCP', unit: 'ms', bound: 'at most', limit: 1_400, decimals: 0 },
  totalBlockingTimeMs: { measure: 'TBT', unit: 'ms', bound: 'at most', limit: 50, decimals: 0 },
  // None: Lighthouse writes three decimals, in which this is 0.
  layoutShift: { measure: 'CLS', unit: '', bound: 'at most', limit: 0.0004, decimals: 4 },
  scriptKib: { measure: 'JavaScript sent', unit: 'KiB', bound: 'at most', limit: 120, decimals: 1 },
  htmlKib: { measure: 'HTML sent', unit: 'KiB', bound: 'at most', limit: 20, decimals: 1 },
};

/** A finished page against the same bytes from a static file server: requests a second, one divided by the other. */
export const throughputTarget: Target = {
  measure: 'Requests, site ÷ static files',
  unit: '',
  bound: 'at least',
  limit: 0.9,
  decimals: 2,
};

/** Each server process on its own. */
export const processTargets = {
  readyMs: { measure: 'Ready', unit: 'ms', bound: 'at most', limit: 1_000, decimals: 0 },
  idleMemory: { measure: 'Idle memory', unit: 'MB', bound: 'at most', limit: 150, decimals: 1 },
} as const satisfies Readonly<Record<string, Target>>;

/** A page that is in no cache, from the request to its last byte: the median. */
export const renderTarget: Target = { measure: 'Time', unit: 'ms', bound: 'at most', limit: 10, decimals: 1 };
export const renderTargetOfChange: Target = { ...renderTarget, limit: 15 };

/** The most that the site holds while it is asked as much as it can answer. */
export const loadMemoryTarget: Target = {
  measure: 'Memory under load',
  unit: 'MB',
  bound: 'at most',
  limit: 200,
  decimals: 1,
};

/** Pictures that are asked for the first time, on a server with an empty cache: 95 of 100 have to be there by then. */
export const firstPictureTargets = {
  pictureMs: { measure: 'Pictures (p95)', unit: 'ms', bound: 'at most', limit: 150, decimals: 0 },
  otherMs: { measure: 'Data and scripts meanwhile (p95)', unit: 'ms', bound: 'at most', limit: 150, decimals: 0 },
} as const satisfies Readonly<Record<string, Target>>;

/** `npm start` with everything built, until both addresses are printed. */
export const startTarget: Target = { measure: 'Everything up', unit: 's', bound: 'at most', limit: 5, decimals: 2 };

export interface BenchPage {
  readonly name: string;
  readonly path: string;
}

/** One page of every template, by the file of its route. */
export const templatePages: readonly (BenchPage & { readonly route: string })[] = [
  { name: 'home', path: '/', route: 'pages/home/route.tsx' },
  { name: 'catalogue', path: '/quartz-countertops', route: 'catalogue/quartz/catalogue.route.tsx' },
  {
    name: 'colour',
    path: '/quartz-countertops/calacatta-oro-classic',
    route: 'catalogue/quartz/colour.route.tsx',
  },
  { name: 'sample', path: '/quartz-countertops/aurora/sample', route: 'catalogue/ask/ask.route.tsx' },
  { name: 'product quote', path: '/products/vanities/tamarack-30-gray/quote', route: 'catalogue/ask/ask.route.tsx' },
  { name: 'samples', path: '/samples', route: 'leads/samples.route.tsx' },
  { name: 'list', path: '/products/vanities', route: 'catalogue/list/list.route.tsx' },
  { name: 'product', path: '/products/vanities/tamarack-30-gray', route: 'catalogue/product/product.route.tsx' },
  { name: 'faucets', path: '/products/faucets', route: 'catalogue/faucets/faucets.route.tsx' },
  { name: 'mirrors', path: '/products/mirrors', route: 'catalogue/mirrors/mirrors.route.tsx' },
  {
    name: 'collection',
    path: '/products/mirrors/terra-collection',
    route: 'catalogue/mirrors/mirror-list.route.tsx',
  },
  { name: 'in stock', path: '/in-stock', route: 'in-stock/in-stock.route.tsx' },
  { name: 'stock list', path: '/in-stock/vanities', route: 'in-stock/stock-list.route.tsx' },
  { name: 'piece', path: '/in-stock/vanities/tamarack-30-gray', route: 'in-stock/stock-piece.route.tsx' },
  { name: 'reserve', path: '/in-stock/vanities/tamarack-30-gray/reserve', route: 'in-stock/reserve.route.tsx' },
  { name: 'millwork', path: '/millwork', route: 'pages/millwork/millwork.route.tsx' },
  { name: 'cabinetry', path: '/custom-cabinetry', route: 'pages/millwork/custom-cabinetry.route.tsx' },
  { name: 'quote', path: '/custom-millwork-form', route: 'pages/millwork/custom-quote.route.tsx' },
  { name: 'blog', path: '/blog', route: 'blog/blog.route.tsx' },
  { name: 'article', path: '/blog/choosing-a-vanity-size', route: 'blog/post.route.tsx' },
  { name: 'works', path: '/our-works', route: 'works/works.route.tsx' },
  { name: 'work', path: '/our-works/nipigon-walk-in-shower', route: 'works/work.route.tsx' },
  { name: 'contact', path: '/contact', route: 'pages/contact/route.tsx' },
  { name: 'search', path: '/search?q=vanity', route: 'pages/search/route.tsx' },
  { name: 'shortlist', path: '/shortlist', route: 'shortlist/shortlist.route.tsx' },
  { name: 'compare', path: '/compare', route: 'compare/compare.route.tsx' },
  { name: 'company', path: '/about-us', route: 'pages/company/company.route.tsx' },
];

/** The kinds of pages that visitors spend their time on. */
const everyDay: ReadonlySet<string> = new Set(['home', 'catalogue', 'colour', 'quote']);
export const benchPages: readonly BenchPage[] = templatePages.filter(({ name }) => everyDay.has(name));

/** Search engines are asked to leave out results, reservations and what a visitor puts together, for which Lighthouse takes points off. */
export const unlistedTemplates: ReadonlySet<string> = new Set(['search', 'reserve', 'sample', 'shortlist', 'compare']);

/** The pages of the admin that its people begin with. */
export const adminPages: readonly BenchPage[] = [
  { name: 'admin: login', path: '/admin/login' },
  { name: 'admin: overview', path: '/admin/dashboard-pro' },
  { name: 'admin: posts', path: '/admin/dashboard-pro/posts' },
  { name: 'admin: leads', path: '/admin/leads' },
];

/** What they are held to; they are not for search engines. */
export const adminTargets = {
  performance: { ...pageTargets.performance, limit: 95 },
  accessibility: pageTargets.accessibility,
  bestPractices: pageTargets.bestPractices,
  firstContentfulPaintMs: { ...pageTargets.firstContentfulPaintMs, limit: 1_500 },
  layoutShift: pageTargets.layoutShift,
  scriptKib: { ...pageTargets.scriptKib, limit: 180 },
} as const satisfies Partial<Readonly<Record<PageMeasure, Target>>>;

/**
 * What a visitor does on a page, on a processor four times slower than this one: three of four tries have to be there by
 * then. Both count from the input as the browser received it, to the frame that shows it.
 */
export const interactionTargets = {
  nextPaintMs: { measure: 'Next paint (p75)', unit: 'ms', bound: 'at most', limit: 100, decimals: 0 },
  resultMs: { measure: 'Result shown (p75)', unit: 'ms', bound: 'at most', limit: 100, decimals: 0 },
} as const satisfies Readonly<Record<string, Target>>;

/** What the server takes for 5,000 products, in processor time. */
export const growthTargets = {
  listMs: { measure: 'List', unit: 'ms', bound: 'at most', limit: 50, decimals: 1 },
  lastPageMs: { measure: 'Last page, sorted', unit: 'ms', bound: 'at most', limit: 50, decimals: 1 },
  filterMs: { measure: 'List, filtered and sorted', unit: 'ms', bound: 'at most', limit: 50, decimals: 1 },
  searchMs: { measure: 'Search', unit: 'ms', bound: 'at most', limit: 50, decimals: 1 },
  searchOneWordMs: { measure: 'Search that finds all', unit: 'ms', bound: 'at most', limit: 50, decimals: 1 },
} as const satisfies Readonly<Record<string, Target>>;

/**
 * With 10,000 posts, 100,000 leads, 5,000 products and a million page views stored, on either database. What a well-known
 * system for content does on such a machine: 288 lists of ten posts a second, and a post in 8.3 ms.
 */
export const storedTargets = {
  listMs: { measure: 'List', unit: 'ms', bound: 'at most', limit: 15, decimals: 1 },
  searchMs: { measure: 'Search', unit: 'ms', bound: 'at most', limit: 50, decimals: 1 },
  pageMs: { measure: 'Answer', unit: 'ms', bound: 'at most', limit: 50, decimals: 1 },
  createMs: { measure: 'Post created', unit: 'ms', bound: 'at most', limit: 8, decimals: 1 },
  cachedPerSecond: { measure: 'Requests a second', unit: '', bound: 'at least', limit: 2_880, decimals: 0 },
  uncachedPerSecond: { measure: 'Requests a second', unit: '', bound: 'at least', limit: 864, decimals: 0 },
  slowestMs: { measure: 'p99 of 20 connections', unit: 'ms', bound: 'at most', limit: 50, decimals: 1 },
  memory: { measure: 'Memory after the run', unit: 'MB', bound: 'at most', limit: 200, decimals: 1 },
  exportMemory: { measure: 'Most memory', unit: 'MB', bound: 'at most', limit: 200, decimals: 1 },
  backupS: { measure: 'Made and proven', unit: 's', bound: 'at most', limit: 180, decimals: 1 },
  stallMs: { measure: 'Longest stall meanwhile', unit: 'ms', bound: 'at most', limit: 250, decimals: 0 },
  restoreS: { measure: 'Restored', unit: 's', bound: 'at most', limit: 300, decimals: 1 },
} as const satisfies Readonly<Record<string, Target>>;

/** The finished page whose delivery is compared with that of a file. */
export const throughputPath = '/';

/** The pages that are drawn again: the start, the longest, and one of many. */
export const renderedPaths: readonly string[] = benchPages.slice(0, 3).map(({ path }) => path);

/** The page whose cards are asked for on a server that has made none. */
export const firstPicturePath = '/quartz-countertops';
