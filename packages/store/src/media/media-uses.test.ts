import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { deleteContent, discardDraft, publish, restore, saveDraft, undelete } from '../content/editing/edit-content.ts';
import { inStockProducts } from '../content/kinds/in-stock-product.ts';
import type { PictureReference } from '../content/kinds/picture-reference.ts';
import { posts } from '../content/kinds/post.ts';
import { testimonials } from '../content/kinds/testimonial.ts';
import { works } from '../content/kinds/work.ts';
import { listUses } from '../content/listing/find-uses.ts';
import { findSettings, saveSettings } from '../content/settings/save-settings.ts';
import { settingsGroups } from '../content/settings/settings-groups.ts';
import type { Store } from '../store.ts';
import { samplePost } from '../testing/sample-content.ts';
import { addMediumRow } from '../testing/add-medium-row.ts';
import { bySystem, TestClock, temporaryStore } from '../testing/temporary-store.ts';
import { deleteMedium } from './edit-media.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const reference = (id: string): PictureReference => ({ source: 'media', id, alt: '' });

async function publishPost(
  store: Store,
  request: Omit<Parameters<typeof publish<object>>[2], 'from'> & { from?: number },
) {
  const result = await bySystem(store, (t) => publish(t, posts, { from: 0, fields: samplePost(), ...request }));
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.content;
}

it.each([
  ['an image', (id: string) => `Look: ![An island](media:${id} "Ours")`],
  ['a definition', (id: string) => `![An island][one]\n\n[one]: media:${id}`],
  ['a definition in angle brackets', (id: string) => `![An island][one]\n\n[one]: <media:${id}>`],
  ['a link', (id: string) => `[the picture](media:${id})`],
  ['an element', (id: string) => `<img src="media:${id}" alt="">`],
])('finds a picture in a text as %s', async (_how, body) => {
  const store = await temporaryStore();
  const medium = await addMediumRow(store);
  const { id } = await publishPost(store, { fields: samplePost({ body: body(medium.id) }) });
  const uses = [{ id, kind: 'post', title: 'Shaker or slab', states: ['saved', 'shown'] }];
  expect(await listUses(store, medium.id)).toEqual(uses);
  expect(await bySystem(store, (t) => deleteMedium(t, { id: medium.id, from: 1 }))).toMatchObject({
    code: 'in-use',
    uses,
  });
});

it('finds uses of a picture in any kind and field', async () => {
  const store = await temporaryStore();
  const { id } = await addMediumRow(store);
  const picture = reference(id);
  const { fields: claims } = await findSettings(store, settingsGroups.promises);
  const results = await bySystem(store, async (t) => [
    await saveDraft(t, posts, { from: 0, fields: { title: 'Post', cover: picture } }),
    await saveDraft(t, works, { from: 0, fields: { title: 'Before', beforePictures: [picture] } }),
    await saveDraft(t, works, { from: 0, fields: { title: 'After', afterPictures: [picture] } }),
    await saveDraft(t, works, { from: 0, fields: { title: 'Told', description: `![](media:${id})` } }),
    await saveDraft(t, inStockProducts, { from: 0, fields: { name: 'Product', pictures: [picture, picture] } }),
    await saveDraft(t, testimonials, { from: 0, fields: { role: 'Client', quote: `![](media:${id})` } }),
    await saveSettings(t, settingsGroups.business, { from: 0, fields: { brand: `media:${id}` } }),
    // Names none.
    await saveDraft(t, posts, { from: 0, fields: { title: 'Other', body: 'media: a picture, multimedia:' } }),
    await saveSettings(t, settingsGroups.promises, { from: 0, fields: claims }),
  ]);
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  const uses = await listUses(store, id);
  expect(new Set(uses.map(({ kind, title, states }) => [kind, title, ...states].join(', ')))).toEqual(
    new Set([
      'post, Post, saved',
      'work, Before, saved',
      'work, After, saved',
      'work, Told, saved',
      'in-stock-product, Product, saved',
      'testimonial, Client, saved',
      'settings-business, Business info, saved, shown',
    ]),
  );
  expect(uses).toHaveLength(7);
});

it('lists the versions that use a picture, including scheduled ones', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const medium = await addMediumRow(store);
  const { id } = await publishPost(store, {});
  const states = async () => (await listUses(store, medium.id)).flatMap((use) => use.states);
  const at = new Date(clock.now().getTime() + DAY_MS).toISOString();
  await publishPost(store, { id, from: 1, fields: { cover: reference(medium.id) }, at });
  expect(await states()).toEqual(['saved', 'planned']);
  await bySystem(store, (t) => saveDraft(t, posts, { id, from: 2, fields: { cover: null } }));
  expect(await states()).toEqual(['planned']);
  expect(await bySystem(store, (t) => deleteMedium(t, { id: medium.id, from: 1 }))).toMatchObject({ code: 'in-use' });
  clock.advance(DAY_MS);
  expect(await states()).toEqual(['shown']);
  await publishPost(store, { id, from: 3, fields: {} });
  clock.advance(1);
  expect(await states()).toEqual([]);
});

