import type { ElementType, ReactNode } from 'react';
import type { DrawnAs } from '../drawn-as/drawn-as.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes/join-classes.ts';

interface Choice {
  /** Whether it is selected, also for screen readers. Default: false. */
  isSelected?: boolean | undefined;
  /** How many items it would leave. */
  count?: number | undefined;
  /** Shows a cross: a click removes the filter. Say so in the name: `aria-label="Remove Calacatta"`. Default: false. */
  isRemovable?: boolean | undefined;
  /** The choice, in a word or two. */
  children?: ReactNode;
}

export type FilterChipProps<Root extends ElementType = 'button'> = Choice & DrawnAs<Root, keyof Choice>;

/** One option of a filter, with round ends. A button, or a link to the filtered page, which works without scripts. */
export function FilterChip<Root extends ElementType = 'button'>({
  as,
  isSelected = false,
  count,
  isRemovable = false,
  className,
  children,
  ...rest
}: FilterChipProps<Root>) {
  const Element: ElementType = as ?? 'button';
  return (
    <Element
      data-slot="filter-chip"
      data-selected={isSelected || undefined}
      // A selected link is current; a selected button is pressed.
      {...(as
        ? { 'aria-current': isSelected ? ('true' as const) : undefined }
        : { type: 'button' as const, 'aria-pressed': isRemovable ? undefined : isSelected })}
      {...rest}
      className={joinClasses(
        'inline-flex min-h-11 items-center gap-2 rounded-3xl border px-4 py-1 text-small no-underline transition-colors',
        isSelected
          ? 'border-spruce bg-spruce text-on-spruce enabled-hover:bg-spruce-dark forced-colors:border-[Highlight] forced-colors:border-2'
          : 'border-stone-400 text-ink enabled-hover:border-ink enabled-hover:bg-ink/5 unavailable:border-stone-200 unavailable:text-stone-500',
        isRemovable && 'pr-3',
        className,
      )}
    >
      <span>{children}</span>{' '}
      {count !== undefined && (
        <span className={joinClasses('figures text-caption', isSelected ? 'text-on-spruce/85' : 'text-ink-muted')}>
          {count}
        </span>
      )}
      {isRemovable && <CloseIcon className="size-4" />}
    </Element>
  );
}
