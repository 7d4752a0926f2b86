import type { Role } from '@showroom/store/rules';
import { contentKinds, kindNames, toListPath, type KindName } from './content-kinds.ts';
import { ACTIVITY_PATH } from './page-paths.ts';
import { TRASH_PATH } from './page-paths.ts';
import { SEARCH_PATH } from './page-paths.ts';
import { mayUse, type Part } from '../session/access.ts';

export type TabCount = KindName | 'unreadLeads' | 'answeredLeads' | 'pendingComments';

export type TabCounts = Readonly<Partial<Record<TabCount, number>>>;

export interface DashboardTab {
  readonly label: string;
  /** The tab’s page; deeper paths belong to it too. */
  readonly path: string;
  readonly count?: TabCount;
  readonly ofThem?: TabCount;
  /** The part of the admin that a role needs to see it. */
  readonly part: Part;
}

export interface Dashboard {
  readonly title: string;
  /** The first is the overview. */
  readonly tabs: readonly [DashboardTab, ...DashboardTab[]];
}

const pro: Dashboard = {
  title: 'Admin Pro',
  tabs: [
    { label: 'Overview', path: '/admin/dashboard-pro', part: 'start' },
    ...kindNames.map((name): DashboardTab => ({
      label: contentKinds[name].tab,
      path: toListPath(name),
      count: name,
      part: 'content',
    })),
    { label: 'Leads', path: '/admin/leads', count: 'unreadLeads', ofThem: 'answeredLeads', part: 'leads' },
  ],
};

const basic: Dashboard = {
  title: 'Admin Panel',
  tabs: [
    { label: 'Overview', path: '/admin/dashboard', part: 'start' },
    { label: 'Blog Posts', path: '/admin/dashboard/posts', count: 'posts', part: 'content' },
    { label: 'Comments', path: '/admin/dashboard/comments', count: 'pendingComments', part: 'content' },
    { label: 'Analytics', path: '/admin/dashboard/analytics', part: 'analytics' },
    { label: 'Settings', path: '/admin/dashboard/settings', part: 'settings' },
    { label: 'User Management', path: '/admin/dashboard/users', part: 'users' },
    { label: 'Media Library', path: '/admin/dashboard/media', part: 'content' },
    { label: 'SEO Tools', path: '/admin/dashboard/seo', part: 'content' },
    { label: 'Backup & Restore', path: '/admin/dashboard/backup', part: 'backup' },
  ],
};

/** Every tab of both dashboards, in the order of the sidebars. A test checks that each has a page. */
export const dashboards: readonly [Dashboard, Dashboard] = [pro, basic];

export const otherPages: readonly DashboardTab[] = [
  { label: 'Trash', path: TRASH_PATH, part: 'content' },
  { label: 'Account', path: '/admin/account', part: 'account' },
  { label: 'Activity', path: ACTIVITY_PATH, part: 'activity' },
];
const finder: DashboardTab = { label: 'Search', path: SEARCH_PATH, part: 'start' };

export function tabsFor(role: Role, { tabs }: Dashboard): readonly DashboardTab[] {
  return tabs.filter(({ part }) => mayUse(role, part));
}

/** A page’s dashboard, the other one, and its heading. */
export interface DashboardPlace {
  readonly dashboard: Dashboard;
  readonly other: Dashboard;
  readonly tab: DashboardTab | undefined;
}

/** A preview belongs to the tab that the content is edited in. */
const LOOKED_AT = /^\/admin\/site\/[\w-]+(?=\/)/;

/** Finds the place of a path. The default is the everyday dashboard. */
export function findPlace(path: string): DashboardPlace {
  const pathname = path.replace(LOOKED_AT, pro.tabs[0].path);
  const isBasic = isWithin(pathname, basic.tabs[0].path);
  const dashboard = isBasic ? basic : pro;
  const tab = [...dashboard.tabs, ...otherPages, finder]
    // Nothing is below an overview: other paths belong to no tab.
    .filter((each) => (each === dashboard.tabs[0] ? pathname === each.path : isWithin(pathname, each.path)))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  return { dashboard, other: isBasic ? pro : basic, tab };
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
