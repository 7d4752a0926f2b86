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
import { findHoldEnd } from '@showroom/catalog-data/hold-end';
import { reader } from '../database/handles.ts';
import { runOnStore } from '../testing/child-process.ts';
import { sampleLead } from '../testing/sample-input.ts';
import { bySystem, temporaryDirectory, temporaryStore, TestClock } from '../testing/temporary-store.ts';
import { confirmHold } from './confirm-hold.ts';
import { confirmLinkedHold, createHoldLink, findLinkedHold, HOLD_LINK_MS, HOLD_LINK_PATH } from './hold-link.ts';
import { findStocked, listStock } from './list-stock.ts';
import { forgetHoldNetworks, reservePiece, UNCONFIRMED_A_DAY, UNCONFIRMED_AT_ONCE } from './reserve-piece.ts';
import type { Store } from '../store.ts';

/** Reserved on Saturday, 21 November 2026 at 10 am in Thunder Bay: held for an hour … */
const HELD_UNTIL = '2026-11-21T16:00:00.000Z';
/** … and once confirmed until the third day with pick-up. */
const CONFIRMED_UNTIL = findHoldEnd(
  defaultBusinessFacts.hours.pickUp,
  new Date('2026-11-21T15:00:00.000Z'),
).toISOString();
const HOUR_MS = 60 * 60 * 1000;
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

const reserve = (
  store: Store,
  productId: string,
  who = 'visitor',
  { network = null, ...lead }: Parameters<typeof sampleLead>[0] & { network?: string | null } = {},
) =>
  reservePiece(store, sampleLead({ kind: 'reservation', email: `${who}@home.example`, phone: null, ...lead }), {
    productId,
    network,
  });

