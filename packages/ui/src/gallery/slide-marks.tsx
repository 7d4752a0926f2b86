import { joinClasses } from '../join-classes/join-classes.ts';

export interface SlideMarksProps {
  readonly count: number;
  readonly currentIndex: number;
  /** Name of the mark with this index, read aloud. */
  readonly labelOf: (index: number) => string;
  readonly onSelect: (index: number) => void;
}

/** As many stand side by side on a phone, beside a button. */
const MOST_ON_A_PHONE = 5;

/**
 * One short line for each slide: where one is, and a way straight to another. The target round it is 44 px square; on a phone
 * there are none where they would need a second row.
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
