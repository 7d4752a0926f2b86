import { joinClasses } from '../join-classes/join-classes.ts';

export interface SlideMarksProps {
  readonly count: number;
  readonly currentIndex: number;
  /** The mark’s name for screen readers. */
  readonly labelOf: (index: number) => string;
  readonly onSelect: (index: number) => void;
}

/** The most that fit next to a button on a phone. */
const MOST_ON_A_PHONE = 5;

/**
 * A mark for each slide: shows the current one and jumps to others. Targets are 44 px square; left out on a phone if
 * they would need a second row.
 */
export function SlideMarks({ count, currentIndex, labelOf, onSelect }: SlideMarksProps) {
  return (
    <div
      className={joinClasses(
        'flex min-w-0 flex-wrap items-center justify-center',
        count > MOST_ON_A_PHONE && 'max-sm:hidden',
      )}
    >
      {Array.from({ length: count }, (_, index) => (
        <button
          key={labelOf(index)}
          type="button"
          aria-label={labelOf(index)}
          aria-current={index === currentIndex ? 'true' : undefined}
          onClick={() => onSelect(index)}
          className="group grid size-11 place-items-center rounded-xs px-1"
        >
          <span
            className={joinClasses(
              'block w-full transition-[height,background-color] forced-colors:bg-[ButtonText]',
              index === currentIndex
                ? 'h-0.75 bg-spruce forced-colors:bg-[Highlight]'
                : 'h-px bg-stone-400 group-hover:h-0.75 group-hover:bg-ink',
            )}
          />
        </button>
      ))}
    </div>
  );
}
