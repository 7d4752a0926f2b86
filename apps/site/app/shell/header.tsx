import { isActivePath } from '@showroom/catalog-data/active-path';
import { formatPhoneHref } from '@showroom/catalog-data/business-facts';
import { memo, useRef } from 'react';
import { SiteLink } from './site-link.tsx';
import { ShortlistLink } from '../shortlist/shortlist-link.tsx';
import { HeaderSearch } from './header-search.tsx';
import { PhoneIcon } from './icons.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { findActive, MenuGroups, SocialLinks } from './nav-links.tsx';
import { NavMenu } from './nav-menu.tsx';
import { useIsExported, useSiteFacts, useSiteNavigation } from './site-facts.ts';
import { useHideOnScroll } from './use-hide-on-scroll.ts';

export interface HeaderProps {
  /** The current page. */
  readonly pathname: string;
}

/** The header: search, logo, phone and navigation. */
export const Header = memo(function Header({ pathname }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  useHideOnScroll(header);
  const facts = useSiteFacts();
  const navigation = useSiteNavigation();
  const isExported = useIsExported();

  return (
    <header
      ref={header}
      className="sticky top-0 z-40 border-b border-hairline bg-paper transition-[translate] duration-200 data-hidden:-translate-y-full motion-reduce:transition-none print:hidden"
    >
      <div className="page-width relative grid grid-cols-[1fr_auto] items-center gap-x-1 gap-y-2 py-3 sm:gap-x-6 lg:grid-cols-[minmax(14rem,1fr)_auto_minmax(min-content,1fr)]">
        {isExported ? (
          <span className="order-1 max-lg:hidden" />
        ) : (
          <HeaderSearch
            key={pathname}
            className="order-3 col-span-2 max-lg:mr-11 lg:order-1 lg:col-span-1 lg:max-w-sm"
          />
        )}
        <SiteLink
          href="/"
          className="order-1 inline-flex min-h-11 items-center justify-self-start lg:order-2"
          aria-label={`${facts.brand}, home`}
        >
          <Logo {...facts} />
        </SiteLink>
        <div className="order-2 flex items-center justify-end gap-1 lg:order-3 lg:gap-6">
          <a
            href={formatPhoneHref(facts.phone)}
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-small font-medium tabular-nums hover:text-spruce"
          >
            <PhoneIcon className="size-5 lg:size-4" />
            <span className="sr-only lg:not-sr-only lg:whitespace-nowrap">
              <span className="sr-only">Call </span>
              {facts.phone.display}
            </span>
          </a>
          <ShortlistLink />
          {navigation.explore && (
            <div className="hidden lg:block">
              <NavMenu
                label={navigation.explore.label}
                align="end"
                isActive={findActive(navigation.explore, pathname) !== undefined}
              >
                <MenuGroups menu={navigation.explore} pathname={pathname} />
                <SocialLinks facts={facts} />
              </NavMenu>
            </div>
          )}
          <MobileMenu />
        </div>
      </div>
      <nav aria-label="Main" className="page-width hidden lg:block">
        <ul className="flex items-center justify-center gap-[min(2.25rem,2.4vw)]">
          {navigation.main.map((item) =>
            item.kind === 'menu' ? (
              <li key={item.id}>
                <NavMenu label={item.label} isActive={findActive(item, pathname) !== undefined}>
                  <MenuGroups menu={item} pathname={pathname} />
                </NavMenu>
              </li>
            ) : (
              <li key={item.href}>
                <SiteLink
                  href={item.href}
                  viewTransition
                  className="nav-link flex min-h-11 items-center"
                  data-active={isActivePath(pathname, item.href) || undefined}
                  aria-current={pathname === item.href ? 'page' : undefined}
                >
                  {item.label}
                </SiteLink>
              </li>
            ),
          )}
        </ul>
      </nav>
    </header>
  );
});
