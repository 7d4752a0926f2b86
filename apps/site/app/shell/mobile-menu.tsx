import { fetchedPart } from '@showroom/ui/fetched-part';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MenuIcon } from './icons.tsx';
import type { MobileMenuPanelProps } from './mobile-menu-panel.tsx';

/** The footer's list of all pages. */
const ALL_PAGES = '#site-pages';

const MobileMenuPanel = fetchedPart(() => import('./mobile-menu-panel.tsx'), LeadToAllPages);

const triggerClass =
  'min-h-11 min-w-11 items-center justify-center gap-2 text-small font-medium hover:text-spruce lg:hidden';

/** The phone's menu. Its panel is fetched on demand. Without scripts the button is a link to the footer's list of pages. */
export function MobileMenu() {
  const { key } = useLocation();
  // The history entry on which it was opened: any navigation closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => MobileMenuPanel.fetchOnceTouched(), []);
  const isOpen = openedAt === key;
  if (openedAt !== null && !isOpen) setOpenedAt(null);

  return (
    <>
      <a href={ALL_PAGES} className={`hidden noscript:max-lg:inline-flex ${triggerClass}`}>
        <MenuIcon className="size-6" /> Menu
      </a>
      <button
        type="button"
        className={`inline-flex noscript:hidden ${triggerClass}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={MobileMenuPanel.prefetch}
        onFocus={MobileMenuPanel.prefetch}
        onClick={() => {
          setIsWanted(true);
          setOpenedAt(key);
        }}
      >
        <MenuIcon className="size-6" /> Menu
      </button>
      {isWanted && <MobileMenuPanel isOpen={isOpen} onOpenChange={(next) => setOpenedAt(next ? key : null)} />}
    </>
  );
}

/** If the panel can't be fetched, goes where the link goes without scripts. */
function LeadToAllPages({ isOpen, onOpenChange }: MobileMenuPanelProps) {
  useEffect(() => {
    if (!isOpen) return;
    onOpenChange(false);
    window.location.hash = ALL_PAGES;
  }, [isOpen, onOpenChange]);
  return null;
}
