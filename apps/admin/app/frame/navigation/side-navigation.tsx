import { CloseIcon } from '@showroom/ui/icons';
import { useRef } from 'react';
// Whose session has ended already is led out as well.
// oxlint-disable-next-line no-restricted-imports
import { Form, Link, NavLink } from 'react-router-dom';
import type { Role } from '@showroom/store/admin/roles';
import { tabsFor, type Dashboard, type DashboardTab, type TabCounts } from './dashboards.ts';

/** The id by which the header's button opens it on a phone. */
export const NAVIGATION_ID = 'navigation';

export interface SideNavigationProps {
  /** Whose admin it is. */
  readonly brand: string;
  /** The dashboard that is open. */
  readonly dashboard: Dashboard;
  /** The one beside it. */
  readonly other: Dashboard;
  /** Whoever is signed in sees what they may use. */
  readonly role: Role;
  /** What the badges show. */
  readonly counts: TabCounts;
}

const itemClass =
  'flex min-h-11 w-full items-center justify-between gap-3 rounded-sm px-3 text-left text-small font-medium hover:bg-stone-100 ' +
  'aria-[current=page]:bg-spruce-soft aria-[current=page]:text-spruce';

/**
 * The tabs of a dashboard. On a desk it stands beside the page; on a phone it slides over it: a popover, which the browser
 * opens and closes by itself, with scripts and without.
 */
export function SideNavigation({ brand, dashboard, other, role, counts }: SideNavigationProps) {
  const navigation = useRef<HTMLElement>(null);
  // Whoever has chosen a page wants to see it.
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
