import { formatLength } from '@showroom/slab-planner/lengths';
import { Button } from '@showroom/ui/button';
import type { StoneChoice } from '../stone-choice.ts';
import { changeSurface, type Change } from './plan-history.ts';
import { RangeField } from './range-field.tsx';
import type { EditedSurface } from './surface-kinds.ts';

export interface StonePanelProps {
  readonly surface: EditedSurface;
  readonly stone: StoneChoice;
  readonly onChange: Change;
}

/** Which part of the slab a surface is cut from, without a pointer. */
export function StonePanel({ surface, stone, onChange }: StonePanelProps) {
  const { id, part } = surface;
  const move = (name: string | null, change: Partial<EditedSurface['part']>) =>
    onChange(name, (plan) => changeSurface(plan, id, { part: { ...part, ...change } }));
  return (
    <div className="grid gap-2">
      <RangeField
        label="From the left of the slab"
        value={within(part.xIn, stone.widthIn)}
        min={0}
        max={stone.widthIn}
        step={1}
        text={formatLength(within(part.xIn, stone.widthIn))}
        onChange={(xIn) => move(`x-${id}`, { xIn })}
      />
      <RangeField
        label="From the top of the slab"
        value={within(part.yIn, stone.heightIn)}
        min={0}
        max={stone.heightIn}
        step={1}
        text={formatLength(within(part.yIn, stone.heightIn))}
        onChange={(yIn) => move(`y-${id}`, { yIn })}
      />
      <div>
        <Button variant="secondary" size="small" onClick={() => move(null, { isTurned: !part.isTurned })}>
          Turn the stone a quarter
        </Button>
      </div>
      <p className="text-small text-ink-muted">Where a surface is longer than the slab, the picture is mirrored.</p>
    </div>
  );
}

function within(valueIn: number, mostIn: number): number {
  return Math.round(Math.min(mostIn, Math.max(0, valueIn)));
}
