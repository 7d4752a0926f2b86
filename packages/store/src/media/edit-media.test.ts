import { expect, it } from 'vitest';
import { publish, saveDraft } from '../content/editing/edit-content.ts';
import { countContent, listContent } from '../content/listing/list-content.ts';
import { listUses } from '../content/listing/find-uses.ts';
import { posts } from '../content/kinds/post.ts';
import { findPublishedByIds } from '../content/published/read-published.ts';
import { addMediumRow } from '../testing/add-medium-row.ts';
import { samplePost } from '../testing/sample-content.ts';
import { bySystem, TestClock, temporaryStore } from '../testing/temporary-store.ts';
import { deleteMedium, describeMedium } from './edit-media.ts';
import { media } from './medium.ts';

it('saves a picture with its size, and its new description', async () => {
  const store = await temporaryStore();
  const { id, revision, fields } = await addMediumRow(store);
  const focalPoint = { x: 0.2, y: 0.75 };
  await bySystem(store, (t) => describeMedium(t, { id, from: revision, fields: { alt: 'Oak', focalPoint } }));
  const found = (await findPublishedByIds(store, media, [id])).get(id);
  expect(found?.fields).toEqual({ ...media.toPublic(fields), alt: 'Oak', focalPoint });
});

it('rejects a focal point outside of the picture', async () => {
  const store = await temporaryStore();
  const { id } = await addMediumRow(store);
  const result = await bySystem(store, (t) =>
    describeMedium(t, { id, from: 1, fields: { focalPoint: { x: 1.2, y: 0 } } }),
  );
  expect(result).toMatchObject({ ok: false, code: 'invalid' });
});

it('lists the uses of a picture, and keeps it while a draft or a published version uses it', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const medium = await addMediumRow(store);
  const cover = { source: 'media', id: medium.id, alt: '' } as const;
  const shown = await bySystem(store, (t) => publish(t, posts, { from: 0, fields: samplePost({ cover }) }));
  if (!shown.ok) throw new Error(shown.code);
  const { id } = shown.content;
  const unused = async () => (await listContent(store, media, { isUnused: true })).items.map((item) => item.id);
  const use = { id, kind: 'post', title: 'Shaker or slab', states: ['shown'] };
  // Taken out of the draft alone: visitors go on seeing it.
  await bySystem(store, (t) => saveDraft(t, posts, { id, from: 1, fields: { cover: null } }));
  expect(await listUses(store, medium.id)).toEqual([use]);
  expect(await unused()).toEqual([]);
  expect(await bySystem(store, (t) => deleteMedium(t, { id: medium.id, from: 1 }))).toEqual({
    ok: false,
    code: 'in-use',
    uses: [use],
  });
  clock.advance(1000);
  await bySystem(store, (t) => publish(t, posts, { id, from: 2 }));
  expect(await listUses(store, medium.id)).toEqual([]);
  expect(await unused()).toEqual([medium.id]);
  await bySystem(store, (t) => saveDraft(t, posts, { id, from: 3, fields: { cover } }));
  expect(await listUses(store, medium.id)).toEqual([{ ...use, states: ['saved'] }]);
  expect([await unused(), await countContent(store, media, { isUnused: true })]).toEqual([[], 0]);
  await bySystem(store, (t) => saveDraft(t, posts, { id, from: 4, fields: { cover: null } }));
  expect(await bySystem(store, (t) => deleteMedium(t, { id: medium.id, from: 1 }))).toMatchObject({ ok: true });
  expect(await findPublishedByIds(store, media, [medium.id])).toEqual(new Map());
  // What is gone cannot be shown anymore.
  expect(await bySystem(store, (t) => publish(t, posts, { id, from: 5, fields: { cover } }))).toMatchObject({
    code: 'invalid',
    issues: [{ field: 'cover' }],
  });
});
