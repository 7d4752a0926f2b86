import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { PLAN_FIELD, readPlanAnswer } from '@showroom/forms/plan-answer';
import { layOut } from '@showroom/slab-planner/lay-out';
import { drawLayout, type DrawnSlab } from '@showroom/slab-planner/layout-drawing';
import { decodePlan } from '@showroom/slab-planner/plan-code';
import type { Lead } from '@showroom/store/admin';

/** A usual kitchen takes less. */
const LONGEST_MS = 200;

/** Draws the countertop plan of a lead. Empty without one, or if this version can't read it: the lead still has its link. */
export function drawLeadPlan({ answers }: Pick<Lead, 'answers'>): readonly DrawnSlab[] {
  const answer = answers.map(readPlanAnswer).find((found) => found !== null);
  if (answer === undefined || !URL.canParse(answer.url)) return [];
  const plan = decodePlan(new URL(answer.url).searchParams.get(PLAN_FIELD) ?? '');
  if (plan === null) return [];
  const end = performance.now() + LONGEST_MS;
  const { layout } = layOut(plan, { isOver: () => performance.now() > end, seed: 1 });
  const record = findPicture(`quartz/${plan.stone}/slab`);
  return drawLayout(plan, layout, { id: 'lead-slab', picture: record ? toPictureSource(record).src : undefined });
}
