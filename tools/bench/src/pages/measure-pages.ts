import { judge, measured, type Measurement } from '../figures/measurement.ts';
import {
  adminTargets,
  pageTargets,
  unlistedTemplates,
  type BenchPage,
  type PageMeasure,
  type Target,
} from '../figures/targets.ts';
import { explainMisses } from './failing-audits.ts';
import { runLighthouse, type LighthouseOptions } from './lighthouse-page.ts';
import type { SavedPage } from './page-progress.ts';
import type { PageFigures } from './page-run.ts';

export interface MeasuredPage extends SavedPage {
  readonly report: unknown;
}

export interface PageRules {
  readonly targets: Readonly<Partial<Record<PageMeasure, Target>>>;
  readonly measures: readonly PageMeasure[];
}

// `Object.keys` loses the key type.
const measures = Object.keys(pageTargets) as PageMeasure[];

export function rulesOfPage(): PageRules {
  return { targets: pageTargets, measures };
}

/** The targets of a template. SEO counts only where the page may be indexed. */
export function rulesOfTemplate({ name }: BenchPage): PageRules {
  return {
    targets: pageTargets,
    measures: unlistedTemplates.has(name) ? measures.filter((measure) => measure !== 'seo') : measures,
  };
}

export function rulesOfAdmin(): PageRules {
  return { targets: adminTargets, measures: measures.filter((measure) => measure in adminTargets) };
}

/** Measures one page of the running site, and explains each miss. */
export async function measurePage(
  siteUrl: string,
  page: BenchPage,
  rules: PageRules,
  options: LighthouseOptions,
): Promise<MeasuredPage> {
  const { figures, typical } = await runLighthouse(`${siteUrl}${page.path}`, options);
  const measurements = listMeasurements(page, rules, figures);
  const short = rules.measures.filter((_, at) => measurements.slice(at, at + 1).some((one) => judge(one) !== 'pass'));
  return { figures, explanations: explainMisses(typical, short), report: typical };
}

/** The figures of each run of a page. Without runs, every target is missed. */
export function listMeasurements(
  page: BenchPage,
  rules: PageRules,
  figures: readonly PageFigures[] = [],
): Measurement[] {
  return rules.measures.flatMap((measure) => {
    const target = rules.targets[measure];
    const values = figures.map((run) => run[measure]);
    return target === undefined ? [] : [measured(page.name, target, values)];
  });
}
