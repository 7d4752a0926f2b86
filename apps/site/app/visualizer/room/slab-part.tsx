import { Button } from '@showroom/ui/button';
import { Checkbox } from '@showroom/ui/checkbox';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { MOST_X_IN, MOST_Y_IN, type RoomDesign } from '../room-code.ts';
import { SurfacePart } from './surface-part.tsx';

interface SlabPartProps {
  readonly design: RoomDesign;
  readonly isMoving: boolean;
  readonly onMoving: (isMoving: boolean) => void;
  readonly onPlace: (xIn: number, yIn: number) => void;
  readonly onMatch: (isBookMatched: boolean) => void;
}

/** Which part of the slab the counter is cut from. */
export function SlabPart({ design, isMoving, onMoving, onPlace, onMatch }: SlabPartProps) {
  const { xIn, yIn, isBookMatched } = design;
  return (
    <SurfacePart label="Part of the slab" chosen={describePlace(design)} isOpen={false}>
      <p className="text-small text-ink-muted">
        A slab is larger than most counters. Choose which part of it you see, and where the veins run.
      </p>
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <Button variant="secondary" size="small" aria-pressed={isMoving} onClick={() => onMoving(!isMoving)}>
          {isMoving ? 'Done moving' : 'Move it on the picture'}
        </Button>
        {(xIn !== 0 || yIn !== 0) && (
          <Button variant="quiet" size="small" onClick={() => onPlace(0, 0)}>
            Back to the start
          </Button>
        )}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Right, in inches">
          <Input
            type="number"
            name="x"
            min={-MOST_X_IN}
            max={MOST_X_IN}
            value={xIn}
            onChange={({ target }) => onPlace(readInches(target.valueAsNumber), yIn)}
          />
        </Field>
        <Field label="Down, in inches">
          <Input
            type="number"
            name="y"
            min={-MOST_Y_IN}
            max={MOST_Y_IN}
            value={yIn}
            onChange={({ target }) => onPlace(xIn, readInches(target.valueAsNumber))}
          />
        </Field>
      </div>
      <Checkbox
        name="match"
        value="book"
        checked={isBookMatched}
        onChange={({ target }) => onMatch(target.checked)}
        label="Book-match the slabs"
        description="Where one slab ends, the next mirrors it, so that veins meet."
      />
    </SurfacePart>
  );
}

function readInches(typed: number): number {
  return Number.isFinite(typed) ? typed : 0;
}

function describePlace({ xIn, yIn, isBookMatched }: RoomDesign): string {
  const ways = [
    xIn === 0 ? '' : `${Math.abs(xIn)}″ ${xIn > 0 ? 'right' : 'left'}`,
    yIn === 0 ? '' : `${Math.abs(yIn)}″ ${yIn > 0 ? 'down' : 'up'}`,
    isBookMatched ? 'book-matched' : '',
  ].filter(Boolean);
  return ways.length === 0 ? 'As the room starts' : ways.join(', ');
}
