/** What is measured, and the limits of the few figures that have one. Figures are compared before they are rounded for the table. */
export interface Target {
  readonly measure: string;
  readonly unit: '' | 'ms' | 's' | 'KiB' | 'MB';
  /** The limit. Without one the figure is only reported. */
  readonly limit?: { readonly bound: 'at most' | 'at least'; readonly value: number };
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

/** Lighthouse's mobile preset: a mid-range phone (4× CPU slowdown) on simulated slow 4G. */
export const pageTargets: Readonly<Record<PageMeasure, Target>> = {
  performance: { measure: 'Performance', unit: '', limit: { bound: 'at least', value: 97 }, decimals: 0 },
  accessibility: { measure: 'Accessibility', unit: '', limit: { bound: 'at least', value: 100 }, decimals: 0 },
  bestPractices: { measure: 'Best practices', unit: '', limit: { bound: 'at least', value: 100 }, decimals: 0 },
  seo: { measure: 'SEO', unit: '', limit: { bound: 'at least', value: 100 }, decimals: 0 },
  firstContentfulPaintMs: { measure: 'FCP', unit: 'ms', decimals: 0 },
  largestContentfulPaintMs: { measure: 'LCP', unit: 'ms', decimals: 0 },
  totalBlockingTimeMs: { measure: 'TBT', unit: 'ms', decimals: 0 },
  layoutShift: { measure: 'CLS', unit: '', limit: { bound: 'at most', value: 0.02 }, decimals: 4 },
  scriptKib: { measure: 'JavaScript sent', unit: 'KiB', limit: { bound: 'at most', value: 140 }, decimals: 1 },
  htmlKib: { measure: 'HTML sent', unit: 'KiB', decimals: 1 },
};

/** Requests per second of a cached page, divided by those of a static file server for the same bytes. */
export const throughputTarget: Target = {
  measure: 'Requests, site ÷ static files',
  unit: '',
  limit: { bound: 'at least', value: 0.9 },
  decimals: 2,
};

export interface BenchPage {
  readonly name: string;
  readonly path: string;
}

/** One page per template, by its route file. */
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
  {
    name: 'spec sheet',
    path: '/products/vanities/tamarack-30-gray/spec-sheet',
    route: 'catalogue/spec-sheet/spec-sheet.route.tsx',
  },
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
  { name: 'questions', path: '/faq', route: 'faq/faq.route.tsx' },
  { name: 'search', path: '/search?q=vanity', route: 'pages/search/route.tsx' },
  { name: 'shortlist', path: '/shortlist', route: 'shortlist/shortlist.route.tsx' },
  { name: 'compare', path: '/compare', route: 'compare/compare.route.tsx' },
  { name: 'planner', path: '/slab-planner', route: 'slab-planner/planner.route.tsx' },
  { name: 'room', path: '/visualizer', route: 'visualizer/visualizer.route.tsx' },
  { name: 'photo', path: '/visualizer/your-photo', route: 'visualizer/your-photo.route.tsx' },
  { name: 'company', path: '/about-us', route: 'pages/company/company.route.tsx' },
];

/** The pages where visitors spend most of their time. */
const everyDay: ReadonlySet<string> = new Set(['home', 'catalogue', 'colour', 'quote']);
export const benchPages: readonly BenchPage[] = templatePages.filter(({ name }) => everyDay.has(name));

/** Results, reservations, spec sheets and comparisons are `noindex`, for which Lighthouse takes off points. */
export const unlistedTemplates: ReadonlySet<string> = new Set([
  'search',
  'reserve',
  'sample',
  'spec sheet',
  'shortlist',
  'compare',
]);

/** The admin pages that users start with. */
export const adminPages: readonly BenchPage[] = [
  { name: 'admin: login', path: '/admin/login' },
  { name: 'admin: overview', path: '/admin/dashboard-pro' },
  { name: 'admin: posts', path: '/admin/dashboard-pro/posts' },
  { name: 'admin: leads', path: '/admin/leads' },
];

/** Their limits. Search engines never see them. */
export const adminTargets = {
  performance: { ...pageTargets.performance, limit: { bound: 'at least', value: 95 } },
  accessibility: pageTargets.accessibility,
  bestPractices: pageTargets.bestPractices,
  firstContentfulPaintMs: pageTargets.firstContentfulPaintMs,
  layoutShift: pageTargets.layoutShift,
  scriptKib: { ...pageTargets.scriptKib, limit: { bound: 'at most', value: 180 } },
} as const satisfies Partial<Readonly<Record<PageMeasure, Target>>>;

/**
 * What a visitor does on a page at a 4× CPU slowdown; the 75th percentile has to be within the limit. Both figures count from the
 * input, as the browser received it, to the frame that shows its effect.
 */
export const interactionTargets = {
  nextPaintMs: { measure: 'Next paint (p75)', unit: 'ms', decimals: 0 },
  resultMs: { measure: 'Result shown (p75)', unit: 'ms', limit: { bound: 'at most', value: 200 }, decimals: 0 },
} as const satisfies Readonly<Record<string, Target>>;

/** With 10,000 posts, 100,000 leads, 5,000 products and a million page views, on either database. */
export const storedTargets = {
  listMs: { measure: 'List', unit: 'ms', decimals: 1 },
  searchMs: { measure: 'Search', unit: 'ms', decimals: 1 },
  pageMs: { measure: 'Answer', unit: 'ms', decimals: 1 },
  createMs: { measure: 'Post created', unit: 'ms', decimals: 1 },
  cachedPerSecond: { measure: 'Requests a second', unit: '', decimals: 0 },
  uncachedPerSecond: { measure: 'Requests a second', unit: '', decimals: 0 },
  slowestMs: { measure: 'p99 of 20 connections', unit: 'ms', decimals: 1 },
  memory: { measure: 'Memory after the run', unit: 'MB', decimals: 1 },
  exportMemory: { measure: 'Most memory', unit: 'MB', decimals: 1 },
  backupS: { measure: 'Made and verified', unit: 's', decimals: 1 },
  stallMs: { measure: 'Longest stall during it', unit: 'ms', decimals: 0 },
  restoreS: { measure: 'Restored', unit: 's', decimals: 1 },
} as const satisfies Readonly<Record<string, Target>>;

/** The cached page whose delivery is compared with that of a file. */
export const throughputPath = '/';
