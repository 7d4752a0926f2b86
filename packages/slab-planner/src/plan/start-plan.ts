import { findQuartzColour } from '@showroom/catalog-data/quartz';
import type { QuartzSlug } from '@showroom/catalog-data/quartz-rows';
import type { Plan } from './plan.ts';

/** A plan without pieces: 3 cm from standard slabs. Parts keep their direction if the stone has veins. */
export function startPlan(stone: QuartzSlug): Plan {
  const hasVeins = findQuartzColour(stone)?.traits.movement !== undefined;
  return { stone, thickness: '3cm', slabSize: 0, mayTurn: !hasVeins, pieces: [], places: [] };
}
