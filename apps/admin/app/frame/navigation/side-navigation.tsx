import { CloseIcon } from '@showroom/ui/icons';
import { useRef } from 'react';
// Signs out even after the session has ended.
// oxlint-disable-next-line no-restricted-imports
import { Form, Link, NavLink } from 'react-router-dom';
import type { Role } from '@showroom/store/rules';
import { tabsFor, type Dashboard, type DashboardTab, type TabCounts } from './dashboards.ts';

/** The id of the popover that the header’s button opens on a phone. */
export const NAVIGATION_ID = 'navigation';

export interface SideNavigationProps {
  readonly brand: string;
  readonly dashboard: Dashboard;
  readonly other: Dashboard;
  readonly role: Role;
  readonly counts: TabCounts;
}

const itemClass =
  'flex min-h-11 w-full items-center justify-between gap-3 rounded-sm px-3 text-left text-small font-medium hover:bg-stone-100 ' +
  'aria-[current=page]:bg-spruce-soft aria-[current=page]:text-spruce';

/**
 * A dashboard’s tabs. On a desktop they are next to the page. On a phone they are a popover, which works without
 * scripts.
 */
export function SideNavigation({ brand, dashboard, other, role, counts }: SideNavigationProps) {
  const navigation = useRef<HTMLElement>(null);
  const close = () => {
    if (navigation.current?.matches(':popover-open') === true) navigation.current.hidePopover();
  };

  return (
    <nav ref={navigation} id={NAVIGATION_ID} popover="auto" aria-label={dashboard.title} className="side-navigation">
      <div className="flex items-start justify-between gap-2 pl-3">
        <div className="min-w-0">
          <p className="line-clamp-3 font-serif text-subheading">{brand}</p>
          <p className="eyebrow mt-0.5">{dashboard.title}</p>
        </div>
        <button
          type="button"
          popoverTarget={NAVIGATION_ID}
          popoverTargetAction="hide"
          aria-label="Close menu"
          className="grid size-11 place-items-center rounded-sm hover:bg-stone-100 lg:hidden"
        >
          <CloseIcon />
        </button>
      </div>
      <ul className="mt-6 grid gap-1">
        {tabsFor(role, dashboard).map((tab) => (
          <li key={tab.path}>
            <NavLink to={tab.path} end={tab === dashboard.tabs[0]} onClick={close} className={itemClass}>
              {tab.label}
              <TabBadge tab={tab} counts={counts} />
            </NavLink>
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-1 border-t border-hairline pt-3">
        <Link to={other.tabs[0].path} onClick={close} className={itemClass}>
          {other.title}
        </Link>
        <Form method="post" action="/admin/logout">
          <button type="submit" className={itemClass}>
            Logout
          </button>
        </Form>
      </div>
    </nav>
  );
}

function TabBadge({ tab, counts }: { readonly tab: DashboardTab; readonly counts: TabCounts }) {
  const count = tab.count === undefined ? undefined : counts[tab.count];
  if (count === undefined) return null;
  if (tab.count !== 'unreadLeads') return <span className="figures text-caption text-ink-muted">{count}</span>;
  if (count === 0) return null;
  const answered = tab.ofThem === undefined ? undefined : counts[tab.ofThem];
  return (
    <span className="flex items-center gap-2">
      {answered !== undefined && answered > 0 && (
        <span className="figures text-caption text-spruce">
          {answered} {answered === 1 ? 'reply' : 'replies'}
          <span className="sr-only">, </span>
        </span>
      )}
      <span className="figures rounded-sm bg-spruce px-1.5 text-caption text-on-spruce">
        {count}
        <span className="sr-only"> unread</span>
      </span>
    </span>
  );
}
