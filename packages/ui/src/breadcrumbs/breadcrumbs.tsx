import type { ComponentProps, ElementType } from 'react';
import { joinClasses } from '../join-classes/join-classes.ts';

export interface Breadcrumb {
  readonly label: string;
  /** The last one is the page itself and has no link. */
  readonly href?: string | undefined;
}

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** From the home page to the current one. */
  crumbs: readonly Breadcrumb[];
  /** Component for links with `href`, such as a router's link. Default: `a`. */
  linkAs?: ElementType<ComponentProps<'a'> & { href: string }> | undefined;
}

/** The way from the home page to here. */
export function Breadcrumbs({ crumbs, linkAs: CrumbLink = 'a', className, ...rest }: BreadcrumbsProps) {
  return (
    <nav
      data-slot="breadcrumbs"
      aria-label="Breadcrumb"
      {...rest}
      className={joinClasses('min-w-0 text-small', className)}
    >
      <ol className="flex flex-wrap items-center gap-x-2 text-ink-muted">
        {crumbs.map(({ label, href }, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={`${href ?? ''} ${label}`} className="flex max-w-full min-w-0 items-center gap-2">
              {index > 0 && (
                <span aria-hidden="true" className="text-brass">
                  /
                </span>
              )}
              {href === undefined || isLast ? (
                <span aria-current={isLast ? 'page' : undefined} className="min-w-0 truncate py-2.5 text-ink">
                  {label}
                </span>
              ) : (
                <CrumbLink
                  href={href}
                  className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere decoration-brass underline-offset-4 hover:text-ink hover:underline"
                >
                  {label}
                </CrumbLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
