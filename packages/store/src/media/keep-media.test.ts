import { expect, it } from 'vitest';
import { publish, saveDraft } from '../content/editing/edit-content.ts';
import { listUses } from '../content/listing/find-uses.ts';
import { posts } from '../content/kinds/post.ts';
import { findPublishedByIds } from '../content/published/read-published.ts';
import type { Store } from '../store.ts';
import { samplePost } from '../testing/sample-content.ts';
import { bySystem, TestClock, temporaryStore } from '../testing/temporary-store.ts';
import { addMedium, deleteMedium, describeMedium } from './keep-media.ts';
import { media } from './medium.ts';

const picture = {
  name: 'kitchen.jpg',
  sha256: 'a1'.repeat(32),
  type: 'image/jpeg',
  byteSize: 120_000,
  widthPx: 1600,
  heightPx: 1200,
  alt: 'A kitchen in oak',
};

async function add(store: Store, fields: Partial<typeof picture> = {}) {
  const result = await bySystem(store, (t) => addMedium(t, { ...picture, ...fields }));
  if (!result.ok) throw new Error(result.code);
  return result.content;
}

it('keeps a picture with its measures, and says something else of it when the owner does', async () => {
  const store = await temporaryStore();
  const { id, revision } = await add(store);
  const focalPoint = { x: 0.2, y: 0.75 };
  await bySystem(store, (t) => describeMedium(t, { id, from: revision, fields: { alt: 'Oak', focalPoint } }));
  const found = (await findPublishedByIds(store, media, [id])).get(id);
  expect(found?.fields).toEqual({ ...media.empty, ...picture, alt: 'Oak', focalPoint });
});

it('knows the same bytes again, whatever they are called', async () => {
  const store = await temporaryStore();
  const first = await add(store);
  const again = await add(store, { name: 'copy.jpg' });
  const other = await add(store, { sha256: 'b2'.repeat(32) });
  expect(again).toEqual(first);
  expect(other.id).not.toBe(first.id);
});

it('refuses a focal point outside of the picture and a digest that is none', async () => {
  const store = await temporaryStore();
  const { id } = await add(store);
  const results = await bySystem(store, async (t) => [
    await describeMedium(t, { id, from: 1, fields: { focalPoint: { x: 1.2, y: 0 } } }),
    await addMedium(t, { ...picture, sha256: 'x'.repeat(64) }),
  ]);
  expect(results.map((result) => !result.ok && result.code)).toEqual(['invalid', 'invalid']);
});

it('tells where a picture is used, and keeps it while it is, in a draft or in what visitors see', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const medium = await add(store);
  const cover = { source: 'media', id: medium.id, alt: '' } as const;
  const shown = await bySystem(store, (t) => publish(t, posts, { from: 0, fields: samplePost({ cover }) }));
  if (!shown.ok) throw new Error(shown.code);
  const { id } = shown.content;
  const use = { id, kind: 'post', title: 'Shaker or slab', states: ['shown'] };
  // Taken out of the draft alone: visitors go on seeing it.
  await bySystem(store, (t) => saveDraft(t, posts, { id, from: 1, fields: { cover: null } }));
  expect(await listUses(store, medium.id)).toEqual([use]);
  expect(await bySystem(store, (t) => deleteMedium(t, { id: medium.id, from: 1 }))).toEqual({
    ok: false,
    code: 'in-use',
    uses: [use],
  });
  clock.advance(1000);
  await bySystem(store, (t) => publish(t, posts, { id, from: 2 }));
  expect(await listUses(store, medium.id)).toEqual([]);
  await bySystem(store, (t) => saveDraft(t, posts, { id, from: 3, fields: { cover } }));
  expect(await listUses(store, medium.id)).toEqual([{ ...use, states: ['saved'] }]);
  await bySystem(store, (t) => saveDraft(t, posts, { id, from: 4, fields: { cover: null } }));
  expect(await bySystem(store, (t) => deleteMedium(t, { id: medium.id, from: 1 }))).toMatchObject({ ok: true });
  expect(await findPublishedByIds(store, media, [medium.id])).toEqual(new Map());
  // What is gone cannot be shown any more.
  expect(await bySystem(store, (t) => saveDraft(t, posts, { id, from: 5, fields: { cover } }))).toMatchObject({
    code: 'invalid',
    issues: [{ field: 'cover' }],
  });
});
