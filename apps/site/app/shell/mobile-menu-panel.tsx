import { isActivePath } from '@showroom/catalog-data/active-path';
import { formatPhoneHref } from '@showroom/catalog-data/business-facts';
import { focusMain } from '@showroom/ui/route-announcer';
import { Sheet } from '@showroom/ui/sheet';
import { memo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLink } from './site-link.tsx';
import { PhoneIcon } from './icons.tsx';
import { MenuGroups, SocialLinks } from './nav-links.tsx';
import { useSiteFacts, useSiteNavigation } from './site-facts.ts';

export interface MobileMenuPanelProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The full-screen menu. Closing it returns the focus to its button; following a link moves it to the new page. */
export default function MobileMenuPanel({ isOpen, onOpenChange }: MobileMenuPanelProps) {
  const { key, pathname } = useLocation();
  const openedAt = useRef(key);
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      side="full"
      title="Menu"
      onOpenAutoFocus={() => (openedAt.current = key)}
      onCloseAutoFocus={(event) => {
        if (openedAt.current === key) return;
        event.preventDefault();
        focusMain();
      }}
    >
      <MenuLinks pathname={pathname} />
    </Sheet>
  );
}

/** Memoized, so that opening and closing doesn't render it again. */
const MenuLinks = memo(function MenuLinks({ pathname }: { readonly pathname: string }) {
  const facts = useSiteFacts();
  const navigation = useSiteNavigation();
  const menus = [...navigation.main.filter((item) => item.kind === 'menu'), navigation.explore];
  return (
    <nav aria-label="Menu" className="grid gap-8 pb-8">
      <ul className="grid">
        {navigation.main
          .filter((item) => item.kind === 'link')
          .map((entry) => (
            <li key={entry.href} className="border-b border-hairline">
              <SiteLink
                href={entry.href}
                data-active={isActivePath(pathname, entry.href) || undefined}
                aria-current={pathname === entry.href ? 'page' : undefined}
                className="flex min-h-14 items-center font-serif text-heading underline-offset-4 data-active:underline data-active:decoration-brass data-active:decoration-2"
              >
                {entry.label}
              </SiteLink>
            </li>
          ))}
      </ul>
      {menus.map(
        (menu) =>
          menu && (
            <div key={menu.id}>
              <p className="mb-3 font-serif text-subheading">{menu.label}</p>
              <MenuGroups menu={menu} pathname={pathname} />
            </div>
          ),
      )}
      <SocialLinks facts={facts} />
      <a
        href={formatPhoneHref(facts.phone)}
        className="inline-flex min-h-12 items-center justify-center gap-2 rounded-sm bg-spruce font-medium text-on-spruce"
      >
        <PhoneIcon className="size-5" /> Call {facts.phone.display}
      </a>
    </nav>
  );
});
