import {
  findContent,
  findPublished,
  inStockProducts,
  listActivity,
  listPublished,
  listStock,
  works,
} from '@showroom/store/admin';
import { addAccount } from '@showroom/store/testing';
import { describe, expect, it } from 'vitest';
import { pngFile } from '../../testing/png-file.ts';
import { noticeOf } from '../../testing/notice-of.ts';
import { enter, responseOf } from '../../testing/requests.ts';
import { adminUrl, signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { action as deleteItem } from '../delete/delete.route.tsx';
import { action as takeBack } from '../list/bulk/undo.route.ts';
import { action as undeleteItem } from '../trash/undo.route.ts';
import { action as restoreItem, loader as openHistory } from '../history/history.route.tsx';
import { loader as openList } from '../list/list.route.tsx';
import { action as sendForm, loader as openForm } from './edit.route.tsx';
import type { EditState } from './edit-state.ts';
import { kindNames, type ItemName } from '../../frame/navigation/content-kinds.ts';
import { listFields } from '../kinds/kinds.ts';
import { kindOf } from '../kinds/stored-kinds.server.ts';
import { readPictures, readRows } from '../kinds/form-values.ts';

type Sent = Readonly<Record<string, string | File | readonly (string | File)[]>>;

const product: Sent = {
  name: 'Tamarack 36″ Vanity',
  category: 'Bathroom Vanities',
  priceCents: '1,249.50',
  quantity: '4',
  statusOverride: '',
  description: 'Two doors under a quartz top.',
  'specifications.name': ['Size', 'Color', ''],
  'specifications.value': ['36″', 'White', ''],
};
const work: Sent = {
  title: 'Bench by the lake',
  category: 'custom',
  client: 'A. Lehtinen',
  location: 'Shuniah',
  completedOn: '2026-10-02',
  projectType: 'renovation',
  status: 'completed',
  description: 'A bench the length of the window.',
  tags: ['Oak', 'Seating'],
};

function toForm(sent: Sent): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(sent)) {
    for (const value of [values].flat()) form.append(name, value);
  }
  return form;
}

async function openAdmin() {
  const admin = await temporaryAdmin();
  const { store, newContext } = admin;
  const { token } = await signIn(store);
  const argsFor = async <Pattern extends string, Params>(
    pattern: Pattern,
    params: Params,
    { sent, path = pattern, as = token }: { sent?: Sent; path?: string; as?: string } = {},
  ) => {
    const init = sent === undefined ? {} : { method: 'POST', body: toForm(sent) };
    const cookie = `session=${encodeURIComponent(Buffer.from(JSON.stringify(as)).toString('base64'))}`;
    return enter(newContext, new Request(new URL(path, adminUrl), { ...init, headers: { Cookie: cookie } }), {
      params,
      pattern,
    });
  };
  const open = async (items: ItemName) => openForm(await argsFor(`/admin/dashboard-pro/${items}/new`, { id: 'new' }));
  const add = async (items: ItemName, sent: Sent) => {
    const { id } = await open(items);
    const args = await argsFor(`/admin/dashboard-pro/${items}/new`, { id: 'new' }, { sent: { id, ...sent } });
    return { id, answer: await settle(sendForm(args)) };
  };
  const edit = async (items: ItemName, id: string, sent: Sent, as = token) =>
    settle(sendForm(await argsFor(`/admin/dashboard-pro/${items}/:id`, { id }, { sent, as })));
  const load = async (items: ItemName, id: string) => {
    const state = await openForm(await argsFor(`/admin/dashboard-pro/${items}/:id`, { id }));
    return { ...state, isShown: state.status === 'published' };
  };
  const list = async (items: ItemName, search = '') =>
    openList(await argsFor(`/admin/dashboard-pro/${items}`, {}, { path: `/admin/dashboard-pro/${items}${search}` }));
  return { ...admin, argsFor, open, add, edit, load, list };
}

/** The redirect and notice of a response, or the returned form. */
async function settle(answer: ReturnType<typeof sendForm>) {
  const settled = await answer;
  if (settled instanceof Response) {
    const notice = settled.headers.has('Set-Cookie') ? noticeOf(settled) : null;
    return { to: settled.headers.get('Location'), notice, status: settled.status, state: undefined };
  }
  return { to: null, notice: null, status: settled.init?.status ?? 200, state: settled.data };
}

const issuesOf = (state: EditState | undefined) =>
  Object.fromEntries((state?.issues ?? []).map(({ field, message }) => [field, message]));

