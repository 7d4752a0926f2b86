import {
  deleteContent,
  ensureTags,
  findContent,
  inStockProducts,
  listActivity,
  listPublished,
  listTags,
  media,
  posts,
  publish,
  saveDraft,
  systemActor,
} from '@showroom/store/admin';
import { describe, expect, it } from 'vitest';
import { guard } from '../../../frame/session/require-session.server.ts';
import { readNotice } from '../../../frame/notices/notice.server.ts';
import { adminUrl, signIn, temporaryAdmin } from '../../../testing/temporary-admin.ts';
import { responseOf, routeArgs, ask } from '../../../testing/requests.ts';
import { action as act } from './bulk.route.ts';
import { action as undo } from '../../trash/undo.route.ts';
import { action as undoBulk } from './undo.route.ts';

const LIST = '/admin/dashboard-pro/posts?q=x';
const whole = { excerpt: 'x', body: 'x', author: 'x' };

function sure<Content>(result: { ok: true; content: Content } | { ok: false; code: string }): Content {
  if (!result.ok) throw new Error(result.code);
  return result.content;
}

async function openList() {
  const { store, newContext, advance } = await temporaryAdmin();
  const { token } = await signIn(store);
  const write = <T>(work: Parameters<typeof store.write<T>>[1]) => store.write({ actor: systemActor }, work);
  const made = await write(async (transaction) => [
    await publish(transaction, posts, { from: 0, fields: { ...whole, title: 'One' } }),
    await publish(transaction, posts, { from: 0, fields: { ...whole, title: 'Two' } }),
    await saveDraft(transaction, posts, { from: 0, fields: { title: 'Three, without words' } }),
  ]);
  const things = made.map((result) => {
    if (!result.ok) throw new Error('The posts could not be made');
    return result.content;
  });
  /**
   * Submits the form.
   *
   * @returns where it redirects, the notice and the undo path
   */
  const send = async (
    path: string,
    fields: readonly (readonly [string, string])[],
    to: 'act' | 'undo' | 'undo-bulk',
  ) => {
    const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
    const { headers } = ask(path, { token });
    const request = new Request(new URL(path, adminUrl), { method: 'POST', headers, body });
    const context = newContext();
    await guard({ request, context });
    const args = { request, context, params: {} };
    const response = await responseOf(() =>
      to === 'act'
        ? act(routeArgs({ ...args, pattern: '/admin/bulk' }))
        : to === 'undo'
          ? undo(routeArgs({ ...args, pattern: '/admin/deleted/undo' }))
          : undoBulk(routeArgs({ ...args, pattern: '/admin/bulk/undo' })),
    );
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const taken = await readNotice({ request: new Request(adminUrl, { headers: { Cookie: cookie } }), context });
    return { to: response.headers.get('Location'), ...taken?.notice };
  };
  const choose = (intent: string, chosen: readonly string[], more: Readonly<Record<string, string>> = {}) =>
    send(
      '/admin/bulk',
      [
        ...Object.entries({ kind: 'posts', back: LIST, intent, ...more }),
        ...chosen.map((value) => ['chosen', value] as const),
      ],
      'act',
    );
  const shown = async () => (await listPublished(store, posts)).items.map(({ fields }) => fields.title).toSorted();
  const boxes = things.map(({ id, revision }) => `${id} ${revision}`);
  return {
    store,
    advance,
    things,
    boxes,
    choose,
    shown,
    write,
    undo: (path = '') => send(path, [], 'undo'),
    undoBulk: (path = '') => send(path, [], 'undo-bulk'),
  };
}

