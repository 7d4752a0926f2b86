import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface BackLinkProps {
  readonly to: string;
  /** Names the page: “All leads”, “Back to posts”. */
  readonly children: ReactNode;
}

/** The link above a page's heading to the list or page that it belongs to. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center text-ink-muted hover:text-ink hover:underline print:hidden"
    >
      <span aria-hidden="true">←&nbsp;</span>
      {children}
    </Link>
  );
}
