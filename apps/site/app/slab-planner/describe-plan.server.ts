import { findQuartzColour } from '@showroom/catalog-data/quartz';
import { encodePlan } from '@showroom/slab-planner/plan-code';
import type { Plan } from '@showroom/slab-planner/plan';
import { layOutPlan } from './lay-out-plan.server.ts';

/** Describes a plan in a line: “6 pieces, from 3 slabs of Aurora, 3 cm”. */
export function describePlan(plan: Plan): string {
  const { layout } = layOutPlan(plan, encodePlan(plan));
  const stone = `${findQuartzColour(plan.stone)?.label ?? plan.stone}, ${plan.thickness.replace('cm', ' cm')}`;
  return `${count(plan.pieces.length, 'piece')} from ${count(layout.slabs.length, 'slab')} of ${stone}`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
