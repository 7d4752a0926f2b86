import { boxOf, outlineOf } from '@showroom/slab-planner/outlines';
import { piecesFromTemplate, type TemplateId } from '@showroom/slab-planner/templates';
import { toPath } from '../drawing/to-path.ts';

/** Room between pieces, in inches. */
const GAP = 8;

/** A small line drawing of a template in its usual sizes: its pieces below each other, all at one scale. */
export function TemplateOutline({ template }: { readonly template: TemplateId }) {
  const pieces = piecesFromTemplate(template).map(({ id, shape }) => ({ id, outline: outlineOf(shape) }));
  const placed = pieces.map((piece, at) => {
    const above = pieces.slice(0, at).map(({ outline }) => boxOf(outline).bottom + GAP);
    return { ...piece, y: above.reduce((sum, height) => sum + height, 0) };
  });
  const width = 128;
  const height = Math.max(...placed.map(({ outline, y }) => y + boxOf(outline).bottom));
  return (
    <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} className="h-9 w-14 shrink-0" aria-hidden="true">
      {placed.map(({ id, outline, y }) => (
        <path
          key={id}
          d={toPath(outline)}
          transform={`translate(0 ${y})`}
          vectorEffect="non-scaling-stroke"
          className="fill-stone-100 stroke-stone-600"
        />
      ))}
    </svg>
  );
}
