import type { Point } from '@showroom/slab-planner/plan';

/** The SVG path of a closed outline. */
export function toPath(outline: readonly Point[]): string {
  return `M${outline.map((point) => point.join(' ')).join('L')}Z`;
}
