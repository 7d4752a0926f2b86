import { explainMisses } from './failing-audits.ts';
import { runLighthouse } from './lighthouse-page.ts';
import { judge, measured, type Measurement } from '../figures/measurement.ts';
import {
  pageTargets,
  templateTargets,
  unlistedTemplates,
  type BenchPage,
  type PageMeasure,
  type Target,
} from '../figures/targets.ts';

export interface PageMeasurements {
  readonly measurements: readonly Measurement[];
  /** Lines on what stands behind each miss; none when all is well. */
  readonly explanations: readonly string[];
  /** The full Lighthouse result of the typical run. */
  readonly report: unknown;
}

// `Object.keys` forgets the names that the record's type is made of.
const measures = Object.keys(pageTargets) as PageMeasure[];

type PageTargets = Readonly<Record<PageMeasure, Target>>;

/** Measures one page of the running site against the targets of every page. */
export function measurePage(siteUrl: string, page: BenchPage, runs: number): Promise<PageMeasurements> {
  return measureAgainst(pageTargets, measures, { siteUrl, page, runs });
}

/** Measures the page of a template; how a search engine sees it, where it may. */
export function measureTemplate(siteUrl: string, page: BenchPage, runs: number): Promise<PageMeasurements> {
  return measureAgainst(templateTargets, listTemplateMeasures(page), { siteUrl, page, runs });
}

function listTemplateMeasures({ name }: BenchPage): readonly PageMeasure[] {
  return unlistedTemplates.has(name) ? measures.filter((measure) => measure !== 'seo') : measures;
}

async function measureAgainst(
  targets: PageTargets,
  wanted: readonly PageMeasure[],
  { siteUrl, page, runs }: { readonly siteUrl: string; readonly page: BenchPage; readonly runs: number },
): Promise<PageMeasurements> {
  const { figures, typical } = await runLighthouse(`${siteUrl}${page.path}`, runs);
  const byMeasure = wanted.map((measure) => ({
    measure,
    measurement: measured(
      page.name,
      targets[measure],
      figures.map((run) => run[measure]),
    ),
  }));
  const short = byMeasure.filter(({ measurement }) => judge(measurement) !== 'pass').map(({ measure }) => measure);
  return {
    measurements: byMeasure.map(({ measurement }) => measurement),
    explanations: explainMisses(typical, short),
    report: typical,
  };
}

/** Stands for a page that could not be measured: every target missed. */
export function unmeasuredPage(page: BenchPage): Measurement[] {
  return measures.map((measure) => measured(page.name, pageTargets[measure], []));
}

/** The same for a template. */
export function unmeasuredTemplate(page: BenchPage): Measurement[] {
  return listTemplateMeasures(page).map((measure) => measured(page.name, templateTargets[measure], []));
}
