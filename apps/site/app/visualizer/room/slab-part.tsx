import { Button } from '@showroom/ui/button';
import { Checkbox } from '@showroom/ui/checkbox';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useState } from 'react';
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
        <Button variant="secondary" size="small" onClick={() => onMoving(!isMoving)}>
          {isMoving ? 'Done moving' : 'Move it on the picture'}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onPlace(0, 0)}>
          Reset position
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Right, in inches">
          <InchesInput name="x" most={MOST_X_IN} value={xIn} onPlace={(inches) => onPlace(inches, yIn)} />
        </Field>
        <Field label="Down, in inches">
          <InchesInput name="y" most={MOST_Y_IN} value={yIn} onPlace={(inches) => onPlace(xIn, inches)} />
        </Field>
      </div>
      <Checkbox
        name="match"
        value="book"
        checked={isBookMatched}
        onChange={({ target }) => onMatch(target.checked)}
        label="Book-match the slabs"
        description="Each slab mirrors the next, so the veins meet."
      />
    </SurfacePart>
  );
}

interface InchesInputProps {
  readonly name: string;
  readonly most: number;
  readonly value: number;
  readonly onPlace: (inches: number) => void;
}

function InchesInput({ name, most, value, onPlace, ...field }: InchesInputProps) {
  // As it is typed: “-” is no number yet.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      {...field}
      type="number"
      name={name}
      min={-most}
      max={most}
      value={typed ?? String(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (!Number.isNaN(target.valueAsNumber)) onPlace(target.valueAsNumber);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

function describePlace({ xIn, yIn, isBookMatched }: RoomDesign): string {
  const ways = [
    xIn === 0 ? '' : `${Math.abs(xIn)}″ ${xIn > 0 ? 'right' : 'left'}`,
    yIn === 0 ? '' : `${Math.abs(yIn)}″ ${yIn > 0 ? 'down' : 'up'}`,
    isBookMatched ? 'book-matched' : '',
  ].filter(Boolean);
  return ways.length === 0 ? 'Original position' : ways.join(', ');
}
