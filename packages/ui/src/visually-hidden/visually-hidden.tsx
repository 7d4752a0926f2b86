import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes/join-classes.ts';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text that is heard and not seen. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span data-slot="visually-hidden" {...rest} className={joinClasses('sr-only', className)} />;
}