describe('the history of an item', () => {
  it('lists what each step changed by field, and restores an earlier state as a draft', async () => {
    const { store, argsFor, add, edit } = await openAdmin();
    const { id } = await add('products', { ...product, saveAs: 'publish' });
    await edit('products', id, {
      ...product,
      from: '1',
      saveAs: 'draft',
      priceCents: '999',
      isFeatured: 'on',
      description: 'Two drawers under a quartz top.',
      'specifications.value': ['48″', 'White', ''],
    });
    const pattern = '/admin/dashboard-pro/products/:id/history/:span?';
    const path = `/admin/dashboard-pro/products/${id}/history`;
    const { history, formPath } = await openHistory(await argsFor(pattern, { id, span: '2' }, { path }));
    expect(history).toMatchObject({ noun: 'product', isPublic: true, revision: 2, openSpan: '2' });
    expect(history.steps.map(({ word, changed }) => [word, changed])).toEqual([
      ['Saved', ['Price', 'Description', 'Featured', 'Specifications']],
      ['Published', []],
    ]);
    expect(history.shown?.differences).toMatchObject([
      { label: 'Price', kind: 'value', before: '1249.50', after: '999' },
      { label: 'Description', kind: 'text' },
      { label: 'Featured', kind: 'value', before: 'No', after: 'Yes' },
      { label: 'Specifications', kind: 'text' },
    ]);
    const again = await argsFor(pattern, { id }, { sent: { revision: '1', from: '2' } });
    const answer = await restoreItem(again);
    expect(answer instanceof Response && answer.headers.get('Location')).toBe(formPath);
    expect((await findContent(store, inStockProducts, id))?.fields).toMatchObject({
      priceCents: 124_950,
      isFeatured: false,
    });
    const stale = await restoreItem(await argsFor(pattern, { id }, { sent: { revision: '1', from: '2' } }));
    expect(stale).toMatchObject({ init: { status: 409 } });
  });
});

