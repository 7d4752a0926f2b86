import { findQuartzColour } from '@showroom/catalog-data/quartz';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { drawLayout } from '@showroom/slab-planner/layout-drawing';
import { encodePlan } from '@showroom/slab-planner/plan-code';
import type { Plan } from '@showroom/slab-planner/plan';
import { layOutPlan } from './lay-out-plan.server.ts';

/** Describes a plan in a line: “6 pieces, from 3 slabs of Aurora, 3 cm”. */
export function describePlan(plan: Plan): string {
  const { layout } = layOutPlan(plan, encodePlan(plan));
  const stone = `${findQuartzColour(plan.stone)?.label ?? plan.stone}, ${plan.thickness.replace('cm', ' cm')}`;
  return `${count(plan.pieces.length, 'piece')} from ${count(layout.slabs.length, 'slab')} of ${stone}`;
}

/** What the quote form shows of the plan that goes along with it. */
export function drawEnclosedPlan(plan: Plan) {
  const code = encodePlan(plan);
  const record = findPicture(`quartz/${plan.stone}/slab`);
  const picture = record ? toPictureSource(record).src : undefined;
  return {
    code,
    words: describePlan(plan),
    slabs: drawLayout(plan, layOutPlan(plan, code).layout, { id: 'enclosed-slab', picture }),
  };
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
