import { countComments, countLeadsByStatus, listLeads, type Store } from '@showroom/store/admin';
import type { Role } from '@showroom/store/rules';
import { mayUse } from '../session/access.ts';
import { countTabs } from '../navigation/count-tabs.server.ts';
import type { LiveCounts } from './live-counts.ts';

export async function loadLiveCounts(store: Store, role: Role): Promise<LiveCounts> {
  const [counts, leads, newest, comments] = await Promise.all([
    countTabs(store, role),
    mayUse(role, 'leads') ? countLeadsByStatus(store) : null,
    mayUse(role, 'leads') ? findNewestLead(store) : null,
    mayUse(role, 'content') ? countComments(store) : null,
  ]);
  return { counts, newestLead: newest, signature: JSON.stringify([counts, leads, newest?.id, comments]) };
}

async function findNewestLead(store: Store): Promise<LiveCounts['newestLead']> {
  const { leads } = await listLeads(store, { pageSize: 1, isSuspected: false });
  const [lead] = leads;
  return lead === undefined ? null : { id: lead.id, name: `${lead.firstName} ${lead.lastName}`.trim() };
}
