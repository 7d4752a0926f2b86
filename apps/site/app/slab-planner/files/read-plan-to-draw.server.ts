import { findQuartzColour } from '@showroom/catalog-data/quartz';
import { checkPlan } from '@showroom/slab-planner/check-plan';
import { formatLength } from '@showroom/slab-planner/lengths';
import type { Layout, Plan } from '@showroom/slab-planner/plan';
import { decodePlan, encodePlan } from '@showroom/slab-planner/plan-code';
import type { SheetWords } from '@showroom/slab-planner/plan-sheets';
import { summarize } from '@showroom/slab-planner/summary';
import { readBusinessFacts } from '@showroom/store/site';
import type { RouterContextProvider } from 'react-router-dom';
import { storeContext } from '../../request-context.ts';
import { layOutPlan } from '../lay-out-plan.server.ts';
import { countFile } from './count-file.server.ts';

export interface PlanToDraw {
  readonly plan: Plan;
  readonly layout: Layout;
  readonly words: SheetWords;
}

interface FileRequest {
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/** Reads the plan of a file's URL and lays it out. A response says why there is no file: a plan that can't be read, or too many. */
export async function readPlanToDraw({ context, url }: FileRequest): Promise<PlanToDraw | Response> {
  const plan = decodePlan(url.searchParams.get('plan') ?? '');
  if (plan === null) {
    return explain(
      400,
      'This link has no plan that can be read. Open your plan in the slab planner and download the file there.',
    );
  }
  if (plan.pieces.length === 0)
    return explain(400, 'This plan has no pieces yet. Add a piece in the slab planner first.');
  const waitSeconds = await countFile(context);
  if (waitSeconds > 0) {
    return explain(429, `You have downloaded many files. Try again in ${waitSeconds} seconds.`, {
      'Retry-After': `${waitSeconds}`,
    });
  }
  const { layout } = layOutPlan(plan, encodePlan(plan));
  const { brand } = await readBusinessFacts(context.get(storeContext));
  return { plan, layout, words: describe(plan, layout, brand) };
}

function explain(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}

function describe(plan: Plan, layout: Layout, brand: string): SheetWords {
  const { areaSqFt, finishedEdgeFeet, slabs, wasteShare, weight } = summarize(plan, layout);
  const names = new Map(plan.pieces.map(({ id, name }) => [id, name]));
  const slabSize = `${formatLength(layout.slab.widthIn)} × ${formatLength(layout.slab.heightIn)}`;
  return {
    title: 'Countertop plan',
    stone: `${nameStone(plan)}, slabs of ${slabSize}`,
    source: brand,
    facts: [
      ['Slabs', `${slabs} of ${slabSize}`],
      ['Stone', nameStone(plan)],
      ['Area', `${areaSqFt.toFixed(1)} sq. ft.`],
      ['Waste', `${Math.round(wasteShare * 100)}%`],
      ['Weight', `about ${Math.round(weight.lb)} lb`],
      ['Finished edge', `${finishedEdgeFeet.toFixed(1)} ft.`],
      ['Seams', `${layout.seams.length}`],
      [
        'Saw cut and trim',
        `${formatLength(layout.kerfIn)} between parts, ${formatLength(layout.trimIn)} along the border`,
      ],
    ],
    checks: checkPlan(plan).map(
      ({ message, pieceId, source }) => `${names.get(pieceId) ?? pieceId}: ${message} Source: ${source}`,
    ),
  };
}

function nameStone({ stone, thickness }: Plan): string {
  return `${findQuartzColour(stone)?.label ?? stone}, ${thickness.replace('cm', ' cm')}`;
}
