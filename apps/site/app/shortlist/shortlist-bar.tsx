import { createContext, useCallback, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { readShortlist, toSearch, type ProductName } from './stored-shortlist.ts';

let tray: ReturnType<typeof importTray> | undefined;

const importTray = () => import('./shortlist-tray.tsx');

/** One promise for all clicks, as several imports of a file may resolve out of order. A failed one is tried again. */
function fetchTray() {
  tray ??= importTray();
  tray.catch(() => (tray = undefined));
  return tray;
}

/** Adds a product to the shortlist or removes it. */
export const ToggleShortlistedContext = createContext<(name: ProductName) => void>(() => {});

/** Handles the shortlist buttons of a page, and says what they did in a bar below it. */
export function ShortlistBar({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  // Shown on the page of the click only.
  const [outcome, setOutcome] = useState<{
    readonly path: string;
    readonly words: string;
    readonly tray: ReactElement;
  }>();
  const shown = outcome?.path === pathname ? outcome : undefined;

  // Fetched on the first touch or mouse move, so that a click needn't wait for it.
  useEffect(() => {
    const prefetch = () => void fetchTray();
    addEventListener('pointerover', prefetch, { once: true });
    return () => removeEventListener('pointerover', prefetch);
  }, []);

  const toggle = useCallback(
    (name: ProductName) => {
      fetchTray().then(
        ({ toggleProduct }) => setOutcome({ path: pathname, ...toggleProduct(name, () => setOutcome(undefined)) }),
        // If the file can't be fetched, the shortlist page may still load.
        () => location.assign(`/shortlist${toSearch([...readShortlist(), name])}`),
      );
    },
    [pathname],
  );

  return (
    <ToggleShortlistedContext value={toggle}>
      {children}
      {/* A landmark only while it has a message. The second class is that of Radix's scroll lock, for what reaches the right edge. */}
      <div role={shown && 'region'} aria-label={shown && 'Shortlist'} className="shortlist-bar width-before-scroll-bar">
        <p role="status">{shown?.words}</p>
        {shown?.tray}
      </div>
    </ToggleShortlistedContext>
  );
}
