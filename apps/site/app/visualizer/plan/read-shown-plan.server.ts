import { decodePlan, encodePlan } from '@showroom/slab-planner/plan-code';
import { layOutPlan } from '../../slab-planner/lay-out-plan.server.ts';
import { showPlan, type ShownPlan } from './show-plan.ts';

/** Reads the plan of a room's URL, with what each room shows of it. Null without one, or if it can’t be read. */
export function readShownPlan(code: string): ShownPlan | null {
  const plan = code === '' ? null : decodePlan(code);
  if (plan === null) return null;
  const known = encodePlan(plan);
  return showPlan(plan, layOutPlan(plan, known).layout, known);
}