describe('item forms', () => {
  it.each(kindNames)('of %s have every field of the store and no others', (name) => {
    expect(
      listFields(name)
        .filter(({ input }) => input !== 'slug' && input !== 'picture-alt')
        .map((field) => field.name)
        .toSorted(),
    ).toEqual(Object.keys(kindOf(name).empty).toSorted());
  });

  it('publish an item for a period, keep it through another save, and lose no schedule that was typed', async () => {
    const { add, edit, list, load, advance } = await openAdmin();
    const [publishAt, unpublishAt] = ['2026-11-21T12:00', '2026-11-21T17:00'];
    const early = await add('products', { ...product, publishAt, unpublishAt: '2026-11-21T11:00' });
    expect(issuesOf(early.answer.state)).toEqual({ unpublishAt: 'The unpublish date must be after the publish date' });
    const draft = await add('products', { ...product, saveAs: 'draft', publishAt });
    expect(issuesOf(draft.answer.state)).toHaveProperty('publishAt');
    const slip = await add('products', { ...product, publishAt: '2020-11-21T12:00' });
    expect(issuesOf(slip.answer.state).publishAt).toMatch(/^That date is in the past/);
    const { id, answer } = await add('products', { ...product, publishAt, unpublishAt });
    expect(answer.notice).toMatchObject({
      text: expect.stringMatching(/^Product added successfully! Scheduled for .*12:00/),
    });
    const publication = async () => (await list('products')).cards[0]?.publication;
    expect(await publication()).toMatch(/^Scheduled for .*12:00/);
    expect(await load('products', id)).toMatchObject({ isShown: false, shownPlan: { publishAt, unpublishAt } });
    advance(3 * 60 * 60 * 1000);
    expect(await publication()).toMatch(/^Live until .*5:00/);
    const shown = { 'shown-unpublishAt': unpublishAt, unpublishAt };
    await edit('products', id, { ...product, ...shown, from: '1', name: 'Another name' });
    expect(await publication()).toMatch(/^Live until .*5:00/);
    const checked = await edit('products', id, { ...product, ...shown, unpublishAt: '', from: '2', saveAs: 'check' });
    expect(checked.to, 'the check gets the removed end date').toMatch(/plannedUntil=never/);
    const past = { ...shown, unpublishAt: '2026-11-21T12:30' };
    const checkedBack = await edit('products', id, { ...product, ...past, from: '3', saveAs: 'check' });
    expect(issuesOf(checkedBack.state)).toHaveProperty('unpublishAt');
    await edit('products', id, { ...product, ...shown, unpublishAt: '', from: '3', name: 'Another name' });
    expect(await publication()).toBeNull();
    await edit('products', id, { ...product, unpublishAt, from: '4' });
    advance(4 * 60 * 60 * 1000);
    const late = await edit('products', id, { ...product, ...shown, from: '5' });
    expect(issuesOf(late.state), 'the time passed while the form was open').toHaveProperty('unpublishAt');
  });

  it('publish a product at the top of the list at once', async () => {
    const { store, add, list, advance } = await openAdmin();
    await add('products', { ...product, name: 'The one before' });
    advance(1000);
    const { answer } = await add('products', product);
    expect(answer).toMatchObject({
      status: 302,
      to: '/admin/dashboard-pro/products',
      notice: { text: 'Product added successfully!' },
    });
    expect(await findPublished(store, inStockProducts, 'tamarack-36-vanity')).toMatchObject({
      fields: {
        priceCents: 124_950,
        quantity: 4,
        specifications: [
          { name: 'Size', value: '36″' },
          { name: 'Color', value: 'White' },
        ],
      },
    });
    const shown = await list('products');
    expect(shown.cards[0]).toMatchObject({
      title: 'Tamarack 36″ Vanity',
      facts: '$1,249.50 · 4 in stock',
      status: { label: 'Low Stock' },
      publication: null,
    });
    expect(await listActivity(store)).toContainEqual(
      expect.objectContaining({ actorName: 'owner', words: 'Published the product “Tamarack 36″ Vanity”' }),
    );
  });

  it('report all missing required fields at once, and keep what was typed', async () => {
    const { add, list } = await openAdmin();
    const { answer } = await add('products', { description: 'Something', statusOverride: '', category: 'Lighting' });
    expect(answer.status).toBe(400);
    expect(issuesOf(answer.state)).toEqual({
      name: 'Enter the name',
      quantity: 'Enter the stock quantity',
    });
    expect(answer.state?.values).toMatchObject({ description: 'Something', category: 'Lighting' });
    const { answer: said } = await add('testimonials', {});
    expect(issuesOf(said.state)).toEqual({ quote: 'Enter the quote', role: 'Enter the client’s name or role' });
    const { answer: second } = await add('works', { status: 'completed' });
    expect(Object.keys(issuesOf(second.state))).toEqual([
      'title',
      'category',
      'client',
      'location',
      'completedOn',
      'projectType',
      'description',
    ]);
    expect(Object.keys(issuesOf((await add('testimonials', {})).answer.state))).toEqual(['quote', 'role']);
    expect((await list('products')).total).toBe(0);
  });

  it.each<[string, Sent, string]>([
    ['a price in words', { priceCents: 'cheap' }, 'priceCents'],
    ['a price below nothing', { priceCents: '-1' }, 'priceCents'],
    ['a price of half a cent', { priceCents: '1.005' }, 'priceCents'],
    ['a price beyond all measure', { priceCents: '9'.repeat(30) }, 'priceCents'],
    ['half a piece', { quantity: '1.5' }, 'quantity'],
    ['fewer than none', { quantity: '-1' }, 'quantity'],
    ['a category of its own', { category: 'Boats' }, 'category'],
    ['a status of its own', { statusOverride: 'lost' }, 'statusOverride'],
    ['an endless name', { name: 'x'.repeat(201) }, 'name'],
    ['half a row', { 'specifications.name': ['Size'], 'specifications.value': [''] }, 'specifications'],
    ['a row twice', { 'specifications.name': ['Size', 'Size'], 'specifications.value': ['1', '2'] }, 'specifications'],
  ])('reject %s with an error at the field, and save nothing', async (_title, changed, field) => {
    const { add, list } = await openAdmin();
    const { answer } = await add('products', { ...product, ...changed });
    expect(answer.status).toBe(400);
    expect(Object.keys(issuesOf(answer.state))).toEqual([field]);
    expect(issuesOf(answer.state)[field]).not.toMatch(/Invalid|expected|Too (?:big|small)/);
    expect((await list('products')).total).toBe(0);
  });

  it('report a price as too high, not as invalid', async () => {
    const { add } = await openAdmin();
    for (const priceCents of ['10000001', '9'.repeat(30)]) {
      const { answer } = await add('products', { ...product, priceCents });
      expect(issuesOf(answer.state)).toEqual({ priceCents: 'Enter at most $10,000,000' });
    }
  });

  it('link a work to existing products, however their URLs were entered', async () => {
    const { add, edit, load } = await openAdmin();
    const { answer } = await add('works', { ...work, products: '/quartz-countertops/aurora\n/quartz-countertops/oak' });
    expect(issuesOf(answer.state)).toEqual({
      products: '“/quartz-countertops/oak” isn’t a product page',
    });
    expect(answer.state?.values).toMatchObject({ products: '/quartz-countertops/aurora\n/quartz-countertops/oak' });
    const products =
      'https://showroom.example/quartz-countertops/aurora?tone=white#top\r\n\r\nquartz-countertops/aurora/';
    const { id, answer: kept } = await add('works', { ...work, products });
    expect(kept.status).toBe(302);
    const { values, from } = await load('works', id);
    expect(values).toMatchObject({ products: '/quartz-countertops/aurora' });
    // A draft is reported too: its author still knows which product was meant.
    const draft = { ...work, from: String(from), saveAs: 'draft', products: '/contact' };
    expect(Object.keys(issuesOf((await edit('works', id, draft)).state))).toEqual(['products']);
  });

  it('accept a date, numbers and tags of a work, and read an empty number as 0', async () => {
    const { store, add, load, list } = await openAdmin();
    const { id, answer } = await add('works', { ...work, 'tags.new': 'oak', budgetCents: '', squareFeet: '' });
    expect(answer.notice).toMatchObject({ text: 'Work item added successfully!' });
    const { values } = await load('works', id);
    expect(values).toMatchObject({ tags: '["Oak","Seating"]', completedOn: '2026-10-02', squareFeet: '0' });
    expect(await findContent(store, works, id)).toMatchObject({ publicationStatus: 'published' });
    expect((await list('works')).cards[0]).toMatchObject({
      facts: 'A. Lehtinen · Shuniah · Oct 2, 2026',
      tags: ['Oak', 'Seating'],
    });
    const { answer: wrong } = await add('works', { ...work, completedOn: 'last week' });
    expect(issuesOf(wrong.state)).toEqual({ completedOn: 'Choose a date' });
  });

  it('save an incomplete draft, hidden from visitors, and publish it when it is complete', async () => {
    const { store, add, edit, load, list } = await openAdmin();
    const { id, answer } = await add('products', { name: 'Half a vanity', category: 'Hardware', saveAs: 'draft' });
    expect(answer.status).toBe(302);
    expect(await listStock(store)).toEqual([]);
    expect((await list('products')).cards[0]).toMatchObject({ publication: 'Draft' });
    const { from } = await load('products', id);
    expect((await edit('products', id, { ...product, from: String(from) })).notice).toMatchObject({
      text: 'Product updated successfully!',
    });
    expect(await listStock(store)).toHaveLength(1);
    const shown = await load('products', id);
    await edit('products', id, { ...product, quantity: '9', from: String(shown.from), saveAs: 'draft' });
    expect(await listStock(store)).toMatchObject([{ fields: { quantity: 4 } }]);
    expect((await list('products')).cards[0]).toMatchObject({ publication: 'Unpublished changes' });
    const again = await load('products', id);
    await edit('products', id, { ...product, quantity: '9', from: String(again.from), saveAs: 'unpublish' });
    expect(await listStock(store)).toEqual([]);
    expect((await load('products', id)).values).toMatchObject({ quantity: '9' });
  });

  it.each([
    { items: 'products', sent: product, noun: 'Product' },
    { items: 'works', sent: work, noun: 'Work item' },
  ] as const)(
    'unpublish one of the $items, and publish it again with one click, keeping the draft',
    async ({ items, sent, noun }) => {
      const { store, add, edit, load, argsFor } = await openAdmin();
      const { id } = await add(items, sent);
      const typed = { ...sent, description: 'Not for visitors yet.' };
      const off = await edit(items, id, { ...typed, from: String((await load(items, id)).from), saveAs: 'unpublish' });
      expect(off.notice?.text).toBe(`${noun} unpublished`);
      expect(await load(items, id)).toMatchObject({ isShown: false });
      const elsewhere = { at: '/admin/leads?status=new' };
      const undo = await argsFor('/admin/bulk/undo', {}, { path: off.notice?.undoPath ?? '', sent: elsewhere });
      const back = await responseOf(() => takeBack(undo));
      expect(back.headers.get('Location'), 'submitted from another page').toBe(`/admin/dashboard-pro/${items}`);
      expect(noticeOf(back).text).toBe('Undone: back to what was live before');
      const shown = items === 'products' ? await listStock(store) : (await listPublished(store, works)).items;
      expect(shown).toMatchObject([{ id, fields: { description: sent['description'] } }]);
      expect(await load(items, id)).toMatchObject({
        isShown: true,
        values: { description: 'Not for visitors yet.' },
      });
    },
  );

  it('cancel a schedule, and restore it with one click', async () => {
    const { add, edit, load, argsFor } = await openAdmin();
    const plan = { publishAt: '2099-11-21T12:00' };
    const { id } = await add('products', { ...product, ...plan });
    const shown = { 'shown-publishAt': plan.publishAt, ...plan };
    const off = await edit('products', id, { ...product, ...shown, from: '1', saveAs: 'unpublish' });
    expect(off.notice?.text).toBe('Product updated successfully! The schedule was cancelled.');
    expect(await load('products', id)).toMatchObject({ shownPlan: { publishAt: '' } });
    const undo = await argsFor('/admin/bulk/undo', {}, { path: off.notice?.undoPath ?? '', sent: {} });
    await responseOf(() => takeBack(undo));
    expect(await load('products', id)).toMatchObject({ isShown: false, shownPlan: plan });
  });

  it('derive the status from the quantity unless the owner sets it', async () => {
    const { add, list } = await openAdmin();
    for (const [quantity, statusOverride] of [
      ['0', ''],
      ['5', ''],
      ['6', ''],
      ['6', 'out-of-stock'],
    ] as const) {
      await add('products', { ...product, quantity, statusOverride });
    }
    const count = async (status: string) => (await list('products', `?status=${status}`)).found;
    expect([await count('in-stock'), await count('low-stock'), await count('out-of-stock')]).toEqual([1, 1, 2]);
  });

  it('create one item when sent twice', async () => {
    const { open, argsFor, list } = await openAdmin();
    const { id } = await open('products');
    const send = async () =>
      settle(sendForm(await argsFor('/admin/dashboard-pro/products/new', { id: 'new' }, { sent: { id, ...product } })));
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([302, 302]);
    expect((await list('products')).total).toBe(1);
  });

  it('merge a second submission with changes that others made since', async () => {
    const { open, argsFor, list, load, edit } = await openAdmin();
    const { id } = await open('products');
    const send = async (sent: Sent) =>
      settle(
        sendForm(
          await argsFor('/admin/dashboard-pro/products/new', { id: 'new' }, { sent: { id, ...product, ...sent } }),
        ),
      );
    await send({ saveAs: 'draft' });
    expect((await load('products', id)).isShown).toBe(false);
    await send({ saveAs: 'publish' });
    expect(await load('products', id)).toMatchObject({ isShown: true });
    const { from } = await load('products', id);
    await edit('products', id, { ...product, quantity: '2', from: String(from) });
    const second = await send({ name: 'Tamarack 48″ Vanity', priceCents: '1,599' });
    expect(second).toMatchObject({
      status: 302,
      notice: { text: expect.stringMatching(/^Product added successfully! Owner changed Stock Quantity while/) },
    });
    const kept = { name: 'Tamarack 48″ Vanity', priceCents: '1599', quantity: '2' };
    expect((await load('products', id)).values).toMatchObject(kept);
    const { state } = await send({ quantity: '7' });
    expect(state).toMatchObject({ code: 'conflict', values: { quantity: '7' } });
    expect((await send({ ...kept, quantity: '7', from: String(state?.from) })).status).toBe(302);
    expect((await load('products', id)).values).toMatchObject({ ...kept, quantity: '7' });
    expect((await list('products')).total).toBe(1);
  });
});

