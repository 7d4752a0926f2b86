import { countComments, countContent, countLeadsByStatus, type Store } from '@showroom/store/admin';
import type { Role } from '@showroom/store/rules';
import { contentKinds, isKindName, type KindName } from './content-kinds.ts';
import { dashboards, tabsFor, type TabCount, type TabCounts } from './dashboards.ts';

const counters: Readonly<Record<Exclude<TabCount, KindName>, (store: Store) => Promise<number>>> = {
  pendingComments: async (store) => (await countComments(store)).pending,
  answeredLeads: async (store) => (await countLeadsByStatus(store)).answered,
  unreadLeads: async (store) => (await countLeadsByStatus(store)).unread,
};

export async function countTabs(store: Store, role: Role): Promise<TabCounts> {
  const shown = dashboards.flatMap((dashboard) => tabsFor(role, dashboard));
  const names = new Set(shown.flatMap(({ count, ofThem }) => [count, ofThem].filter((name) => name !== undefined)));
  const count = (name: TabCount) =>
    isKindName(name) ? countContent(store, { name: contentKinds[name].storedAs }) : counters[name](store);
  const counted = await Promise.all([...names].map(async (name) => [name, await count(name)] as const));
  return Object.fromEntries(counted);
}
