import type { Result } from 'lighthouse';
import { isScript, listRequests } from './page-run.ts';
import type { PageMeasure } from '../figures/targets.ts';

type Audit = Result['audits'][string];

const categoryOf: Readonly<Record<PageMeasure, string | null>> = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
  firstContentfulPaintMs: 'performance',
  largestContentfulPaintMs: 'performance',
  totalBlockingTimeMs: 'performance',
  layoutShift: 'performance',
  scriptKib: null,
  htmlKib: null,
};

/** Never scored, but they show what a figure waited for. */
const tellingAudits: Partial<Record<PageMeasure, string>> = {
  largestContentfulPaintMs: 'largest-contentful-paint-element',
  totalBlockingTimeMs: 'long-tasks',
  layoutShift: 'layout-shifts',
};
const MOST_ITEMS = 4;
const MOST_SCRIPTS = 8;
const MOST_CHARACTERS = 220;
const BYTES_PER_KIB = 1_024;

/** Explains the missed figures of a page: each failing audit, and what it points at. */
export function explainMisses(result: Result, missed: readonly PageMeasure[]): string[] {
  const categories = new Set(missed.map((measure) => categoryOf[measure]));
  const failures = [...categories].flatMap((category) => (category === null ? [] : listFailures(result, category)));
  const telling = missed.map((measure) => ({ category: 'performance', id: tellingAudits[measure] ?? '' }));
  const byId = new Map([...failures, ...telling].map((failure) => [failure.id, failure]));
  const lines = [...byId.values()].flatMap(({ category, id }) => describe(category, result.audits[id]));
  if (categories.has('performance') || categories.has(null)) lines.push(`sent: ${sumByType(result)}`);
  if (missed.includes('scriptKib')) lines.push(...listHeaviest(result));
  return lines;
}

interface Failure {
  readonly category: string;
  readonly id: string;
}

function listFailures(result: Result, category: string): Failure[] {
  const references = result.categories[category]?.auditRefs ?? [];
  return references
    .filter(({ id, weight, group }) => {
      // Among the performance audits, those without weight say why.
      const counts = category === 'performance' ? group !== 'hidden' : weight > 0;
      return counts && hasFailed(result.audits[id]);
    })
    .map(({ id }) => ({ category, id }));
}

function hasFailed(audit: Audit | undefined): boolean {
  if (audit === undefined) return false;
  const { score, scoreDisplayMode } = audit;
  return scoreDisplayMode === 'error' || (score !== null && score < 1);
}

function describe(category: string, audit: Audit | undefined): string[] {
  if (audit === undefined) return [];
  const what = [audit.title, audit.displayValue, audit.explanation, audit.errorMessage].filter(Boolean).join(' | ');
  const items = itemsOf(audit).slice(0, MOST_ITEMS).map(describeItem).filter(Boolean);
  return [`${category}: ${audit.id}: ${what}`, ...items.map((item) => `    ${item}`)];
}

function itemsOf({ details }: Audit): readonly unknown[] {
  if (details === undefined || !('items' in details) || !Array.isArray(details.items)) return [];
  return details.items.flatMap((item: unknown) =>
    isRecord(item) && Array.isArray(item['items']) ? item['items'] : [item],
  );
}

/** The values of an item in a row: elements by selector, sources by position, numbers by name. */
function describeItem(item: unknown): string {
  if (!isRecord(item)) return String(item);
  const parts = Object.entries(item).map(([name, value]) => describeValue(name, value));
  return shorten(parts.filter(Boolean).join(' '));
}

function describeValue(name: string, value: unknown): string {
  if (typeof value === 'number') return `${name}=${Math.round(value * 100) / 100}`;
  if (typeof value === 'string') return value;
  if (!isRecord(value)) return '';
  if (value['type'] === 'node') return `${textOf(value['selector'])} ${textOf(value['snippet'])}`;
  if (value['type'] === 'source-location') return `${textOf(value['url'])}:${Number(value['line']) + 1}`;
  return 'value' in value ? describeValue(name, value['value']) : '';
}

/** Transferred bytes by resource type, largest first. */
function sumByType(result: Result): string {
  const sums = new Map<string, { count: number; bytes: number }>();
  for (const { type, transferBytes } of listRequests(result)) {
    const { count, bytes } = sums.get(type) ?? { count: 0, bytes: 0 };
    sums.set(type, { count: count + 1, bytes: bytes + transferBytes });
  }
  const byBytes = [...sums].sort(([, a], [, b]) => b.bytes - a.bytes);
  return byBytes.map(([type, { count, bytes }]) => `${type} ${showKib(bytes)} in ${count}`).join(', ');
}

function listHeaviest(result: Result): string[] {
  const scripts = listRequests(result)
    .filter(isScript)
    .sort((a, b) => b.transferBytes - a.transferBytes);
  const rest = scripts.slice(MOST_SCRIPTS);
  const lines = scripts
    .slice(0, MOST_SCRIPTS)
    .map(({ url, transferBytes }) => `JavaScript: ${showKib(transferBytes)} ${new URL(url).pathname}`);
  if (rest.length === 0) return lines;
  const restBytes = rest.reduce((sum, { transferBytes }) => sum + transferBytes, 0);
  return [...lines, `JavaScript: ${showKib(restBytes)} in ${rest.length} more`];
}

function showKib(bytes: number): string {
  return `${(bytes / BYTES_PER_KIB).toFixed(1)} KiB`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function shorten(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text;
}
