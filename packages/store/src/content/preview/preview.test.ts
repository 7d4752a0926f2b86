import { expect, it } from 'vitest';
import { samplePost } from '../../testing/sample-content.ts';
import { bySystem, TestClock, temporaryStore } from '../../testing/temporary-store.ts';
import type { Store } from '../../store.ts';
import { contentVersion } from '../content-version.ts';
import { deleteContent, publish, saveDraft } from '../editing/edit-content.ts';
import { posts } from '../kinds/post.ts';
import { inStockProducts } from '../kinds/in-stock-product.ts';
import { countPublished, findPublished, findPublishedByIds, listPublished } from '../published/read-published.ts';
import { nextScheduledChange } from '../published/next-scheduled-change.ts';
import { findRedirect } from '../redirects/find-redirect.ts';
import { createPreviewTicket, PREVIEW_TICKET_MS } from './create-preview-ticket.ts';
import { openPreview } from './open-preview.ts';
import type { PreviewSubject } from './preview-ticket.ts';

const framedBy = 'https://admin.example';

async function look(store: Store, subject: Pick<PreviewSubject, 'id' | 'revision'> & Partial<PreviewSubject>) {
  const ticket = await createPreviewTicket(store, { kind: 'post', shows: 'after', framedBy, ...subject });
  const preview = await openPreview(store, ticket);
  return { ticket, preview: preview?.look() };
}

async function keep(store: Store, request: Omit<Parameters<typeof saveDraft<object>>[2], 'from'> & { from?: number }) {
  const result = await bySystem(store, (t) => saveDraft(t, posts, { from: 0, fields: samplePost(), ...request }));
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.content;
}

const titles = async (store: Store) => (await listPublished(store, posts)).items.map(({ fields }) => fields.title);

it('shows a draft as if it were published, and changes nothing', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  await bySystem(store, (t) =>
    publish(t, posts, { from: 0, fields: samplePost({ title: 'Before', category: 'Lighting' }) }),
  );
  const { id } = await keep(store, { fields: samplePost({ title: 'Draft', isFeatured: true }) });
  const version = contentVersion(store);
  clock.advance(1_000);

  const { preview } = await look(store, { id, revision: 1 });
  const view = preview?.store ?? store;
  expect(preview?.isConcerned()).toBe(false);
  await listPublished(view, inStockProducts);
  expect(preview?.isConcerned()).toBe(false);
  expect(await titles(view)).toEqual(['Draft', 'Before']);
  expect(preview?.isConcerned()).toBe(true);
  expect(await findPublished(view, posts, 'draft')).toMatchObject({ id, path: '/blog/draft', day: '2026-11-21' });
  expect(await countPublished(view, posts, { isFeatured: true })).toBe(1);
  expect([...(await findPublishedByIds(view, posts, [id])).keys()]).toEqual([id]);
  expect(await nextScheduledChange(view)).toBe(await nextScheduledChange(store));
  await expect(view.write({ actor: { kind: 'system' } }, async () => undefined)).rejects.toThrow(/cannot write/);

  expect(await titles(store)).toEqual(['Before']);
  expect(contentVersion(store)).toBe(version);
  expect(await titles((await look(store, { id, revision: 1, shows: 'before' })).preview?.store ?? view)).toEqual([
    'Before',
  ]);
});

it('replaces the published version, redirects from its path, and stays with its revision', async () => {
  const store = await temporaryStore();
  const first = await bySystem(store, (t) => publish(t, posts, { from: 0, fields: samplePost(), slug: 'here' }));
  const id = first.ok ? first.content.id : '';
  await keep(store, { id, from: 1, fields: { title: 'Moved' }, slug: 'there' });
  await keep(store, { id, from: 2, fields: { title: 'Typed later' } });
  const { preview } = await look(store, { id, revision: 2 });
  const view = preview?.store ?? store;
  expect(await titles(view)).toEqual(['Moved']);
  expect(await findRedirect(view, '/blog/here')).toBe('/blog/there');
  expect(await findRedirect(store, '/blog/here')).toBeUndefined();
});

it('rejects expired, altered and foreign tickets, and those of deleted content', async () => {
  const clock = new TestClock();
  const [store, other] = [await temporaryStore({ clock }), await temporaryStore({ clock })];
  const { id } = await keep(store, {});
  const { ticket } = await look(store, { id, revision: 1 });
  const [payload = '', signature = ''] = ticket.split('.');
  const longer = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), endsAt: 9e15 }),
  );
  for (const odd of [
    '',
    'x',
    payload,
    `${longer.toString('base64url')}.${signature}`,
    `${payload}.${'A'.repeat(43)}`,
  ]) {
    expect(await openPreview(store, odd), odd).toBeUndefined();
  }
  expect(await openPreview(other, ticket)).toBeUndefined();
  expect((await look(store, { id, revision: 2 })).preview).toBeUndefined();
  expect((await look(store, { id, revision: 1, kind: 'setting' })).preview).toBeUndefined();
  clock.advance(PREVIEW_TICKET_MS - 1);
  expect(await openPreview(store, ticket)).toBeDefined();
  clock.advance(1);
  expect(await openPreview(store, ticket)).toBeUndefined();
  await bySystem(store, (t) => deleteContent(t, posts, { id, from: 1 }));
  expect((await look(store, { id, revision: 1 })).preview).toBeUndefined();
});
