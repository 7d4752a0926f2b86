import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  findLead,
  inStockProducts,
  publish,
  reservePiece,
  setFollowUp,
  systemActor,
  type Store,
} from '@showroom/store/admin';
import { dropTable } from '@showroom/store/testing';
import { writePlanAnswer } from '@showroom/forms/plan-answer';
import { encodePlan } from '@showroom/slab-planner/plan-code';
import { startPlan } from '@showroom/slab-planner/start-plan';
import { piecesFromTemplate } from '@showroom/slab-planner/templates';
import { describe, expect, it } from 'vitest';
import { ask, enter, responseOf } from '../../testing/requests.ts';
import { newLead, storeLead } from '../../testing/sample-lead.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { action, loader } from './lead.route.tsx';

async function signedIn() {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await signIn(store);
  const argsFor = (leadId: string, fields?: Record<string, string>) =>
    enter(newContext, ask(`/admin/leads/${leadId}`, { token, fields }), {
      params: { leadId },
      pattern: '/admin/leads/:leadId',
    });
  return {
    store,
    open: async (leadId: string) => loader(await argsFor(leadId)),
    send: async (leadId: string, fields: Record<string, string>) => action(await argsFor(leadId, fields)),
  };
}

const missing = expect.objectContaining({ init: { status: 404 } });

async function publishPiece(store: Store): Promise<string> {
  const result = await store.write({ actor: systemActor }, (transaction) =>
    publish(transaction, inStockProducts, {
      from: 0,
      fields: { name: 'Oak', description: 'One.', category: 'Bathroom Vanities', quantity: 1 },
    }),
  );
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.content.id;
}

describe('reading a lead', () => {
  it('writes nothing', async () => {
    const { store, open } = await signedIn();
    const lead = await storeLead(store);
    expect(lead.isRead).toBe(false);
    expect(await open(lead.id)).toMatchObject({ lead: { reference: lead.reference, message: lead.message } });
    // Any further write would be done by now, because writes are sequential.
    await storeLead(store, { message: 'Another' });
    expect(await findLead(store, lead.id)).toEqual(lead);
  });

  it('draws its countertop plan, and opens without one that can’t be read', async () => {
    const { store, open } = await signedIn();
    const code = encodePlan({ ...startPlan('aurora'), pieces: piecesFromTemplate('island') });
    for (const [query, slabs] of [
      [`?plan=${code}`, 1],
      [`?plan=${code.slice(4)}`, 0],
      ['?plan=%00', 0],
      ['', 0],
    ] as const) {
      const answer = writePlanAnswer({ words: '1 piece', url: `https://shop.example/slab-planner${query}` });
      const lead = await storeLead(store, { answers: [answer] });
      expect((await open(lead.id)).planSlabs).toHaveLength(slabs);
    }
  });

  it.each([
    ['(807) 555-0123 poste 12', 'tel:+18075550123;ext=12'],
    ['+44 (0)20 7946 0018', 'tel:+442079460018'],
    ['1-800-FLOWERS', 'tel:+18003569377'],
    // Stored by an older version.
    ['5550142', null],
    ['ask for Sam', null],
  ])('dials %s', async (phone, phoneHref) => {
    const { store, open } = await signedIn();
    const lead = await storeLead(store, { phone });
    expect(await open(lead.id)).toMatchObject({ lead: { phone }, phoneHref });
  });

  it('returns 404 for a missing lead', async () => {
    const { open } = await signedIn();
    await expect(open('gone')).rejects.toEqual(missing);
  });
});

