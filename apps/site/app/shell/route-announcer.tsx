import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a click inside the site the browser neither moves focus nor says that the page changed: this does both.
 * Not on the first load, and not when only the query changed (a filter keeps its focus).
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    setAnnouncement(document.title);
    // preventScroll: where the page stands is the scroll restoration's to decide.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
}
