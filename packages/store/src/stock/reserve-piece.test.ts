import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contentVersion } from '../content/content-version.ts';
import { publish } from '../content/editing/edit-content.ts';
import { inStockProducts, type InStockProduct } from '../content/kinds/in-stock-product.ts';
import { nextScheduledChange } from '../content/published/next-scheduled-change.ts';
import { deleteLead, setLeadStatus, setLeadSuspected } from '../leads/inbox/change-lead.ts';
import { findLead } from '../leads/inbox/find-lead.ts';
import { countLeadsByStatus } from '../leads/inbox/list-leads.ts';
import { streamLeadsCsv } from '../leads/inbox/export-leads.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { runOnStore } from '../testing/child-process.ts';
import { sampleLead } from '../testing/sample-input.ts';
import { bySystem, temporaryDirectory, temporaryStore, TestClock } from '../testing/temporary-store.ts';
import { findStocked, listStock } from './list-stock.ts';
import { reservePiece } from './reserve-piece.ts';
import type { Store } from '../store.ts';

/** Reserved on Saturday, 21 November 2026 at 10 am in Thunder Bay: Monday, Tuesday and Wednesday have pick-up. */
const HELD_UNTIL = '2026-11-25T21:30:00.000Z';
const suspicious = { score: 90, reasons: ['The hidden field was filled in'] };

async function stockProduct(store: Store, fields: Partial<InStockProduct> = {}): Promise<string> {
  const result = await bySystem(store, (t) =>
    publish(t, inStockProducts, {
      from: 0,
      fields: { name: 'Pine vanity', description: 'One.', category: 'Bathroom Vanities', quantity: 1, ...fields },
    }),
  );
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.content.id;
}

const reserve = (store: Store, productId: string, who = 'visitor', lead: Parameters<typeof sampleLead>[0] = {}) =>
  reservePiece(
    store,
    sampleLead({ kind: 'reservation', email: `${who}@home.example`, phone: null, ...lead }),
    productId,
  );

async function leadIdOf(reservation: ReturnType<typeof reserve>): Promise<string> {
  const result = await reservation;
  if (!result.ok) throw new Error(`Not reserved: ${result.code}`);
  return result.leadId;
}

const stockIn = async (store: Store, slug = 'pine-vanity') => {
  const { state, left, heldUntil } = (await findStocked(store, slug)) ?? {};
  return { state, left, heldUntil };
};