describe('a scheduled change of a visible item', () => {
  it('appears in its form, is kept by the next save, and can be cancelled alone', async () => {
    const { store, add, edit, load, advance } = await openAdmin();
    const { id } = await add('products', product);
    const shown = async () => (await listStock(store)).map(({ fields }) => fields.name);
    const [before] = await shown();
    const sendAs = async (saveAs: string, change: Sent = {}) => {
      const { from, plan } = await load('products', id);
      const drawn = { 'shown-publishAt': plan.publishAt, 'shown-unpublishAt': plan.unpublishAt };
      return edit('products', id, {
        ...product,
        ...drawn,
        ...plan,
        name: 'Winter',
        ...change,
        from: String(from),
        saveAs,
      });
    };
    const [publishAt, unpublishAt] = ['2026-12-24T09:00', '2027-01-31T17:00'];
    await sendAs('publish', { publishAt, unpublishAt });
    expect(await load('products', id)).toMatchObject({ isShown: true, shownPlan: { publishAt, unpublishAt } });
    await sendAs('publish', { quantity: '3' });
    expect(await shown()).toEqual([before]);
    const taken = await sendAs('draft', { publishAt: '' });
    expect(taken.notice?.text).toBe('Product updated successfully! The schedule was cancelled.');
    expect(await load('products', id)).toMatchObject({ isShown: true, shownPlan: { publishAt: '', unpublishAt } });
    advance(40 * 86_400_000);
    expect(await shown()).toEqual([before]);
    advance(60 * 86_400_000);
    expect(await shown()).toEqual([]);
  });

  it('is cancelled with its end, too', async () => {
    const { add, edit, load } = await openAdmin();
    const plan = { publishAt: '2026-12-24T09:00', unpublishAt: '2027-01-31T17:00' };
    const { id } = await add('products', { ...product, ...plan });
    const drawn = { 'shown-publishAt': plan.publishAt, 'shown-unpublishAt': plan.unpublishAt };
    const emptied = { ...product, ...drawn, publishAt: '', unpublishAt: '', from: '1', saveAs: 'draft' };
    expect((await edit('products', id, emptied)).status).toBe(302);
    expect(await load('products', id)).toMatchObject({ isShown: false, shownPlan: { publishAt: '', unpublishAt: '' } });
  });
});

