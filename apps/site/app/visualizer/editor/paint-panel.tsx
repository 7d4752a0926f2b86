import type { Cover } from '@showroom/room-view/covers';
import { Button } from '@showroom/ui/button';
import { Checkbox } from '@showroom/ui/checkbox';
import { countAreas, type Brush } from './covered-areas.ts';
import type { Change } from './plan-history.ts';
import { RangeField } from './range-field.tsx';

export interface PaintPanelProps {
  readonly covers: readonly Cover[];
  readonly brush: Brush;
  readonly onBrushChange: (brush: Brush) => void;
  readonly onChange: Change;
}

const startArea: Cover = {
  kind: 'area',
  points: [
    { x: 0.45, y: 0.45 },
    { x: 0.55, y: 0.45 },
    { x: 0.55, y: 0.6 },
    { x: 0.45, y: 0.6 },
  ],
};

/** The brush, and outlines for those who don't paint. */
export function PaintPanel({ covers, brush, onBrushChange, onChange }: PaintPanelProps) {
  const percent = Math.round(brush.radius * 200);
  return (
    <div className="grid gap-3">
      <RangeField
        label="Brush size"
        value={percent}
        min={1}
        max={20}
        step={1}
        text={`${percent} percent of the photo`}
        onChange={(value) => onBrushChange({ ...brush, radius: value / 200 })}
      />
      <Checkbox
        label="Erase what I painted"
        checked={brush.isEraser}
        onChange={(event) => onBrushChange({ ...brush, isEraser: event.target.checked })}
      />
      <Checkbox
        label="Keep only what differs from the old surface"
        description="For plants and faucets: paint roughly, and the new stone shows between the leaves."
        checked={brush.isLoose}
        disabled={brush.isEraser}
        onChange={(event) => onBrushChange({ ...brush, isLoose: event.target.checked })}
      />
      <ul className="grid gap-2">
        {covers.map(
          (cover, area) =>
            cover.kind === 'area' && (
              // oxlint-disable-next-line react/no-array-index-key
              <li key={area} className="flex flex-wrap items-center gap-2 text-small">
                <span className="mr-auto">{`Outline ${countAreas(covers, area)}`}</span>
                <Button variant="secondary" size="small" onClick={() => onChange(null, (plan) => addPoint(plan, area))}>
                  <span>
                    Add a point<span className="sr-only">{` to outline ${countAreas(covers, area)}`}</span>
                  </span>
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() =>
                    onChange(null, (plan) => ({ ...plan, covers: plan.covers.filter((_, at) => at !== area) }))
                  }
                >
                  <span>
                    Remove<span className="sr-only">{` outline ${countAreas(covers, area)}`}</span>
                  </span>
                </Button>
              </li>
            ),
        )}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          onClick={() => onChange(null, (plan) => ({ ...plan, covers: [...plan.covers, startArea] }))}
        >
          Add an outline
        </Button>
        {covers.length > 0 && (
          <Button variant="secondary" size="small" onClick={() => onChange(null, (plan) => ({ ...plan, covers: [] }))}>
            Remove all
          </Button>
        )}
      </div>
    </div>
  );
}

/** The new point is in the middle of the last side. */
function addPoint<Plan extends { readonly covers: readonly Cover[] }>(plan: Plan, area: number): Plan {
  return {
    ...plan,
    covers: plan.covers.map((cover, at) => {
      const [first, last] = [cover.points[0], cover.points.at(-1)];
      if (at !== area || !first || !last) return cover;
      return { ...cover, points: [...cover.points, { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }] };
    }),
  };
}
