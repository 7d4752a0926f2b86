import { useEffect, useRef, useState } from 'react';

export interface RouteAnnouncerProps {
  /** The current path, without the query. */
  readonly pathname: string;
  /** The page only got another URL: someone typing in it isn’t disturbed. */
  readonly isSamePage?: boolean;
}

/** A count before the title, as in "(2) Leads", belongs to the tab, not to the page. */
const TAB_COUNT = /^\(\d+\) /;

/**
 * After client-side navigation, browsers neither move the focus nor announce the page: this does both. Not on the
 * first load, nor when only the query changed (a filter keeps its focus). Render it next to a focusable `main`, where
 * no navigation unmounts it.
 */
export function RouteAnnouncer({ pathname, isSamePage }: RouteAnnouncerProps) {
  const lastPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (isSamePage) return;
    // The title is in the document only after rendering.
    // oxlint-disable-next-line react/set-state-in-effect
    setAnnouncement(document.title.replace(TAB_COUNT, ''));
    focusMain();
  }, [pathname, isSamePage]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}

/** Focuses the page itself, as a browser does on a full load. */
export function focusMain(): void {
  // Scroll restoration decides the position.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
