import { countComments } from '@showroom/store/admin/list-comments';
import { countContent } from '@showroom/store/admin/list-content';
import { countLeadsByStatus } from '@showroom/store/admin/list-leads';
import { inStockProducts } from '@showroom/store/in-stock-products';
import type { Store } from '@showroom/store/open-store';
import { posts } from '@showroom/store/posts';
import { testimonials } from '@showroom/store/testimonials';
import { works } from '@showroom/store/works';
import type { Role } from '@showroom/store/admin/roles';
import { dashboards, tabsFor, type TabCount, type TabCounts } from './dashboards.ts';

const counters: Readonly<Record<TabCount, (store: Store) => Promise<number>>> = {
  posts: (store) => countContent(store, posts),
  products: (store) => countContent(store, inStockProducts),
  works: (store) => countContent(store, works),
  testimonials: (store) => countContent(store, testimonials),
  pendingComments: async (store) => (await countComments(store)).pending,
  answeredLeads: async (store) => (await countLeadsByStatus(store)).answered,
  unreadLeads: async (store) => (await countLeadsByStatus(store)).unread,
};

/** Counts what the badges of both sidebars show to someone, and nothing else. */
export async function countTabs(store: Store, role: Role): Promise<TabCounts> {
  const shown = dashboards.flatMap((dashboard) => tabsFor(role, dashboard));
  const names = new Set(shown.flatMap(({ count, ofThem }) => [count, ofThem].filter((name) => name !== undefined)));
  const counted = await Promise.all([...names].map(async (name) => [name, await counters[name](store)] as const));
  return Object.fromEntries(counted);
}
