import { explainMisses } from './failing-audits.ts';
import { runLighthouse } from './lighthouse-page.ts';
import { judge, measured, type Measurement } from '../figures/measurement.ts';
import { pageTargets, type BenchPage, type PageMeasure } from '../figures/targets.ts';

export interface PageMeasurements {
  readonly measurements: readonly Measurement[];
  /** Lines on what stands behind each miss; none when all is well. */
  readonly explanations: readonly string[];
  /** The full Lighthouse result of the typical run. */
  readonly report: unknown;
}

// `Object.keys` forgets the names that the record's type is made of.
const measures = Object.keys(pageTargets) as PageMeasure[];

/** Measures one page of the running site against every page target. */
export async function measurePage(siteUrl: string, page: BenchPage, runs: number): Promise<PageMeasurements> {
  const { figures, typical } = await runLighthouse(`${siteUrl}${page.path}`, runs);
  const byMeasure = measures.map((measure) => ({
    measure,
    measurement: measured(
      page.name,
      pageTargets[measure],
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
