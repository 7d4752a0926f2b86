import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes/join-classes.ts';

export interface FilterChipProps extends ComponentProps<'button'> {
  /** Default false. */
  isSelected?: boolean | undefined;
  /** How many things it would leave. */
  count?: number | undefined;
  /** Shows a cross: a press takes the filter away. Say so in the name: `aria-label="Remove Calacatta"`. Default false. */
  isRemovable?: boolean | undefined;
  /** Gives the look to the one child, such as a link to the filtered page, which then works without script. */
  asChild?: boolean | undefined;
}

/** One choice of a filter: the only round-ended thing on the site. */
export function FilterChip({
  isSelected = false,
  count,
  isRemovable = false,
  asChild = false,
  className,
  children,
  ...rest
}: FilterChipProps) {
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      data-slot="filter-chip"
      data-selected={isSelected || undefined}
      // A link that is chosen is the current one; a button that is chosen is pressed.
      {...(asChild
        ? { 'aria-current': isSelected ? ('true' as const) : undefined }
        : { type: 'button' as const, 'aria-pressed': isRemovable ? undefined : isSelected })}
      {...rest}
      className={joinClasses(
        'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-small whitespace-nowrap no-underline transition-colors',
        isSelected
          ? 'border-spruce bg-spruce text-on-spruce enabled-hover:bg-spruce-dark forced-colors:border-[Highlight] forced-colors:border-2'
          : 'border-stone-400 text-ink enabled-hover:border-ink enabled-hover:bg-ink/5 unavailable:border-stone-200 unavailable:text-stone-500',
        isRemovable && 'pr-3',
        className,
      )}
    >
      <Slottable>{children}</Slottable>{' '}
      {count !== undefined && (
        <span className={joinClasses('figures text-caption', isSelected ? 'text-on-spruce/85' : 'text-ink-muted')}>
          {count}
        </span>
      )}
      {isRemovable && <CloseIcon className="size-4" />}
    </Root>
  );
}