describe('two editors of one item', () => {
  it('keep both changes, and the second is told about a field that both changed', async () => {
    const { store, add, edit, load } = await openAdmin();
    const { token: ann } = await addAccount(store, 'editor');
    const { id } = await add('products', product);
    const { from } = await load('products', id);
    await edit('products', id, { ...product, quantity: '2', name: 'Renamed', from: String(from) }, ann);

    const both = await edit('products', id, { ...product, priceCents: '999', from: String(from) });
    expect(both.status).toBe(302);
    const kept = await load('products', id);
    expect(kept.values).toMatchObject({ quantity: '2', name: 'Renamed', priceCents: '999' });

    const refused = await edit('products', id, { ...product, quantity: '7', from: String(from) });
    expect(refused).toMatchObject({
      status: 409,
      state: { code: 'conflict', values: { quantity: '7', name: 'Renamed' } },
    });
    expect(issuesOf(refused.state)['quantity']).toMatch(
      /^The editor changed this to “2” while you were editing\. Save again to keep your version\.$/,
    );
    expect((await load('products', id)).values).toMatchObject({ quantity: '2' });

    // The base version of this form is no longer known.
    const old = await edit('products', id, { ...product, name: 'Renamed', priceCents: '999', from: '99' });
    expect(Object.keys(issuesOf(old.state))).toEqual(['quantity']);

    const answer = refused.state;
    const again = { ...product, name: 'Renamed', priceCents: '999', quantity: '7', from: String(answer?.from) };
    expect((await edit('products', id, again)).status).toBe(302);
    expect((await load('products', id)).values).toMatchObject({ quantity: '7', name: 'Renamed', priceCents: '999' });
  });

  it('don’t conflict over line endings, which differ between browsers', async () => {
    const { store, add, edit, load } = await openAdmin();
    const { token: ann } = await addAccount(store, 'editor');
    const text = 'One line.\r\n\r\nAnother.';
    const { id } = await add('products', { ...product, description: text });
    const { from } = await load('products', id);
    const anns = { ...product, description: `${text}\r\nA third.`, from: String(from) };
    await edit('products', id, anns, ann);
    expect(
      (await edit('products', id, { ...product, description: text, quantity: '1', from: String(from) })).status,
    ).toBe(302);
    expect((await load('products', id)).values).toMatchObject({
      description: 'One line.\n\nAnother.\nA third.',
      quantity: '1',
    });
  });

  it('are told if the other deleted the item, and nothing is restored without asking', async () => {
    const { add, edit, load, argsFor, list } = await openAdmin();
    const { id } = await add('products', product);
    const { from } = await load('products', id);
    const pattern = '/admin/dashboard-pro/products/:id/delete';
    await deleteItem(await argsFor(pattern, { id }, { sent: { revision: String(from) } }));
    const refused = await edit('products', id, { ...product, quantity: '1', from: String(from) });
    expect(refused).toMatchObject({ status: 409, state: { code: 'gone', values: { quantity: '1' } } });
    expect((await list('products')).total).toBe(0);
  });

  it.each(['', '0', 'x', '-1'])('rejects a form without a base revision: “%s”', async (from) => {
    const { add, edit } = await openAdmin();
    const { id } = await add('products', product);
    await expect(edit('products', id, { ...product, from })).rejects.toMatchObject({ init: { status: 400 } });
  });
});

