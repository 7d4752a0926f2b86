import { describe, expect, it } from 'vitest';
import type { Store } from '../../store.ts';
import { sampleLead } from '../../testing/sample-input.ts';
import { bySystem, temporaryStore } from '../../testing/temporary-store.ts';
import { createLead } from '../create-lead.ts';
import type { LeadOrder } from '../lead-order.ts';
import type { NewLead } from '../new-lead.ts';
import { deleteLead, setFollowUp, setLeadStatus, setLeadValue } from './change-lead.ts';
import type { LeadFilter } from './lead-filter.ts';
import { findLeadNeighbours, listRelatedLeads } from './lead-neighbours.ts';
import { listLeads } from './list-leads.ts';

async function submit(store: Store, lead: Partial<NewLead>): Promise<string> {
  const result = await createLead(store, sampleLead(lead), []);
  if (!result.ok) throw new Error(result.code);
  return result.leadId;
}

/** Six leads, every second of which asks for an island; two are contacted, three have a day. */
async function sixLeads() {
  const store = await temporaryStore();
  const ids: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    const message = index % 2 === 0 ? `An island, ${index}` : `A vanity, ${index}`;
    ids.push(await submit(store, { lastName: `Number${index}`, message, kind: index < 3 ? 'contact' : 'short-quote' }));
  }
  await bySystem(store, async (transaction) => {
    for (const index of [1, 4]) await setLeadStatus(transaction, { leadId: ids[index] ?? '', status: 'contacted' });
    const days = ['2026-12-03', null, '2026-12-01', null, '2026-12-03'];
    await setLeadValue(transaction, { leadId: ids[3] ?? '', valueCents: 90_000 });
    for (const [index, followUpOn] of days.entries()) {
      await setFollowUp(transaction, { leadId: ids[index] ?? '', followUpOn });
    }
  });
  return { store, ids };
}

const DUE_FIRST: LeadOrder = { by: 'due', isDescending: false };

const filters: [string, LeadFilter & { order?: LeadOrder }][] = [
  ['nothing', {}],
  ['a status', { status: 'new' }],
  ['a form', { kind: 'contact' }],
  ['a search', { query: 'island' }],
  ['a search and a status', { query: 'island', status: 'new' }],
  ['the day to follow up', { order: DUE_FIRST }],
  ['a search and the day to follow up', { query: 'island', order: DUE_FIRST }],
  ['the oldest first', { order: { by: 'received', isDescending: false } }],
  ['the oldest of a search first', { query: 'island', order: { by: 'received', isDescending: false } }],
  ['name', { order: { by: 'name', isDescending: false } }],
  ['status, of one form', { kind: 'contact', order: { by: 'status', isDescending: true } }],
  ['value, most first', { order: { by: 'value', isDescending: true } }],
];

describe('the neighbours of a lead', () => {
  it.each(filters)(
    'are those of the list that is narrowed by %s, from its first to its last',
    async (_name, filter) => {
      const { store } = await sixLeads();
      const listed = (await listLeads(store, filter)).leads.map(({ id }) => id);
      expect(listed.length).toBeGreaterThan(1);
      for (const [place, id] of listed.entries()) {
        const { previous, next } = await findLeadNeighbours(store, filter, id);
        expect([previous?.id, next?.id]).toEqual([listed[place - 1], listed[place + 1]]);
      }
    },
  );

  it('stay the same when the lead has left the list', async () => {
    const { store, ids } = await sixLeads();
    const leadId = ids[3] ?? '';
    const before = await findLeadNeighbours(store, { status: 'new' }, leadId);
    await bySystem(store, (transaction) => setLeadStatus(transaction, { leadId, status: 'won' }));
    expect(await findLeadNeighbours(store, { status: 'new' }, leadId)).toEqual(before);
    expect(before).toMatchObject({ previous: { lastName: 'Number5' }, next: { lastName: 'Number2' } });
  });

  it('are the first follow-ups once the lead is done', async () => {
    const { store, ids } = await sixLeads();
    const leadId = ids[2] ?? '';
    await bySystem(store, (transaction) => setFollowUp(transaction, { leadId, followUpOn: null }));
    expect(await findLeadNeighbours(store, { order: DUE_FIRST }, leadId)).toMatchObject({
      previous: null,
      next: { lastName: 'Number0' },
    });
  });

  it('don’t exist for a deleted lead', async () => {
    const { store, ids } = await sixLeads();
    const leadId = ids[2] ?? '';
    await bySystem(store, (transaction) => deleteLead(transaction, { leadId }));
    expect(await findLeadNeighbours(store, {}, leadId)).toEqual({ previous: null, next: null });
    // The page above it in a sorted list is the first one, and not the last.
    const order = { by: 'value', isDescending: true } as const;
    const first = await listLeads(store, { order, pageSize: 2 });
    expect(await listLeads(store, { order, pageSize: 2, above: 3 })).toEqual(first);
  });
});

describe('other leads of the same person', () => {
  it('are found by mailbox or number, in any spelling, newest first', async () => {
    const store = await temporaryStore();
    const phone = '(807) 555-0144';
    await submit(store, { email: 'other@home.example', phone: '(807) 555-0145', message: 'Someone else' });
    const byMail = await submit(store, {
      email: 'Anna+Kitchen@home.example',
      phone: null,
      message: '1',
      subject: null,
    });
    const byPhone = await submit(store, { email: '', phone: '+1 807·555·0144 ext. 2', message: '2', kind: 'contact' });
    const leadId = await submit(store, { email: 'anna@home.example', phone, message: '3' });
    const later = await submit(store, { email: 'anna@home.example', phone, message: '4' });
    await bySystem(store, (transaction) => setLeadStatus(transaction, { leadId: byMail, status: 'won' }));
    const related = await listRelatedLeads(store, leadId);
    expect(related.map(({ id }) => id)).toEqual([later, byPhone, byMail]);
    expect(related).toMatchObject([
      { kind: 'short-quote', status: 'new', subjectLabel: 'Aurora quartz' },
      { kind: 'contact', status: 'new' },
      { status: 'won', subjectLabel: null, createdAt: expect.stringMatching(/Z$/), reference: expect.any(String) },
    ]);
  });

  it('aren’t looked for without a mailbox or a complete number', async () => {
    const store = await temporaryStore();
    await submit(store, { email: '', phone: '555', message: '1' });
    await submit(store, { email: '', phone: null, message: '2' });
    const leadId = await submit(store, { email: '', phone: '555', message: '3' });
    expect(await listRelatedLeads(store, leadId)).toEqual([]);
  });
});