const confirm = (store: Store, leadId: string) => bySystem(store, (t) => confirmHold(t, { leadId }));

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
  it('takes a piece, and shows it to visitors and the owner', async () => {
    const store = await temporaryStore();
    const productId = await stockProduct(store, { quantity: 2 });
    const version = contentVersion(store);
    const result = await reserve(store, productId);
    expect(result).toMatchObject({
      ok: true,
      isRepeat: false,
      heldUntil: HELD_UNTIL,
      isConfirmed: false,
      isEmailed: true,
    });
    expect(await stockIn(store)).toEqual({ state: 'low-stock', left: 1, heldUntil: HELD_UNTIL });
    expect(contentVersion(store)).toBe(version + 1);
    const lead = await findLead(store, result.ok ? result.reference : '');
    expect(lead?.hold).toEqual({ state: 'unconfirmed', until: HELD_UNTIL, wasConfirmed: false });
    expect(lead?.mails.map(({ template }) => template)).toEqual(['owner-notice', 'visitor-confirmation']);

    const settings = {
      facts: defaultBusinessFacts,
      mailTo: 'owner@shop.example',
      siteUrl: 'https://shop.example',
    };
    for (const template of ['owner-notice', 'visitor-confirmation'] as const) {
      const mail = await composeMail(
        store,
        { template, leadId: lead?.id ?? '', digestDay: null, replyId: null, letter: null },
        settings,
      );
      expect(JSON.stringify(mail)).toContain('until Saturday, November 21, 11 am');
      const link = `https://shop.example${await createHoldLink(store, lead?.id ?? '')}`;
      expect(JSON.stringify(mail).includes(link)).toBe(template === 'visitor-confirmation');
    }
    let csv = '';
    for await (const piece of streamLeadsCsv(store)) csv += piece;
    expect(csv).toContain('"2026-11-21 11:00:00"');
  });

  it('is rejected when nothing is left, and isn’t stored', async () => {
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

  it('is limited to one per person and product', async () => {
    const clock = new TestClock();
    const store = await temporaryStore({ clock });
    const productId = await stockProduct(store, { quantity: 3 });
    const other = await stockProduct(store, { name: 'Birch vanity', quantity: 3 });
    await reserve(store, productId, 'ann', { phone: '(807) 555-0188', message: 'First.' });
    const held = { ok: false, code: 'already-held', heldUntil: HELD_UNTIL, isConfirmed: false };
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

  it('is rejected for sold-out and unpublished products', async () => {
    const store = await temporaryStore();
    const none = await stockProduct(store, { name: 'None', quantity: 0 });
    const closed = await stockProduct(store, { name: 'Closed', quantity: 4, statusOverride: 'out-of-stock' });
    const claimed = await stockProduct(store, { name: 'Claimed', quantity: 0, statusOverride: 'in-stock' });
    for (const id of [none, closed, claimed, 'no-such-product'])
      expect(await reserve(store, id, id)).toEqual({ ok: false, code: 'nothing-left' });
    const states = (await listStock(store)).map(({ slug, state, left }) => `${slug}: ${state}, ${left}`);
    expect(states.toSorted()).toEqual(['claimed: in-stock, 0', 'closed: sold-out, 0', 'none: sold-out, 0']);
  });

  it('expires, and cached pages with it', async () => {
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

  it('that is restored gets a piece only if one is left', async () => {
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

  it('that looks like spam holds nothing until the owner clears it', async () => {
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

describe('an unconfirmed hold', () => {
  it('expires after an hour, and lasts the full time once confirmed', async () => {
    const clock = new TestClock();
    const store = await temporaryStore({ clock });
    const productId = await stockProduct(store, { quantity: 2 });
    const [kept, left] = [
      await leadIdOf(reserve(store, productId, 'kept')),
      await leadIdOf(reserve(store, productId, 'left')),
    ];
    const version = contentVersion(store);
    expect(await confirm(store, kept)).toEqual({ ok: true, until: CONFIRMED_UNTIL });
    expect(contentVersion(store)).toBe(version + 1);
    // Once more changes nothing.
    clock.advance(1000);
    expect(await confirm(store, kept)).toEqual({ ok: true, until: CONFIRMED_UNTIL });
    expect(contentVersion(store)).toBe(version + 1);
    expect(await stockIn(store)).toMatchObject({ state: 'reserved', left: 0 });

    clock.advance(HOUR_MS);
    expect(await stockIn(store)).toEqual({ state: 'low-stock', left: 1, heldUntil: CONFIRMED_UNTIL });
    expect((await findLead(store, kept))?.hold?.state).toBe('confirmed');
    // The request stays, and can be confirmed while one is left.
    expect((await findLead(store, left))?.hold).toMatchObject({ state: 'expired', wasConfirmed: false });
    expect(await confirm(store, left)).toMatchObject({ ok: true });
    expect(await stockIn(store)).toMatchObject({ state: 'reserved', left: 0 });
    expect((await countLeadsByStatus(store)).total).toBe(2);
  });

  it('can’t be confirmed when nothing is left, for a second of the same person, or when it was given up', async () => {
    const clock = new TestClock();
    const store = await temporaryStore({ clock });
    const productId = await stockProduct(store);
    const first = await leadIdOf(reserve(store, productId, 'first'));
    clock.advance(HOUR_MS);
    const second = await leadIdOf(reserve(store, productId, 'second'));
    expect(await confirm(store, first)).toEqual({ ok: false, code: 'nothing-left' });
    expect((await findLead(store, first))?.hold?.state).toBe('expired');

    await bySystem(store, (t) => setLeadStatus(t, { leadId: second, status: 'lost' }));
    expect(await confirm(store, second)).toEqual({ ok: false, code: 'given-up' });
    await leadIdOf(reserve(store, productId, 'first', { message: 'Once more.' }));
    expect(await confirm(store, first)).toEqual({ ok: false, code: 'already-held' });
    expect(await confirm(store, 'no-such-lead')).toEqual({ ok: false, code: 'unknown' });
  });

  it('is limited per network: a further request holds nothing until it is confirmed', async () => {
    const clock = new TestClock();
    const store = await temporaryStore({ clock });
    const productId = await stockProduct(store, { quantity: 40 });
    const from = (who: string, network = '198.51.100.7') => reserve(store, productId, who, { network });
    let made = 0;
    const fill = async (count: number) => {
      for (let index = 0; index < count; index += 1)
        expect(await from(`robot${(made += 1)}`)).toMatchObject({ ok: true, heldUntil: expect.any(String) });
    };
    await fill(UNCONFIRMED_AT_ONCE);
    const beyond = await from('beyond');
    expect(beyond).toMatchObject({ ok: true, heldUntil: null, isEmailed: true });
    expect(await stockIn(store)).toMatchObject({ left: 40 - UNCONFIRMED_AT_ONCE });
    expect(await from('elsewhere', '198.51.100.8')).toMatchObject({ heldUntil: expect.any(String) });

    // Confirming makes room for the next.
    const leadId = beyond.ok ? beyond.leadId : '';
    expect(await confirm(store, leadId)).toMatchObject({ ok: true });
    const later = HOUR_MS + 1;
    clock.advance(later);
    await fill(UNCONFIRMED_A_DAY - UNCONFIRMED_AT_ONCE);
    clock.advance(later);
    // None is open, and the day is used up.
    expect(await from('too-many-today')).toMatchObject({ ok: true, heldUntil: null });
    clock.advance(24 * HOUR_MS);
    await bySystem(store, forgetHoldNetworks);
    await fill(1);
    const { networks } = await reader(store)
      .selectFrom('hold')
      .select((eb) => eb.fn.count<number>('network').as('networks'))
      .executeTakeFirstOrThrow();
    expect(networks).toBe(1);
  });
});

const tokenOf = async (store: Store, leadId: string) =>
  (await createHoldLink(store, leadId)).slice(HOLD_LINK_PATH.length);
const stateOf = async (store: Store, token: string) => (await findLinkedHold(store, token))?.state;

describe('the link of a reservation', () => {
  it('shows the state of the reservation, and confirms it', async () => {
    const clock = new TestClock();
    const store = await temporaryStore({ clock });
    const productId = await stockProduct(store);
    const leadId = await leadIdOf(reserve(store, productId, 'first'));
    const token = await tokenOf(store, leadId);
    expect(await findLinkedHold(store, token)).toMatchObject({
      state: 'waiting',
      name: 'Pine vanity',
      until: HELD_UNTIL,
    });
    // Opening it as often as a mail scanner likes confirms nothing.
    expect((await findLead(store, leadId))?.hold?.state).toBe('unconfirmed');
    clock.advance(HOUR_MS);
    expect(await stateOf(store, token)).toBe('lapsed');
    const second = await leadIdOf(reserve(store, productId, 'second'));
    expect(await stateOf(store, token)).toBe('taken');
    expect(await confirmLinkedHold(store, token)).toEqual({ ok: false, code: 'nothing-left' });

    const other = await tokenOf(store, second);
    expect(await confirmLinkedHold(store, other)).toMatchObject({ ok: true });
    expect(await stateOf(store, other)).toBe('confirmed');
    clock.advance(8 * 24 * HOUR_MS);
    expect(await stateOf(store, other)).toBe('ended');
    expect(await confirmLinkedHold(store, other)).toMatchObject({ ok: false });
    expect(await stateOf(store, token)).toBe('too-old');
    expect(await confirmLinkedHold(store, token)).toMatchObject({ ok: false });
    expect(HOLD_LINK_MS).toBeLessThan(8 * 24 * HOUR_MS);
    expect(await stockIn(store)).toMatchObject({ left: 1 });
  });

  it('is valid only for its reservation, and can’t be guessed', async () => {
    const store = await temporaryStore();
    const productId = await stockProduct(store, { quantity: 3 });
    const [first, second] = [
      await tokenOf(store, await leadIdOf(reserve(store, productId, 'first'))),
      await tokenOf(store, await leadIdOf(reserve(store, productId, 'second'))),
    ];
    const otherId = first.slice(0, 32) + second.slice(32);
    const oneBit = first.slice(0, -1) + (first.endsWith('0') ? '1' : '0');
    for (const token of [
      '',
      'x',
      first.slice(0, 32),
      first.toUpperCase(),
      `${first}0`,
      otherId,
      oneBit,
      'constructor',
    ]) {
      expect(await findLinkedHold(store, token)).toBeUndefined();
      expect(await confirmLinkedHold(store, token)).toEqual({ ok: false, code: 'unknown' });
    }
  });

  it('ends with the lead', async () => {
    const store = await temporaryStore();
    const productId = await stockProduct(store);
    const leadId = await leadIdOf(reserve(store, productId));
    const token = await tokenOf(store, leadId);
    await bySystem(store, (t) => setLeadStatus(t, { leadId, status: 'archived' }));
    expect(await stateOf(store, token)).toBe('given-up');
    expect(await confirmLinkedHold(store, token)).toEqual({ ok: false, code: 'given-up' });
    await bySystem(store, (t) => deleteLead(t, { leadId }));
    expect(await stateOf(store, token)).toBeUndefined();
  });
});

it('lets one of many confirm the last piece after the hour, across two processes', async () => {
  const dataDir = await temporaryDirectory();
  const clock = { at: Date.now() - 2 * HOUR_MS, now: () => new Date(clock.at) };
  const store = await temporaryStore({ dataDir, clock });
  const productId = await stockProduct(store, { quantity: 6 });
  const leadIds: string[] = [];
  for (let index = 0; index < 6; index += 1) leadIds.push(await leadIdOf(reserve(store, productId, `v${index}`)));
  clock.at = Date.now();
  await setQuantity(store, productId, 2);
  const startAt = String(Date.now() + 1500);
  const children = await Promise.all(
    [leadIds.slice(0, 4), leadIds.slice(2)].map((ids) =>
      runOnStore('testing/confirm-holds.ts', dataDir, [startAt, ...ids]),
    ),
  );
  await Promise.all(children.map((child) => child.ended));
  const results = children.flatMap((child) => child.lines()).map((line) => resultSchema.parse(JSON.parse(line)));
  expect(results).toHaveLength(8);
  expect(await stockIn(store)).toMatchObject({ state: 'reserved', left: 0 });
  const holds = await Promise.all(leadIds.map(async (id) => (await findLead(store, id))?.hold?.state));
  expect(holds.filter((state) => state === 'confirmed')).toHaveLength(2);
  expect(new Set(results.filter(({ ok }) => !ok).map(({ code }) => code))).toEqual(new Set(['nothing-left']));
});

async function setQuantity(store: Store, id: string, quantity: number): Promise<void> {
  const result = await bySystem(store, (t) =>
    publish(t, inStockProducts, {
      id,
      from: 1,
      fields: { name: 'Pine vanity', description: 'One.', category: 'Bathroom Vanities', quantity },
    }),
  );
  if (!result.ok) throw new Error(JSON.stringify(result));
}

it('gives the last piece to one of many visitors, across two processes', async () => {
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
