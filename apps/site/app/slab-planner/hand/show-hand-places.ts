import type { Layout, PlacedPart } from '@showroom/slab-planner/plan';
import type { DrawnPlan } from '../live/use-layout.ts';

/** Ids of parts that can't lie where they were put. */
export function findClashing({ problems }: Pick<DrawnPlan, 'problems'>): ReadonlySet<string> {
  return new Set(problems.flatMap((problem) => ('partId' in problem ? [problem.partId] : [])));
}

/**
 * The layout as it was placed by hand. A part that can't lie where it was put has another place in the plan's layout, but is shown where it
 * was put, so that it can be moved on from there.
 */
export function showHandPlaces(drawn: DrawnPlan): Layout {
  const { layout, plan } = drawn;
  const clashing = findClashing(drawn);
  if (clashing.size === 0) return layout;
  const places = plan.places.filter(({ partId }) => clashing.has(partId));
  const parts = new Map(layout.slabs.flat().map(({ part }) => [part.id, part]));
  const slabs: PlacedPart[][] = layout.slabs.map((placed) => placed.filter(({ part }) => !clashing.has(part.id)));
  for (const { partId, slab, xIn, yIn, quarterTurns } of places) {
    const part = parts.get(partId);
    if (part === undefined) continue;
    const at = Math.min(slab, slabs.length);
    const placed: PlacedPart = { part, xIn, yIn, quarterTurns };
    if (at === slabs.length) slabs.push([placed]);
    else slabs[at]?.push(placed);
  }
  return { ...layout, slabs: slabs.filter((placed) => placed.length > 0) };
}
