import { isActivePath } from '@showroom/catalog-data/active-path';
import type { BusinessFacts } from '@showroom/catalog-data/business-facts';
import type { NavigationMenu } from '@showroom/catalog-data/navigation';
import { SiteLink } from './site-link.tsx';
import { listSocialProfiles } from './social-profiles.ts';

const linkClass =
  'flex min-h-11 items-center underline-offset-4 hover:text-spruce hover:underline data-active:underline data-active:decoration-brass';

/** Links to the owner's social profiles, if any. */
export function SocialLinks({ facts }: { readonly facts: Pick<BusinessFacts, 'socialLinks'> }) {
  const profiles = listSocialProfiles(facts);
  if (profiles.length === 0) return null;
  return (
    <div className="mt-4">
      <p className="eyebrow text-ink-muted">Follow us</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {profiles.map((profile) => (
          <li key={profile.url}>
            <a href={profile.url} rel="me noopener" className={linkClass}>
              {profile.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The link of a menu to underline: to the current page or one above it. */
export function findActive(menu: NavigationMenu, pathname: string): string | undefined {
  return menu.groups.flatMap(({ entries }) => entries).find(({ href }) => isActivePath(pathname, href))?.href;
}

export interface MenuGroupsProps {
  readonly menu: NavigationMenu;
  readonly pathname: string;
}

/** A menu's groups of links, side by side if there is room. */
export function MenuGroups({ menu, pathname }: MenuGroupsProps) {
  const active = findActive(menu, pathname);
  return (
    <div className="grid gap-6 sm:grid-flow-col sm:gap-12">
      <MenuGroupList groups={menu.groups} menuId={menu.id} active={active} isHere={active === pathname} />
    </div>
  );
}

interface MenuGroupListProps extends Pick<NavigationMenu, 'groups'> {
  readonly menuId: string;
  /** The underlined link, and whether it is the current page. */
  readonly active: string | undefined;
  readonly isHere: boolean;
}

function MenuGroupList({ groups, menuId, active, isHere }: MenuGroupListProps) {
  return groups.map((group) => (
    <div key={group.label ?? menuId} className="min-w-40">
      {group.label !== null && <p className="eyebrow">{group.label}</p>}
      <ul className="mt-1 grid">
        {group.entries.map((entry) => (
          <li key={entry.href}>
            <SiteLink
              href={entry.href}
              className={linkClass}
              data-active={entry.href === active || undefined}
              aria-current={isHere && entry.href === active ? 'page' : undefined}
            >
              {entry.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