describe('a reservation', () => {
  it('takes one from what can be promised, and tells visitors and owner', async () => {
    const store = await temporaryStore();
    const productId = await stockProduct(store, { quantity: 2 });
    const version = contentVersion(store);
    const result = await reserve(store, productId);
    expect(result).toMatchObject({ ok: true, isRepeat: false, heldUntil: HELD_UNTIL });
    expect(await stockIn(store)).toEqual({ state: 'low-stock', left: 1, heldUntil: HELD_UNTIL });
    expect(contentVersion(store)).toBe(version + 1);
    const lead = await findLead(store, result.ok ? result.reference : '');
    expect(lead?.hold).toEqual({ state: 'held', until: HELD_UNTIL });
    expect(lead?.mails.map(({ template }) => template)).toEqual(['owner-notice', 'visitor-confirmation']);

    const settings = { facts: defaultBusinessFacts, mailTo: 'owner@shop.example' };
    for (const template of ['owner-notice', 'visitor-confirmation'] as const) {
      const mail = await composeMail(
        store,
        { template, leadId: lead?.id ?? '', digestDay: null, replyId: null, letter: null },
        settings,
      );
      expect(JSON.stringify(mail)).toContain('until Wednesday, November 25, 4:30 pm');
    }
    let csv = '';
    for await (const piece of streamLeadsCsv(store)) csv += piece;
    expect(csv).toContain('"2026-11-25 16:30:00"');
  });

  it('of the last piece is told that nothing is left, and nothing is stored', async () => {
    const store = await temporaryStore();
    const productId = await stockProduct(store);
    await reserve(store, productId, 'first');
    expect(await stockIn(store)).toMatchObject({ state: 'reserved', left: 0 });
    expect(await reserve(store, productId, 'second')).toEqual({ ok: false, code: 'nothing-left' });
    expect((await countLeadsByStatus(store)).total).toBe(1);
  });

  it('that is sent twice holds one piece', async () => {
    const store = await temporaryStore();
    const productId = await stockProduct(store, { quantity: 2 });
    const first = await reserve(store, productId);
    expect(await reserve(store, productId)).toEqual({ ...first, isRepeat: true });
    expect(await stockIn(store)).toMatchObject({ left: 1 });
  });

  it('of a second one of the same by the same person is told of the first, and leaves the rest to others', async () => {
    const clock = new TestClock();
    const store = await temporaryStore({ clock });
    const productId = await stockProduct(store, { quantity: 3 });
    const other = await stockProduct(store, { name: 'Birch vanity', quantity: 3 });
    await reserve(store, productId, 'ann', { phone: '(807) 555-0188', message: 'First.' });
    const held = { ok: false, code: 'already-held', heldUntil: HELD_UNTIL };
    expect(await reserve(store, productId, 'ANN', { message: 'Again.' })).toEqual(held);
    expect(await reserve(store, productId, 'bob', { phone: '+1 807-555-0188', message: 'Again.' })).toEqual(held);
    expect(await stockIn(store)).toMatchObject({ left: 2 });
    expect((await countLeadsByStatus(store)).total).toBe(1);

    // Two who left no address are not one person.
    for (const phone of ['(807) 555-0110', '(807) 555-0111'])
      expect(await reserve(store, other, '', { email: '', phone })).toMatchObject({ ok: true });
    expect(await reserve(store, other, 'ann', { message: 'Another piece.' })).toMatchObject({ ok: true });
    expect(await reserve(store, productId, 'cem')).toMatchObject({ ok: true });
    expect(await reserve(store, productId, 'dee')).toMatchObject({ ok: true });
    // Told of their own piece, not that none is left.
    expect(await reserve(store, productId, 'ann', { message: 'Once more.' })).toEqual(held);
    clock.advance(Date.parse(HELD_UNTIL) - clock.now().getTime());
    expect(await reserve(store, productId, 'ann', { message: 'After its end.' })).toMatchObject({ ok: true });
  });

  it('is not taken of what is sold out, by count or by the word of the owner, nor of what visitors do not see', async () => {
    const store = await temporaryStore();
    const none = await stockProduct(store, { name: 'None', quantity: 0 });
    const closed = await stockProduct(store, { name: 'Closed', quantity: 4, statusOverride: 'out-of-stock' });
    const claimed = await stockProduct(store, { name: 'Claimed', quantity: 0, statusOverride: 'in-stock' });
    for (const id of [none, closed, claimed, 'no-such-product'])
      expect(await reserve(store, id, id)).toEqual({ ok: false, code: 'nothing-left' });
    const states = (await listStock(store)).map(({ slug, state, left }) => `${slug}: ${state}, ${left}`);
    expect(states.toSorted()).toEqual(['claimed: in-stock, 0', 'closed: sold-out, 0', 'none: sold-out, 0']);
  });

  it('ends by itself, and kept pages with it', async () => {
    const clock = new TestClock();
    const store = await temporaryStore({ clock });
    const productId = await stockProduct(store);
    const leadId = await leadIdOf(reserve(store, productId));
    expect(await nextScheduledChange(store)).toBe(HELD_UNTIL);
    clock.advance(Date.parse(HELD_UNTIL) - clock.now().getTime() - 1);
    expect(await reserve(store, productId, 'early')).toEqual({ ok: false, code: 'nothing-left' });
    clock.advance(1);
    expect(await stockIn(store)).toEqual({ state: 'low-stock', left: 1, heldUntil: null });
    expect((await findLead(store, leadId))?.hold?.state).toBe('expired');
    expect(await reserve(store, productId, 'second')).toMatchObject({ ok: true });
  });

  it.each(['lost', 'archived', 'spam', 'deleted'] as const)('frees its piece when it is %s', async (end) => {
    const store = await temporaryStore();
    const productId = await stockProduct(store);
    const leadId = await leadIdOf(reserve(store, productId));
    await bySystem(store, async (t) => {
      await setLeadStatus(t, { leadId, status: 'won' });
    });
    expect(await stockIn(store)).toMatchObject({ state: 'reserved' });
    const version = contentVersion(store);
    await bySystem<unknown>(store, (t) =>
      end === 'spam'
        ? setLeadSuspected(t, { leadId, isSuspected: true })
        : end === 'deleted'
          ? deleteLead(t, { leadId })
          : setLeadStatus(t, { leadId, status: end }),
    );
    expect(await stockIn(store)).toEqual({ state: 'low-stock', left: 1, heldUntil: null });
    expect(contentVersion(store)).toBe(version + 1);
  });

  it('that comes back gets a piece if one is left, and never somebody else’s', async () => {
    const store = await temporaryStore();
    const productId = await stockProduct(store);
    const leadId = await leadIdOf(reserve(store, productId, 'first'));
    const move = (status: 'lost' | 'new') => bySystem(store, (t) => setLeadStatus(t, { leadId, status }));
    await move('lost');
    await move('new');
    expect(await stockIn(store)).toMatchObject({ state: 'reserved' });
    await move('lost');
    await leadIdOf(reserve(store, productId, 'second'));
    await move('new');
    expect((await findLead(store, leadId))?.hold?.state).toBe('freed');
  });

  it('that looks like spam is kept and takes nothing away, until the owner clears it', async () => {
    const store = await temporaryStore();
    const productId = await stockProduct(store);
    const result = await reserve(store, productId, 'robot', { spam: suspicious });
    expect(result).toMatchObject({ ok: true, heldUntil: null });
    expect(await stockIn(store)).toMatchObject({ state: 'low-stock', left: 1 });
    const leadId = result.ok ? result.leadId : '';
    await bySystem(store, (t) => setLeadSuspected(t, { leadId, isSuspected: false }));
    expect(await stockIn(store)).toMatchObject({ state: 'reserved', left: 0 });
  });
});

it('lets one of many have the last piece: two processes, several visitors each, at the same moment', async () => {
  const dataDir = await temporaryDirectory();
  const store = await temporaryStore({ dataDir, clock: { now: () => new Date() } });
  const productId = await stockProduct(store, { quantity: 3 });
  const startAt = String(Date.now() + 1500);
  const children = await Promise.all(
    ['a', 'b'].map((who) => runOnStore('testing/reserve-last.ts', dataDir, [startAt, '4', productId, who])),
  );
  await Promise.all(children.map((child) => child.ended));
  const results = children.flatMap((child) => child.lines()).map((line) => resultSchema.parse(JSON.parse(line)));
  expect(results).toHaveLength(8);
  expect(results.filter(({ ok }) => ok)).toHaveLength(3);
  expect(new Set(results.filter(({ ok }) => !ok).map(({ code }) => code))).toEqual(new Set(['nothing-left']));
  expect(await stockIn(store)).toMatchObject({ state: 'reserved', left: 0 });
  expect((await countLeadsByStatus(store)).total).toBe(3);
});

const resultSchema = z.object({ ok: z.boolean(), code: z.string().optional() });