it('keeps a published picture until the scheduled end, even if the draft no longer uses it', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const medium = await addMediumRow(store);
  const until = new Date(clock.now().getTime() + DAY_MS).toISOString();
  const { id } = await publishPost(store, { fields: samplePost({ cover: reference(medium.id) }), until });
  await bySystem(store, (t) => saveDraft(t, posts, { id, from: 1, fields: { cover: null } }));
  const remove = () => bySystem(store, (t) => deleteMedium(t, { id: medium.id, from: 1 }));
  expect(await remove()).toMatchObject({ code: 'in-use', uses: [{ id, states: ['shown'] }] });
  clock.advance(DAY_MS);
  expect(await remove(), 'after that day').toMatchObject({ ok: true });
});

it('restores a version with a missing picture as a draft, and names the picture on publishing', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const medium = await addMediumRow(store, { name: 'Island' });
  const body = `![](media:${medium.id})`;
  const { id } = await publishPost(store, { fields: samplePost({ cover: reference(medium.id), body }) });
  await publishPost(store, { id, from: 1, fields: { cover: null, body: 'Words.' } });
  clock.advance(1000);
  const deleted = await bySystem(store, (t) => deleteMedium(t, { id: medium.id, from: 1 }));
  expect(deleted).toMatchObject({ ok: true });

  const restored = await bySystem(store, (t) => restore(t, posts, { id, from: 2, revision: 1 }));
  expect(restored).toMatchObject({ ok: true, content: { fields: { body } } });
  const issues = ['body', 'cover'].map((field) => ({ field, message: '“Island” is no longer available' }));
  const publishing = await bySystem(store, (t) => publish(t, posts, { id, from: 3 }));
  if (publishing.ok || publishing.code !== 'invalid') throw new Error('Visitors would see a broken picture');
  expect(publishing.issues.toSorted((a, b) => (a.field < b.field ? -1 : 1))).toEqual(issues);
  // A word can be fixed all the same, and without the picture it can be published.
  expect(await bySystem(store, (t) => saveDraft(t, posts, { id, from: 3, fields: { title: 'T' } }))).toMatchObject({
    ok: true,
  });
  expect(
    await bySystem(store, (t) => publish(t, posts, { id, from: 4, fields: { cover: null, body: 'Words.' } })),
  ).toMatchObject({ ok: true });
});

it('saves a draft with missing pictures, and names them on publishing', async () => {
  const store = await temporaryStore();
  const medium = await addMediumRow(store, { name: 'Island' });
  expect(await bySystem(store, (t) => deleteMedium(t, { id: medium.id, from: 1 }))).toMatchObject({ ok: true });
  const unknown = randomUUID();
  const body = `![](media:${medium.id})\n\nWords.\n\n![An oak\nisland](media:${unknown})\n\n![Again](media:${unknown})`;

  const draft = await bySystem(store, (t) => saveDraft(t, posts, { from: 0, fields: samplePost({ body }) }));
  if (!draft.ok) throw new Error(draft.code);
  const { id } = draft.content;
  const both = await bySystem(store, (t) => publish(t, posts, { id, from: 1 }));
  expect(both).toMatchObject({
    code: 'invalid',
    issues: [
      { field: 'body', message: `“Island”, the image media:${unknown} (“An oak island”) are no longer available` },
    ],
  });
  const rest = `![A view](media:${medium.id}) and [a link](media:${unknown})`;
  const again = { id, from: 1, fields: { body: rest, cover: reference(unknown) } };
  expect(await bySystem(store, (t) => saveDraft(t, posts, again)), 'in an older revision of the post').toMatchObject({
    ok: true,
  });
  expect(await bySystem(store, (t) => publish(t, posts, { id, from: 2 }))).toMatchObject({
    issues: [
      { field: 'body', message: `“Island” (“A view”), the image media:${unknown} are no longer available` },
      { field: 'cover', message: 'One of these is no longer available' },
    ],
  });
  const many = Array.from({ length: 9 }, () => `![](media:${randomUUID()})`).join('');
  const full = await bySystem(store, (t) => publish(t, posts, { id, from: 2, fields: { body: many, cover: null } }));
  expect(full).toMatchObject({ issues: [{ message: expect.stringMatching(/ and 6 more are no longer available$/) }] });
});

it('restores a deleted post and discards a draft even if their pictures are gone', async () => {
  const store = await temporaryStore();
  const medium = await addMediumRow(store);
  const { id } = await publishPost(store, { fields: samplePost({ cover: reference(medium.id) }) });
  await bySystem(store, (t) => deleteContent(t, posts, { id, from: 1 }));
  expect(await bySystem(store, (t) => deleteMedium(t, { id: medium.id, from: 1 }))).toMatchObject({ ok: true });
  expect(await bySystem(store, (t) => undelete(t, posts, { id, from: 2 }))).toMatchObject({ ok: true });
  await bySystem(store, (t) => saveDraft(t, posts, { id, from: 3, fields: { cover: null } }));
  expect(await bySystem(store, (t) => discardDraft(t, posts, { id, from: 4 }))).toMatchObject({ ok: true });
  expect(await bySystem(store, (t) => publish(t, posts, { id, from: 5 }))).toMatchObject({
    code: 'invalid',
    issues: [{ field: 'cover' }],
  });
});
