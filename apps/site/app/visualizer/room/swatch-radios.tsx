import { CheckIcon } from '@showroom/ui/icons';
import { joinClasses } from '@showroom/ui/join-classes';
import type { RoomOption } from './room-options.ts';
import { Swatch } from './swatch.tsx';

interface SwatchRadiosProps {
  /** Of the field. */
  readonly name: string;
  /** Read aloud before the options. */
  readonly label: string;
  readonly options: readonly RoomOption[];
  /** Those that a filter hides. */
  readonly isHidden?: (option: RoomOption) => boolean;
  readonly value: string;
  readonly onChoose: (slug: string) => void;
}

/** Options as swatches with their names. Native radio buttons: arrow keys move, and the form works without scripts. */
export function SwatchRadios({ name, label, options, isHidden, value, onChoose }: SwatchRadiosProps) {
  const kind = options[0]?.swatch.kind;
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={joinClasses('grid gap-x-3 gap-y-3', kind === 'floor' ? 'grid-cols-2' : gridOf(kind))}
    >
      {options.map((option) => (
        <label
          key={option.slug}
          hidden={isHidden?.(option) ?? false}
          className="group relative grid content-start gap-1.5 text-caption leading-tight"
        >
          <input
            type="radio"
            name={name}
            value={option.slug}
            checked={option.slug === value}
            onChange={() => onChoose(option.slug)}
            className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0"
          />
          <span className="relative block rounded-xs outline-offset-2 transition-shadow group-hover:shadow-card group-has-checked:outline-2 group-has-checked:outline-spruce peer-focus-visible:outline-3 peer-focus-visible:outline-focus forced-colors:group-has-checked:outline-[Highlight]">
            <Swatch swatch={option.swatch} className={joinClasses('w-full', shapeOf(option.swatch.kind))} />
            <span className="absolute right-1 bottom-1 hidden size-5 place-items-center rounded-full bg-spruce text-on-spruce group-has-checked:grid">
              <CheckIcon className="size-3.5" strokeWidth="2" />
            </span>
          </span>
          <span className="group-has-checked:font-medium">{option.label}</span>
        </label>
      ))}
    </div>
  );
}

type Kind = RoomOption['swatch']['kind'];

function gridOf(kind: Kind | undefined): string {
  return kind === 'slab' ? 'grid-cols-3' : 'grid-cols-4';
}

function shapeOf(kind: Kind): string {
  if (kind === 'slab') return 'aspect-[126/64]';
  return kind === 'floor' ? 'aspect-[4/3]' : 'aspect-square';
}
