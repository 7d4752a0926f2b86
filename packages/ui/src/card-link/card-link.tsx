import type { ElementType } from 'react';
import type { DrawnAs } from '../drawn-as/drawn-as.ts';
import { joinClasses } from '../join-classes/join-classes.ts';

export type CardLinkProps<Root extends ElementType = 'a'> = DrawnAs<Root>;

/** A link that covers its card, named by the title alone. The card has the classes `group/card relative`. */
export function CardLink<Root extends ElementType = 'a'>({ as, className, ...rest }: CardLinkProps<Root>) {
  const Element: ElementType = as ?? 'a';
  return (
    <Element
      data-slot="card-link"
      {...rest}
      className={joinClasses(
        'decoration-brass decoration-1 underline-offset-[0.22em] outline-none after:absolute after:inset-0 after:content-[""] group-hover/card:underline',
        'focus-visible:after:rounded-xs focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus',
        className,
      )}
    />
  );
}