describe('pictures of an item', () => {
  it('are added to the library and kept in order, with alt texts', async () => {
    const { store, add, load } = await openAdmin();
    const files = [pngFile('front.png'), pngFile('side.png', [32, 64, 96])];
    const { id } = await add('products', { ...product, 'pictures.files': files });
    const { values, drawn } = await load('products', id);
    const [front, side] = readPictures(values['pictures'] ?? '');
    expect([front?.source, side?.source]).toEqual(['media', 'media']);
    expect(drawn).toHaveLength(2);
    expect(await listStock(store)).toMatchObject([{ fields: { pictures: [front, side] } }]);
  });

  it('are reordered and removed by buttons that save nothing else', async () => {
    const { add, edit, load } = await openAdmin();
    const files = [pngFile('a.png', [1, 1, 1]), pngFile('b.png', [2, 2, 2]), pngFile('c.png', [3, 3, 3])];
    const { id } = await add('products', { ...product, 'pictures.files': files });
    const { values, from } = await load('products', id);
    const [a, b, c] = readPictures(values['pictures'] ?? '').map((picture) => JSON.stringify(picture));
    const sent = { ...product, name: 'Not saved', from: String(from), pictures: [a ?? '', b ?? '', c ?? ''] };
    const submit = async (step: string) => {
      const { status, state } = await edit('products', id, { ...sent, step });
      expect(status).toBe(200);
      expect(state).toMatchObject({ code: 'step', values: { name: 'Not saved' } });
      return readPictures(state?.values['pictures'] ?? '').map((picture) => JSON.stringify(picture));
    };
    expect(await submit('pictures:later:0')).toEqual([b, a, c]);
    expect(await submit('pictures:earlier:2')).toEqual([a, c, b]);
    expect(await submit('pictures:earlier:0')).toEqual([a, b, c]);
    expect(await submit('pictures:remove:1')).toEqual([a, c]);
    const row = await edit('products', id, { ...sent, step: 'specifications:remove:0' });
    expect(readRows(row.state?.values['specifications'] ?? '')).toEqual([{ name: 'Color', value: 'White' }]);
    expect((await load('products', id)).values).toEqual(values);
  });

  it('are selected from the library without scripts, keeping what was typed, each once', async () => {
    const { add, edit, load } = await openAdmin();
    const files = [pngFile('front.png', [1, 1, 1]), pngFile('sink.png', [2, 2, 2])];
    await add('products', { ...product, 'pictures.files': files });
    const { id } = await add('products', { ...product, name: 'Another' });
    const { from } = await load('products', id);
    const sent = { ...product, name: 'Not saved', from: String(from) };
    const opened = await edit('products', id, { ...sent, step: 'pictures:choose:1', 'library.q': 'sink' });
    expect(opened.state).toMatchObject({
      code: 'step',
      values: { name: 'Not saved' },
      choosing: { field: 'pictures', library: { query: 'sink', found: 1, total: 2 } },
    });
    const mediumId = opened.state?.choosing?.library.pictures[0]?.id ?? '';
    const picture = { source: 'media', id: mediumId, alt: '' };
    const chosen = await edit('products', id, { ...sent, take: `pictures:${mediumId}` });
    expect(readPictures(chosen.state?.values['pictures'] ?? '')).toEqual([picture]);
    expect(chosen.state).toMatchObject({ values: { name: 'Not saved' }, drawn: [{ key: mediumId }] });
    const pictures = [JSON.stringify(picture)];
    const again = await edit('products', id, { ...sent, pictures, take: `pictures:${mediumId}` });
    expect(readPictures(again.state?.values['pictures'] ?? '')).toEqual([picture]);
    for (const take of ['pictures:gone', `name:${mediumId}`, 'nonsense:x', `constructor:${mediumId}`]) {
      const { state } = await edit('products', id, { ...sent, pictures, take });
      expect(state?.values).toEqual(again.state?.values);
    }
  });

  it('that are rejected are reported by name, and the rest of the form is kept', async () => {
    const { add, list } = await openAdmin();
    const broken = new File(['no picture at all'], 'kitchen.png', { type: 'image/png' });
    const { answer } = await add('products', { ...product, 'pictures.files': [broken, pngFile('front.png')] });
    expect(answer.status).toBe(400);
    expect(issuesOf(answer.state)['pictures']).toMatch(/^kitchen\.png isn’t a supported image/);
    expect(readPictures(answer.state?.values['pictures'] ?? '')).toHaveLength(1);
    expect(answer.state?.values).toMatchObject({ name: 'Tamarack 36″ Vanity' });
    expect((await list('products')).total).toBe(0);
  });

  it('are only what the form lists', async () => {
    const { store, add } = await openAdmin();
    const pictures = ['nonsense', '{"source":"url","id":"x","alt":""}', '{"source":"media","id":"gone","alt":""}'];
    const { answer } = await add('products', { ...product, pictures });
    expect(answer.status).toBe(400);
    expect(Object.keys(issuesOf(answer.state))).toEqual(['pictures']);
    expect(await listStock(store)).toEqual([]);
  });
});

