import type { ComponentProps, ElementType } from 'react';
import type { DrawnAs } from '../drawn-as/drawn-as.ts';
import type { Elements } from '../drawn-as/elements.ts';
import { joinClasses } from '../join-classes/join-classes.ts';

export interface TabLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What the links switch between, read aloud: “Comments by status”. */
  'aria-label': string;
  /** A `TabLink` for each view. */
  children: Elements;
}

/**
 * A row of links to the views of one thing. Each view has its own URL, so they work without scripts and with Back. On a phone the
 * row scrolls sideways: several rows would push down what they lead to.
 */
export function TabLinks({ className, children, ...rest }: TabLinksProps) {
  return (
    <nav
      data-slot="tab-links"
      {...rest}
      className={joinClasses('border-b border-hairline max-sm:overflow-x-auto print:hidden', className)}
    >
      <ul className="flex gap-x-6 sm:flex-wrap">{children}</ul>
    </nav>
  );
}

interface Own {
  /** The name of the view. */
  children: string;
  /** How many items the view has. */
  count?: number | undefined;
  /** `page` or `true` on the current view. A router’s `NavLink` sets it. */
  'aria-current'?: 'page' | 'true' | undefined;
}

export type TabLinkProps<Root extends ElementType = 'a'> = Own & DrawnAs<Root, keyof Own>;

/** A link to one of the views. */
export function TabLink<Root extends ElementType = 'a'>({
  as,
  count,
  className,
  children,
  ...rest
}: TabLinkProps<Root>) {
  const Element: ElementType = as ?? 'a';
  return (
    <li>
      <Element
        data-slot="tab-link"
        {...rest}
        className={joinClasses(
          'inline-flex min-h-11 min-w-11 items-baseline gap-2 border-b-2 border-transparent py-2.5 whitespace-nowrap hover:text-spruce focus-visible:-outline-offset-2',
          'aria-[current]:border-brass aria-[current]:font-medium aria-[current]:hover:text-current',
          className,
        )}
      >
        <span>{children}</span>
        {count !== undefined && <span className="figures text-caption text-ink-muted">{count}</span>}
      </Element>
    </li>
  );
}
