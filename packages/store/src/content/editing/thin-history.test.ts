import { expect, it } from 'vitest';
import { editors, samplePost } from '../../testing/sample-content.ts';
import { TestClock, temporaryStore } from '../../testing/temporary-store.ts';
import { posts } from '../kinds/post.ts';
import { findContent } from '../listing/find-content.ts';
import { findContentState, findContentStateNear, listContentChanges } from '../listing/content-history.ts';
import { publish, restore, saveDraft } from './edit-content.ts';
import { thinHistory, WHOLE_HISTORY_MS } from './thin-history.ts';

const MINUTE_MS = 60 * 1000;

/** A post that saved itself every two minutes for half an hour, by Ann, with something else done in between. */
async function writtenPost() {
  // At ten past nine: the clock's ten minutes begin with it.
  const clock = new TestClock(Date.parse('2026-11-22T09:10:00.000Z'));
  const store = await temporaryStore({ clock });
  let from = 0;
  let id: string | undefined;
  const save = async (fields: object, actor: (typeof editors)[keyof typeof editors] = editors.ann) => {
    const result = await store.write({ actor }, (t) => saveDraft(t, posts, { id, from, fields }));
    if (!result.ok) throw new Error(result.code);
    ({ id, revision: from } = result.content);
    clock.advance(2 * MINUTE_MS);
  };
  await save(samplePost({ title: 'One' })); // 1, 9:10
  for (const title of ['Two', 'Three', 'Four']) await save({ title }); // 2 to 4, until 9:16
  await save({ title: 'Four', excerpt: 'By Ben' }, editors.ben); // 5, 9:18
  await save({ body: 'Six' }); // 6, 9:20
  await save({ title: 'Seven' }); // 7
  await save({ title: 'Four', body: 'Eight' }); // 8
  const shown = await store.write({ actor: editors.ann }, (t) => publish(t, posts, { id: id ?? '', from }));
  if (!shown.ok) throw new Error(shown.code); // 9
  from = 9;
  for (const body of ['Ten', 'Eleven']) await save({ body }); // 10 at 9:26, 11 at 9:28
  return { clock, store, id: id ?? '' };
}

const revisionsOf = async (...[store, id]: Parameters<typeof listContentChanges>) =>
  (await listContentChanges(store, id)).map(({ revision }) => revision).toReversed();

it('keeps one save per person and ten minutes, the first revision, and everything but drafts', async () => {
  const { clock, store, id } = await writtenPost();
  const kept = [1, 4, 5, 8, 9, 11];
  const states = () => Promise.all(kept.map((revision) => findContentState(store, posts, { id, revision })));
  const [before, present] = [await states(), await findContent(store, posts, id)];

  await thinHistory(store, '');
  expect(await revisionsOf(store, id), 'the last day is complete').toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  clock.advance(WHOLE_HISTORY_MS);
  const until = await thinHistory(store, '');
  expect(await revisionsOf(store, id)).toEqual(kept);
  expect(await states()).toEqual(before);
  expect(await findContent(store, posts, id)).toEqual(present);

  const changes = await listContentChanges(store, id);
  const changed = (revision: number) => changes.find((change) => change.revision === revision)?.fields.toSorted();
  expect([changed(4), changed(8)], 'all merged changes').toEqual([['slug', 'title'], ['body']]);
  const gone = { id, revision: 3 };
  expect(await findContentState(store, posts, gone)).toBeUndefined();
  expect(await findContentStateNear(store, posts, gone), 'the revision before').toEqual(before[0]);
  const bringBack = (revision: number) =>
    store.write({ actor: editors.ann }, (t) => restore(t, posts, { id, from: 11, revision }));
  expect(await bringBack(3), 'no other revision instead').toMatchObject({ ok: false, code: 'not-found' });
  expect(await bringBack(1)).toMatchObject({ ok: true, content: { revision: 12, fields: { title: 'One' } } });

  await thinHistory(store, until);
  await thinHistory(store, '');
  expect(await revisionsOf(store, id)).toEqual([...kept, 12]);
});

it('never removes the only older version', async () => {
  const clock = new TestClock(Date.parse('2026-11-22T09:10:00.000Z'));
  const store = await temporaryStore({ clock });
  const first = await store.write({ actor: editors.ann }, (t) =>
    saveDraft(t, posts, { from: 0, fields: samplePost() }),
  );
  if (!first.ok) throw new Error(first.code);
  const { id } = first.content;
  await store.write({ actor: editors.ann }, (t) => saveDraft(t, posts, { id, from: 1, fields: { body: '' } }));
  clock.advance(WHOLE_HISTORY_MS + MINUTE_MS);
  await thinHistory(store, '');
  expect(await revisionsOf(store, id)).toEqual([1, 2]);
  expect((await findContentState(store, posts, { id, revision: 1 }))?.fields).toMatchObject(samplePost());
});