describe('deleting an item', () => {
  it('removes it from the site and the list, and can be undone', async () => {
    const { store, add, load, list, argsFor } = await openAdmin();
    const { id } = await add('products', product);
    const { from } = await load('products', id);
    const pattern = '/admin/dashboard-pro/products/:id/delete';
    const path = `/admin/dashboard-pro/products/${id}/delete?q=tamarack`;
    const response = await responseOf(async () =>
      deleteItem(await argsFor(pattern, { id }, { path, sent: { revision: String(from) } })),
    );
    expect(response.headers.get('Location')).toBe('/admin/dashboard-pro/products?q=tamarack');
    const notice = noticeOf(response);
    expect(notice).toMatchObject({ text: 'Product deleted successfully!' });
    expect(await listStock(store)).toEqual([]);
    expect((await list('products')).total).toBe(0);

    const at = '/admin/dashboard-pro/products?q=quartz';
    const undo = await argsFor('/admin/deleted/undo', {}, { path: notice.undoPath ?? '', sent: { at } });
    const back = await responseOf(() => undeleteItem(undo));
    expect(back.headers.get('Location'), 'the list as it was when submitted').toBe(at);
    expect(await listStock(store)).toMatchObject([{ id, fields: { name: 'Tamarack 36″ Vanity' } }]);
    // A second click does no harm.
    const { from: revision } = await load('products', id);
    await responseOf(async () =>
      undeleteItem(await argsFor('/admin/deleted/undo', {}, { path: notice.undoPath ?? '', sent: {} })),
    );
    expect((await load('products', id)).from).toBe(revision);
  });

  it('never deletes a revision that the user hasn’t seen', async () => {
    const { add, edit, load, argsFor } = await openAdmin();
    const { id } = await add('products', product);
    const { from } = await load('products', id);
    await edit('products', id, { ...product, quantity: '1', from: String(from) });
    const args = await argsFor(
      '/admin/dashboard-pro/products/:id/delete',
      { id },
      { sent: { revision: String(from) } },
    );
    expect(await deleteItem(args)).toMatchObject({
      data: { problem: 'Owner changed this after you opened it. Review it before deleting.' },
      init: { status: 409 },
    });
    expect((await load('products', id)).values).toMatchObject({ quantity: '1' });
  });
});

