import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

export interface SiteLinkProps
  extends Omit<ComponentProps<'a'>, 'href'>, Pick<LinkProps, 'preventScrollReset' | 'viewTransition'> {
  readonly href: string;
}

/** Whether a link is to a page of the site, not to a file or another site. */
export function isPagePath(path: string): boolean {
  return /^(?:\/(?!\/)|\?)[^.]*$/.test(path);
}

/** A link. Pages of the site are opened by the router, and prefetched on hover, focus or touch. */
export function SiteLink({ href, preventScrollReset, viewTransition, children, ...rest }: SiteLinkProps) {
  if (!isPagePath(href))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  const how = { preventScrollReset: preventScrollReset ?? false, viewTransition: viewTransition ?? false };
  return (
    <Link to={href} prefetch="intent" {...how} {...rest}>
      {children}
    </Link>
  );
}
