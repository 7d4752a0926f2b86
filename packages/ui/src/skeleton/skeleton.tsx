import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes/join-classes.ts';

export type SkeletonProps = ComponentProps<'div'>;

/**
 * The outline of something on its way; size and proportion come through `className`. Hidden from screen readers:
 * the region that is loading carries `aria-busy` and says so.
 */
export function Skeleton({ className, ...rest }: SkeletonProps) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden="true"
      {...rest}
      className={joinClasses(
        'rounded-xs bg-stone-100 motion-safe:animate-breathe forced-colors:border forced-colors:border-[GrayText]',
        className,
      )}
    />
  );
}
