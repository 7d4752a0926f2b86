import { edgeWords, cutOutWords } from '@showroom/slab-planner/plan-words';
import { summarize, type Summary } from '@showroom/slab-planner/summary';
import { SpecificationPlate } from '@showroom/ui/specification-plate';
import type { DrawnPlan } from './live/use-layout.ts';

/** What a plan takes: slabs, waste, weight, edges, seams and cut-outs. */
export function PlanSummary({ drawn: { plan, layout } }: { readonly drawn: DrawnPlan }) {
  const summary = summarize(plan, layout);
  const { areaSqFt, cutOuts, edges, finishedEdgeFeet, seams, slabs, wasteShare, weight } = summary;
  const lines = [
    { label: 'Slabs', value: String(slabs) },
    { label: 'Stone', value: `${areaSqFt.toFixed(1)} sq ft` },
    { label: 'Left over', value: `${Math.round(wasteShare * 100)}%` },
    { label: 'Weight', value: `about ${Math.round(weight.lb)} lb (${Math.round(weight.kg)} kg)` },
    { label: 'Finished edge', value: `${finishedEdgeFeet.toFixed(1)} ft${listEdges(edges)}` },
    { label: 'Seams', value: seams.length === 0 ? 'None' : String(seams.length) },
    { label: 'Cut-outs', value: listCutOuts(cutOuts) },
  ];
  return (
    <section aria-labelledby="summary">
      <h2 id="summary" className="mb-4 font-serif text-heading">
        What it takes
      </h2>
      <SpecificationPlate specifications={lines} />
    </section>
  );
}

/** The same in a line, below the drawing. */
export function PlanLine({
  drawn: { plan, layout },
  isWorking,
}: {
  readonly drawn: DrawnPlan;
  readonly isWorking: boolean;
}) {
  const { slabs, wasteShare, weight, seams } = summarize(plan, layout);
  const facts = [
    count(slabs, 'slab'),
    `${Math.round(wasteShare * 100)}% left over`,
    seams.length === 0 ? 'no seams' : count(seams.length, 'seam'),
    `${Math.round(weight.lb)} lb`,
  ];
  return (
    <p className="figures mt-1 text-small">
      {facts.join(' · ')}
      {isWorking && <span className="text-ink-muted"> · looking for a better layout</span>}
    </p>
  );
}

function listEdges(edges: Summary['edges']): string {
  if (edges.length === 0) return '';
  const [first] = edges;
  if (edges.length === 1 && first) return `, ${edgeWords[first.profile]}`;
  return `: ${edges.map(({ profile, feet }) => `${feet.toFixed(1)} ft ${edgeWords[profile]}`).join(', ')}`;
}

function listCutOuts(cutOuts: Summary['cutOuts']): string {
  if (cutOuts.length === 0) return 'None';
  return cutOuts.map(({ kind, count: number }) => count(number, cutOutWords[kind])).join(', ');
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