describe('working on a lead', () => {
  it('marks it as read by POST, and shows a notice without scripts', async () => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    expect(await send(lead.id, { intent: 'read' })).toEqual({ message: 'Marked as read.' });
    expect(await findLead(store, lead.id)).toMatchObject({ isRead: true });
  });

  it('shows a lead that can’t be marked as read', async () => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    await dropTable(store, 'lead_count');
    expect(await send(lead.id, { intent: 'read' })).toMatchObject({ init: { status: 503 } });
    expect(await findLead(store, lead.id)).toEqual(lead);
  });

  it('moves it to another status, with a notice', async () => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    expect(await send(lead.id, { intent: 'status', status: 'quoted' })).toEqual({
      message: 'Status changed to Quoted.',
    });
    expect(await findLead(store, lead.id)).toMatchObject({ status: 'quoted' });
  });

  it('confirms the hold of a reservation, or says why it can’t', async () => {
    const { store, send } = await signedIn();
    const productId = await publishPiece(store);
    const reserve = (email: string) =>
      reservePiece(store, { ...newLead, kind: 'reservation', email, phone: null }, { productId, network: null });
    const first = await reserve('first@home.example');
    if (!first.ok) throw new Error(first.code);
    const { leadId } = first;
    expect(await findLead(store, leadId)).toMatchObject({ hold: { state: 'unconfirmed' } });
    expect(await send(leadId, { intent: 'confirm-hold' })).toEqual({
      message: expect.stringMatching(/^Confirmed\. Reserved until \w+day, /),
    });
    expect(await findLead(store, leadId)).toMatchObject({ hold: { state: 'confirmed' } });

    await send(leadId, { intent: 'status', status: 'lost' });
    expect(await send(leadId, { intent: 'confirm-hold' })).toMatchObject({
      data: { isRefused: true, message: expect.stringContaining('lost') },
      init: { status: 409 },
    });
    await reserve('second@home.example');
    await send(leadId, { intent: 'status', status: 'new' });
    expect(await send(leadId, { intent: 'confirm-hold' })).toMatchObject({
      data: { message: expect.stringContaining('someone else') },
      init: { status: 409 },
    });
    expect(await send('gone', { intent: 'confirm-hold' })).toMatchObject({ init: { status: 404 } });
  });

  it('tells the second of two users who was faster, keeps what was typed, and accepts it the next time', async () => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    const tries = [
      [{ intent: 'status', shown: 'new', status: 'quoted' }, { status: 'lost' }, 'status', 'from New to Quoted'],
      [{ intent: 'value', shown: '', value: '980.50' }, { value: '12' }, 'value', 'to $980.50'],
      [
        { intent: 'follow-up', shown: '', followUpOn: '2026-11-30' },
        { followUpOn: '2026-12-01' },
        'followUpOn',
        'to Nov 30, 2026',
      ],
    ] as const;
    for (const [first, change, field, words] of tries) {
      const before = await findLead(store, lead.id);
      // oxlint-disable-next-line no-await-in-loop -- one part after another
      await send(lead.id, first);
      const kept = await findLead(store, lead.id);
      expect(kept).not.toEqual(before);
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await send(lead.id, { ...first, ...change }), field).toMatchObject({
        data: {
          message: expect.stringMatching(new RegExp(`^Owner changed this first, .*${words.replace('$', '\\$')}`)),
          wrong: { field, typed: Object.values(change)[0] },
        },
        init: { status: 409 },
      });
      expect(await findLead(store, lead.id)).toEqual(kept);
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await send(lead.id, first), 'already has this value').toMatchObject({ message: expect.any(String) });
    }
    const again = { intent: 'status', shown: 'quoted', status: 'lost' };
    expect(await send(lead.id, again)).toEqual({ message: 'Status changed to Lost.' });
  });

  it('rejects an unknown status', async () => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    expect(await send(lead.id, { intent: 'status', status: 'sold' })).toMatchObject({ init: { status: 400 } });
    expect(await findLead(store, lead.id)).toMatchObject({ status: 'new' });
  });

  it('saves a value to the cent, and removes it', async () => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    expect(await send(lead.id, { intent: 'value', value: '$12,500.5' })).toEqual({
      message: 'Value set to $12,500.50.',
      kept: 'value',
    });
    expect(await findLead(store, lead.id)).toMatchObject({ valueCents: 1_250_050 });
    await send(lead.id, { intent: 'value', value: '' });
    expect(await findLead(store, lead.id)).toMatchObject({ valueCents: null });
  });

  it('sets and clears a follow-up date, and tells the page the shop’s date', async () => {
    const { store, open, send } = await signedIn();
    const lead = await storeLead(store);
    await send(lead.id, { intent: 'follow-up', followUpOn: '2026-11-30' });
    expect(await open(lead.id)).toMatchObject({ lead: { followUpOn: '2026-11-30' }, today: '2026-11-21' });
    await send(lead.id, { intent: 'follow-up', followUpOn: '' });
    expect(await findLead(store, lead.id)).toMatchObject({ followUpOn: null });
  });

  it('accepts today as the follow-up date, and keeps a past one', async () => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    const set = async (shown: string, followUpOn: string) => send(lead.id, { intent: 'follow-up', shown, followUpOn });
    expect(await set('', '2026-11-21')).toMatchObject({ kept: 'followUpOn' });
    const past = '2026-11-02';
    await store.write({ actor: systemActor }, (t) => setFollowUp(t, { leadId: lead.id, followUpOn: past }));
    expect(await set(past, past)).toMatchObject({ kept: 'followUpOn' });
    expect(await set(past, '2026-11-03')).toMatchObject({ init: { status: 400 } });
  });

  it('saves a note with its author', async () => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    expect(await send(lead.id, { intent: 'note', note: ' Wants oak. ' })).toEqual({
      message: 'Note added.',
      kept: 'note',
    });
    expect((await findLead(store, lead.id))?.notes).toMatchObject([{ author: 'owner', words: 'Wants oak.' }]);
  });

  it.each([
    ['value', 'value', 'about five'],
    ['value', 'value', '-1'],
    ['value', 'value', '10,000,000.01'],
    ['follow-up', 'followUpOn', '2026-02-30'],
    ['follow-up', 'followUpOn', 'tomorrow'],
    ['follow-up', 'followUpOn', '2026-11-20'],
    ['follow-up', 'followUpOn', '0001-01-01'],
    ['note', 'note', ''],
    ['note', 'note', 'x'.repeat(2001)],
  ])('rejects the %s %s=%j, returns what was typed, and saves nothing', async (intent, field, typed) => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    expect(await send(lead.id, { intent, [field]: typed })).toMatchObject({
      init: { status: 400 },
      data: { message: expect.any(String), wrong: { field, typed } },
    });
    expect(await findLead(store, lead.id)).toEqual(lead);
  });

  it('marks it as spam and removes the mark', async () => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    await send(lead.id, { intent: 'suspected' });
    expect(await findLead(store, lead.id)).toMatchObject({ isSuspected: true });
    await send(lead.id, { intent: 'not-suspected' });
    expect(await findLead(store, lead.id)).toMatchObject({ isSuspected: false });
  });

  it('deletes it with its files, and redirects to the inbox', async () => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    const uploadsDir = join(store.dataDir, 'uploads');
    expect(await readdir(uploadsDir)).toHaveLength(lead.files.length);
    const response = await responseOf(() => send(lead.id, { intent: 'delete' }));
    expect(response.headers.get('Location')).toBe('/admin/leads');
    expect(await findLead(store, lead.id)).toBeNull();
    expect(await readdir(uploadsDir)).toEqual([]);
  });

  it('redirects to the inbox when it was deleted twice', async () => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    await send(lead.id, { intent: 'delete' });
    const response = await responseOf(() => send(lead.id, { intent: 'delete' }));
    expect(response.headers.get('Location')).toBe('/admin/leads');
  });

  it.each([{}, { intent: 'sell' }])('rejects an unknown form: %j', async (fields) => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    expect(await send(lead.id, { ...fields, filler: '' })).toMatchObject({ init: { status: 400 } });
  });

  it.each([
    [
      { intent: 'status', status: 'won' },
      { field: 'status', typed: 'won' },
    ],
    [
      { intent: 'value', value: '5' },
      { field: 'value', typed: '5' },
    ],
    [
      { intent: 'follow-up', followUpOn: '2026-11-30' },
      { field: 'followUpOn', typed: '2026-11-30' },
    ],
    [{ intent: 'suspected' }, undefined],
    [{ intent: 'not-suspected' }, undefined],
  ])('says who deleted the lead, on the page that still shows it: %j', async (fields, wrong) => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    await send(lead.id, { intent: 'delete' });
    expect(await send(lead.id, fields)).toMatchObject({
      init: { status: 404 },
      data: {
        message: expect.stringMatching(/^Owner deleted this lead on .* Nothing was saved\.$/),
        ...(wrong === undefined ? { isRefused: true } : { wrong }),
      },
    });
  });

  it('returns a note for a lead that was deleted since', async () => {
    const { store, send } = await signedIn();
    const lead = await storeLead(store);
    await send(lead.id, { intent: 'delete' });
    await expect(send(lead.id, { intent: 'note', note: 'Wants oak.\n' })).rejects.toMatchObject({
      init: { status: 404 },
      data: {
        unsavedText: {
          deletion: { by: 'Owner', at: expect.any(String) },
          typed: [{ label: 'New note', words: 'Wants oak.\n' }],
        },
      },
    });
  });
});
