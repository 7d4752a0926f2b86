import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MenuIcon } from './icons.tsx';

const MobileMenuPanel = lazy(() => import('./mobile-menu-panel.tsx'));

const triggerClass =
  'min-h-11 min-w-11 items-center justify-center gap-2 text-small font-medium hover:text-spruce lg:hidden';

/**
 * The phone's menu. The panel (a dialog that holds focus and locks the page) is fetched when it is first wanted. Without
 * scripts the same place leads to the footer, which lists every page.
 */
export function MobileMenu() {
  // The page it was opened on: on any other page it is closed, so following a link closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const { pathname } = useLocation();
  const isOpen = openedOn === pathname;

  return (
    <>
      <a href="#site-pages" className={`hidden noscript:inline-flex ${triggerClass}`}>
        <MenuIcon className="size-6" /> Menu
      </a>
      <button
        type="button"
        className={`inline-flex noscript:hidden ${triggerClass}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => setIsWanted(true)}
        onFocus={() => setIsWanted(true)}
        onClick={() => {
          setIsWanted(true);
          setOpenedOn(pathname);
        }}
      >
        <MenuIcon className="size-6" /> Menu
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <MobileMenuPanel isOpen={isOpen} onOpenChange={(next) => setOpenedOn(next ? pathname : null)} />
        </Suspense>
      )}
    </>
  );
}
