import { focusMain } from '@showroom/ui/route-announcer';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

export interface PageNavigationProps {
  /** The page that is shown, from 1. */
  readonly page: number;
  /** How many there are; with one there is nothing to go to. */
  readonly pageCount: number;
  /** The address of another page of the same list. */
  readonly toPage: (page: number) => string;
}

const linkClass = 'inline-flex min-h-11 min-w-11 items-center underline underline-offset-4';

/** The pages of a list. Nothing if there is only one. */
export function PageNavigation({ page, pageCount, toPage }: PageNavigationProps) {
  const nav = useRef<HTMLElement>(null);
  const lastPage = useRef(page);
  // A new page starts at the top, also for keyboard users.
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    const { activeElement, body } = document;
    if (activeElement === body || nav.current?.contains(activeElement) === true) focusMain();
  }, [page]);
  if (pageCount <= 1) return null;
  return (
    <nav ref={nav} aria-label="Pages" className="mt-6 flex items-center gap-5">
      {page > 1 && (
        <Link rel="prev" to={toPage(page - 1)} className={linkClass}>
          Previous
        </Link>
      )}
      <span className="figures text-small text-ink-muted">
        Page {page} of {pageCount}
      </span>
      {page < pageCount && (
        <Link rel="next" to={toPage(page + 1)} className={linkClass}>
          Next
        </Link>
      )}
    </nav>
  );
}
