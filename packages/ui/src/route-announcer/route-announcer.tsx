import { useEffect, useRef, useState } from 'react';

export interface RouteAnnouncerProps {
  /** Where the router stands, without the query. */
  readonly pathname: string;
  /** The address is another one for the page that was there already: who types in it is not to be disturbed. */
  readonly isSamePage?: boolean;
}

/** A count in front of the title, as in "(2) Leads": it belongs to the tab, not to the page. */
const TAB_COUNT = /^\(\d+\) /;

/**
 * After a click inside an application the browser neither moves focus nor says that the page changed: this does both.
 * Not on the first load, and not when only the query changed (a filter keeps its focus). It is where no page change
 * takes it away, beside a `main` that can take the focus.
 */
export function RouteAnnouncer({ pathname, isSamePage }: RouteAnnouncerProps) {
  const lastPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (isSamePage) return;
    // The title is in the document once the page is drawn, and not before.
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

/** Puts the focus on the page itself, as a browser does that opens one. */
export function focusMain(): void {
  // preventScroll: where the page stands is the scroll restoration's to decide.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
