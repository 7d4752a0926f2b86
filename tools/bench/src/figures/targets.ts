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
  largestContentfulPaintMs: { measure: 'LCP', unit: 'ms', bound: 'at most', limit: 1_500, decimals: 0 },
  totalBlockingTimeMs: { measure: 'TBT', unit: 'ms', bound: 'at most', limit: 50, decimals: 0 },
  layoutShift: { measure: 'CLS', unit: '', bound: 'at most', limit: 0.01, decimals: 4 },
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

/** One page of each kind that visitors spend their time on. */
export const benchPages: readonly BenchPage[] = [
  { name: 'home', path: '/' },
  { name: 'catalogue', path: '/quartz-countertops' },
  { name: 'colour', path: '/quartz-countertops/calacatta-oro-classic' },
  { name: 'quote', path: '/custom-millwork-form' },
];

/** The finished page whose delivery is compared with that of a file. */
export const throughputPath = '/';

/** The pages that are drawn anew: the start, the longest, and one of many. */
export const renderedPaths: readonly string[] = benchPages.slice(0, 3).map(({ path }) => path);

/** The page whose cards are asked for on a server that has made none. */
export const firstPicturePath = '/quartz-countertops';
