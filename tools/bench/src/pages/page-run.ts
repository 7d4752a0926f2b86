import type { Result } from 'lighthouse';
import type { PageMeasure } from '../figures/targets.ts';

export type PageFigures = Readonly<Record<PageMeasure, number>>;

/** One request of the page, from Lighthouse's network log. */
export interface PageRequest {
  readonly url: string;
  /** Chromium's resource type: Document, Script, Stylesheet, Image, Font … */
  readonly type: string;
  readonly mimeType: string;
  /** Bytes transferred, including headers. */
  readonly transferBytes: number;
}

const BYTES_PER_KIB = 1_024;

/** The figures of one Lighthouse run, in the targets' units; NaN where Lighthouse has none. */
export function readFigures(result: Result): PageFigures {
  const requests = listRequests(result);
  return {
    performance: readScore(result, 'performance'),
    accessibility: readScore(result, 'accessibility'),
    bestPractices: readScore(result, 'best-practices'),
    seo: readScore(result, 'seo'),
    firstContentfulPaintMs: readNumber(result, 'first-contentful-paint'),
    largestContentfulPaintMs: readNumber(result, 'largest-contentful-paint'),
    totalBlockingTimeMs: readNumber(result, 'total-blocking-time'),
    layoutShift: readNumber(result, 'cumulative-layout-shift'),
    scriptKib: sumKib(requests.filter(isScript)),
    htmlKib: sumKib(requests.filter(({ type }) => type === 'Document')),
  };
}

/** Every request of the page, in order. */
export function listRequests(result: Result): PageRequest[] {
  const details = result.audits['network-requests']?.details;
  if (details?.type !== 'table') return [];
  return details.items.map((item) => ({
    url: readText(item['url']),
    type: readText(item['resourceType']),
    mimeType: readText(item['mimeType']),
    transferBytes: typeof item['transferSize'] === 'number' ? item['transferSize'] : 0,
  }));
}

export function isScript({ type, mimeType }: PageRequest): boolean {
  return type === 'Script' || mimeType.includes('javascript');
}

function readScore(result: Result, category: string): number {
  const score = result.categories[category]?.score;
  return typeof score === 'number' ? Math.round(score * 100) : Number.NaN;
}

function readNumber(result: Result, audit: string): number {
  return result.audits[audit]?.numericValue ?? Number.NaN;
}

function sumKib(requests: readonly PageRequest[]): number {
  if (requests.length === 0) return 0;
  return requests.reduce((sum, { transferBytes }) => sum + transferBytes, 0) / BYTES_PER_KIB;
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
