import type { Result } from 'lighthouse';
import { isScript, listRequests } from './page-run.ts';
import type { PageMeasure } from './targets.ts';

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

/** Never scored, but they name what a slow paint waited for. */
const tellingAudits = new Set(['largest-contentful-paint-element', 'long-tasks', 'lcp-breakdown-insight']);
const MOST_ITEMS = 4;
const MOST_CHARACTERS = 220;

/** What stands behind the missed measures of a page, as lines to mend it by: each failing audit, and where it points. */
export function explainMisses(result: Result, missed: readonly PageMeasure[]): string[] {
  const categories = new Set(missed.map((measure) => categoryOf[measure]));
  const lines = [...categories].flatMap((category) => (category === null ? [] : listFailures(result, category)));
  if (missed.includes('scriptKib')) lines.push(...listHeaviest(result));
  return lines;
}

function listFailures(result: Result, categoryId: string): string[] {
  const references = result.categories[categoryId]?.auditRefs ?? [];
  const isPerformance = categoryId === 'performance';
  return references.flatMap(({ id, weight, group }) => {
    const audit = result.audits[id];
    if (audit === undefined) return [];
    const isTelling = isPerformance && tellingAudits.has(id);
    // Of the performance audits, those of no weight are the ones that say why.
    const counts = isPerformance ? group !== 'hidden' : weight > 0;
    return isTelling || (counts && hasFailed(audit)) ? describe(categoryId, audit) : [];
  });
}

function hasFailed({ score, scoreDisplayMode }: Audit): boolean {
  return scoreDisplayMode === 'error' || (score !== null && score < 1);
}

function describe(category: string, audit: Audit): string[] {
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

/** The values of an item in a row, whatever its kind: elements by selector, sources by place, numbers by name. */
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

function listHeaviest(result: Result): string[] {
  const scripts = listRequests(result).filter(isScript);
  return scripts
    .sort((a, b) => b.transferBytes - a.transferBytes)
    .map(({ url, transferBytes }) => `JavaScript: ${(transferBytes / 1_024).toFixed(1)} KiB ${new URL(url).pathname}`);
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