describe('the list of items', () => {
  it('is filtered by its URL, and says how many of how many it shows', async () => {
    const { add, list } = await openAdmin();
    await add('works', work);
    await add('works', {
      ...work,
      title: 'Kitchen in oak',
      category: 'kitchen',
      status: 'planning',
      location: 'Nipigon',
    });
    await add('works', { ...work, title: 'Draft', category: 'kitchen', saveAs: 'draft' });
    const found = async (search: string) => {
      const part = await list('works', search);
      return [part.cards.map(({ title }) => title), part.found, part.total];
    };
    expect(await found('?q=nipigon')).toEqual([['Kitchen in oak'], 1, 3]);
    expect(await found('?q=LEHTINEN&category=custom')).toEqual([['Bench by the lake'], 1, 3]);
    expect(await found('?status=planning')).toEqual([['Kitchen in oak'], 1, 3]);
    expect(await found('?shown=draft')).toEqual([['Draft'], 1, 3]);
    expect(await found('?category=boats&status=x&page=0&shown=y')).toMatchObject([{ length: 3 }, 3, 3]);
    expect(await found('?q=window'), 'not found in descriptions').toEqual([[], 0, 3]);
    expect(await found('?q=nobody')).toEqual([[], 0, 3]);
    expect(await found('?page=9')).toEqual(await found(''));
  });
});
