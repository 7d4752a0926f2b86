import type { Role } from '@showroom/store/admin/roles';
import { contentKinds, kindNames, toListPath, type KindName } from './content-kinds.ts';
import { ACTIVITY_PATH } from './page-paths.ts';
import { TRASH_PATH } from './page-paths.ts';
import { SEARCH_PATH } from './page-paths.ts';
import { mayUse, type Part } from '../session/access.ts';

/** What the badge of a tab counts. */
export type TabCount = KindName | 'unreadLeads' | 'answeredLeads' | 'pendingComments';

/** How many there are; one that no badge shows need not be counted. */
export type TabCounts = Readonly<Partial<Record<TabCount, number>>>;

export interface DashboardTab {
  readonly label: string;
  /** Its page; what stands deeper belongs to the same tab. */
  readonly path: string;
  readonly count?: TabCount;
  /** What of it is told apart beside that. */
  readonly ofThem?: TabCount;
  /** Shown to those alone who may use it. */
  readonly part: Part;
}

export interface Dashboard {
  readonly title: string;
  /** The first is the overview. */
  readonly tabs: readonly [DashboardTab, ...DashboardTab[]];
}

/** Everyday work: what is sold, shown and asked for. */
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

/** What is looked after now and then. */
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

/** Every tab of both dashboards, in the order of the sidebars. One stands here once its page exists; a test holds that. */
export const dashboards: readonly [Dashboard, Dashboard] = [pro, basic];

/** Pages that no tab leads to. */
export const otherPages: readonly DashboardTab[] = [
  { label: 'Trash', path: TRASH_PATH, part: 'content' },
  { label: 'Account', path: '/admin/account', part: 'account' },
  { label: 'Activity', path: ACTIVITY_PATH, part: 'activity' },
];
const finder: DashboardTab = { label: 'Search', path: SEARCH_PATH, part: 'start' };

/** The tabs of a dashboard that someone may use. */
export function tabsFor(role: Role, { tabs }: Dashboard): readonly DashboardTab[] {
  return tabs.filter(({ part }) => mayUse(role, part));
}

/** Where a page stands: its dashboard, the other one, and what the header calls it. */
export interface DashboardPlace {
  readonly dashboard: Dashboard;
  readonly other: Dashboard;
  readonly tab: DashboardTab | undefined;
}

/** What is looked at before it is published belongs to the tab that it is edited in. */
const LOOKED_AT = /^\/admin\/site\/\w+(?=\/)/;

/** Finds the place of a path. What belongs to no tab stands in the dashboard of everyday work. */
export function findPlace(path: string): DashboardPlace {
  const pathname = path.replace(LOOKED_AT, pro.tabs[0].path);
  const isBasic = isWithin(pathname, basic.tabs[0].path);
  const dashboard = isBasic ? basic : pro;
  const tab = [...dashboard.tabs, ...otherPages, finder]
    // Nothing of an overview stands below it: what does belongs to no tab, or is a wrong address.
    .filter((each) => (each === dashboard.tabs[0] ? pathname === each.path : isWithin(pathname, each.path)))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  return { dashboard, other: isBasic ? pro : basic, tab };
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