describe('bulk actions on a list', () => {
  it('unpublish and publish again, and name items that are incomplete', async () => {
    const { boxes, choose, shown, things, store, undoBulk: takeBack } = await openList();
    const off = await choose('unpublish', boxes.slice(0, 2));
    expect(off).toMatchObject({ to: LIST, text: '2 posts unpublished' });
    expect(await shown()).toEqual([]);
    const back = { to: '/admin/dashboard-pro/posts', text: 'Undone: back to what was live before' };
    expect(await takeBack(off.undoPath)).toMatchObject(back);
    expect(await shown()).toEqual(['One', 'Two']);
    expect((await takeBack(off.undoPath)).text).toBe('Nothing to undo. 2 skipped: someone else changed them');
    const again = await Promise.all(
      things.map(async ({ id }) => `${id} ${(await findContent(store, posts, id))?.revision}`),
    );
    await choose('unpublish', again.slice(0, 2));
    const now = await Promise.all(
      things.map(async ({ id }) => `${id} ${(await findContent(store, posts, id))?.revision}`),
    );
    const { text, undoPath } = await choose('publish', now);
    expect(text).toBe('2 posts published. 1 skipped: required fields are missing');
    expect(await shown()).toEqual(['One', 'Two']);
    await takeBack(undoPath);
    expect(await shown()).toEqual([]);
  });

  it('name items of which only the schedule was restored', async () => {
    const { choose, shown, write, undoBulk: takeBack, advance } = await openList();
    const file = { name: 'Oak', type: 'image/webp', byteSize: 9, widthPx: 16, heightPx: 9, sha256: 'a1'.repeat(32) };
    const picture = sure(await write((t) => publish(t, media, { from: 0, fields: file })));
    const cover = { source: 'media', id: picture.id, alt: '' } as const;
    const { id } = sure(await write((t) => publish(t, posts, { from: 0, fields: { ...whole, title: 'Seen', cover } })));
    const at = new Date(Date.now() + 400 * 86_400_000).toISOString();
    sure(await write((t) => publish(t, posts, { id, from: 1, fields: { title: 'Planned', cover: null }, at })));
    const { undoPath } = await choose('unpublish', [`${id} 2`]);
    sure(await write((t) => deleteContent(t, media, { id: picture.id, from: 1 })));
    advance(1000);
    expect((await takeBack(undoPath)).text).toBe(
      'Undone: back to what was live before. 1 scheduled again but not live: an image was deleted',
    );
    expect(await shown()).toEqual(['One', 'Two']);
  });

  it('set a status, visible at once, and restore each one’s own by one click', async () => {
    const { choose, undoBulk: takeBack, store, write } = await openList();
    const product = { name: 'Knob', description: 'Brass.', quantity: 9 };
    const made = await write(async (transaction) => [
      await publish(transaction, inStockProducts, { from: 0, fields: product }),
      await saveDraft(transaction, inStockProducts, { from: 0, fields: { ...product, statusOverride: 'low-stock' } }),
    ]);
    const ids = made.flatMap((result) => (result.ok ? result.content.id : []));
    const load = () => Promise.all(ids.map((id) => findContent(store, inStockProducts, id)));
    const statuses = async () => (await load()).map((found) => found?.fields.statusOverride);
    const products = { kind: 'products', back: '/admin/dashboard-pro/products?q=knob' };
    const give = async (intent: string) =>
      choose(
        intent,
        (await load()).map((found) => `${found?.id} ${found?.revision}`),
        products,
      );
    const { text, undoPath } = await give('set-status:low-stock');
    expect(text).toBe('1 product set to “Low Stock”. 1 already had that status');
    expect(await statuses()).toEqual(['low-stock', 'low-stock']);
    expect((await listPublished(store, inStockProducts)).items[0]?.fields.statusOverride).toBe('low-stock');
    expect(await takeBack(undoPath)).toMatchObject({
      to: '/admin/dashboard-pro/products',
      text: 'Undone: statuses restored',
    });
    expect(await statuses()).toEqual([null, 'low-stock']);
    expect((await give('set-status:')).text).toBe(
      '1 product set to “Automatic (based on quantity)”. 1 already had that status',
    );
    expect((await choose('set-status:low-stock', [`${ids[0]} 1`], products)).text).toBe(
      'Nothing was changed. 1 skipped: someone else changed it',
    );
    await expect(give('set-status:completed'), 'a status of another kind').rejects.toThrow(/"status":400/);
  });

  it('delete several with an activity line each, and restore them as they were', async () => {
    const { boxes, choose, shown, undo: takeBack, store, things, advance } = await openList();
    const { text, undoPath } = await choose('delete', boxes);
    expect(text).toBe('3 posts deleted');
    expect(await shown()).toEqual([]);
    const lines = (await listActivity(store)).filter(({ action }) => action === 'post.deleted');
    expect(lines.map(({ actorName }) => actorName)).toEqual(['owner', 'owner', 'owner']);
    advance(5000);
    expect(await takeBack(undoPath)).toMatchObject({
      to: '/admin/dashboard-pro/posts',
      text: '3 posts restored: 2 published, 1 as a draft',
    });
    expect(await shown()).toEqual(['One', 'Two']);
    expect((await findContent(store, posts, things[2]?.id ?? ''))?.publicationStatus).toBe('draft');
    expect(await takeBack(undoPath)).toMatchObject({
      text: '0 posts restored. 3 not restored: someone else has changed them since',
    });
  });

  it('skip items that someone else changed since', async () => {
    const { boxes, choose, shown, things, write } = await openList();
    const [first] = things;
    await write((transaction) =>
      publish(transaction, posts, {
        id: first?.id ?? '',
        from: first?.revision ?? 0,
        fields: { title: 'One, better' },
      }),
    );
    expect((await choose('delete', boxes.slice(0, 2))).text).toBe('1 post deleted. 1 skipped: someone else changed it');
    expect(await shown()).toEqual(['One, better']);
  });

  it('say what was skipped and why when nothing could be done', async () => {
    const { boxes, choose, things, write, undoBulk: takeBack } = await openList();
    const { undoPath } = await choose('add-tag', boxes.slice(1, 2), { tag: 'Oak' });
    const remove = async (index: number, from: number) =>
      write((transaction) => deleteContent(transaction, posts, { id: things[index]?.id ?? '', from }));
    sure(await remove(0, 1));
    sure(await remove(1, 2));
    const gone = 'someone else deleted it';
    expect((await choose('unpublish', boxes.slice(0, 1))).text).toBe(`Nothing was unpublished. 1 skipped: ${gone}`);
    expect((await choose('add-tag', boxes.slice(0, 1), { tag: 'Elm' })).text).toBe(
      `Nothing was changed. 1 skipped: ${gone}`,
    );
    const both = await choose('publish', [boxes[0] ?? '', boxes[2] ?? '']);
    expect(both).toMatchObject({
      text: `Nothing was published. 1 skipped: ${gone}. 1 skipped: required fields are missing`,
      hasFailed: true,
    });
    expect(both.undoPath).toBeUndefined();
    expect(await takeBack(undoPath)).toMatchObject({
      text: `Nothing to undo. 1 skipped: ${gone}`,
      hasFailed: true,
    });
  });

  it('add a tag, visible at once, and remove it by one click', async () => {
    const { boxes, choose, undoBulk: takeBack, store, things } = await openList();
    const tagsOf = async () => {
      const names = new Map((await listTags(store)).map(({ id, name }) => [id, name]));
      const all = await Promise.all(things.map(({ id }) => findContent(store, posts, id)));
      return all.map((post) => post?.fields.tags.map((id) => names.get(id)).join(' '));
    };
    const states = async () =>
      (await Promise.all(things.map(({ id }) => findContent(store, posts, id)))).map((post) => [
        post?.publicationStatus,
        post?.hasUnpublishedChanges,
      ]);
    const before = await states();
    expect((await choose('add-tag', boxes.slice(0, 1), { tag: 'Oak' })).text).toBe('“Oak” added to 1 post');
    const now = await Promise.all(
      things.map(async ({ id }) => `${id} ${(await findContent(store, posts, id))?.revision}`),
    );
    const { text, undoPath } = await choose('add-tag', now, { tag: ' oak ' });
    expect(text).toBe('“oak” added to 2 posts. 1 already had it');
    expect(await tagsOf()).toEqual(['Oak', 'Oak', 'Oak']);
    expect(await states()).toEqual(before);
    expect((await listPublished(store, posts)).items.every(({ fields }) => fields.tags.length === 1)).toBe(true);
    expect((await listActivity(store)).filter(({ words }) => words.startsWith('Changed the tags of'))).toHaveLength(3);
    expect((await takeBack(undoPath)).text).toBe('Undone: tags restored');
    expect(await tagsOf()).toEqual(['Oak', '', '']);
    expect((await takeBack(undoPath)).text).toBe('Undone: tags restored');
  });

  it('remove a tag, which is restored to its position, and ignore unknown tags', async () => {
    const { choose, undoBulk: takeBack, store, write } = await openList();
    const [oak, lake] = await write((transaction) => ensureTags(transaction, ['Oak', 'Lake']));
    const made = await write((transaction) =>
      saveDraft(transaction, posts, { from: 0, fields: { tags: [oak ?? '', lake ?? ''] } }),
    );
    if (!made.ok) throw new Error(made.code);
    const { id } = made.content;
    const { text, undoPath } = await choose('remove-tag', [`${id} 1`], { tag: 'oak' });
    expect(text).toBe('“oak” removed from 1 post');
    expect((await findContent(store, posts, id))?.fields.tags).toEqual([lake]);
    await takeBack(undoPath);
    expect((await findContent(store, posts, id))?.fields.tags).toEqual([oak, lake]);
    expect((await choose('remove-tag', [`${id} 3`], { tag: 'Elm' })).text).toBe(
      'Nothing was changed. 1 didn’t have it',
    );
    expect((await choose('remove-tag', [`${id} 1`], { tag: 'Oak' })).text).toBe(
      'Nothing was changed. 1 skipped: someone else changed it',
    );
    for (const tag of ['', ' — ', 'x'.repeat(61)])
      expect((await choose('add-tag', [`${id} 3`], { tag })).undoPath).toBeUndefined();
    expect((await listTags(store)).map(({ name }) => name)).toEqual(['Lake', 'Oak']);
    await expect(
      choose('add-tag', [`${id} 3`], { tag: 'Oak', kind: 'products', back: '/admin/dashboard-pro/products' }),
    ).rejects.toThrow(/"status":400/);
  });

  it('restore a scheduled item with its date', async () => {
    const { choose, things, store, write, undo: takeBack } = await openList();
    const third = things[2];
    const at = '2026-12-24T12:00:00.000Z';
    const planned = await write((transaction) =>
      publish(transaction, posts, { id: third?.id ?? '', from: 1, fields: whole, at }),
    );
    if (!planned.ok) throw new Error('Not scheduled');
    const { undoPath } = await choose('delete', [`${planned.content.id} ${planned.content.revision}`]);
    expect((await takeBack(undoPath)).text).toBe('1 post restored and scheduled');
    expect(await findContent(store, posts, third?.id ?? '')).toMatchObject({
      publicationStatus: 'scheduled',
      publicFrom: at,
    });
  });

  it('do nothing without a selection', async () => {
    const { choose } = await openList();
    expect((await choose('delete', [])).text).toBe('Nothing selected');
  });

  it.each([
    ['another action', { intent: 'burn' }],
    ['a status of what has none', { intent: 'set-status:completed' }],
    ['another kind', { kind: 'leads' }],
    ['a list of another kind', { back: '/admin/dashboard-pro/works' }],
    ['another site', { back: '//elsewhere.example/admin/dashboard-pro/posts' }],
    ['no state', { chosen: 'an-id' }],
  ])('reject %s', async (_what, fields) => {
    const { choose, boxes, shown } = await openList();
    await expect(choose('delete', boxes, fields)).rejects.toThrow(/"status":400/);
    expect(await shown()).toEqual(['One', 'Two']);
  });
});
