import { expect, test } from 'vitest';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import { bySystem, temporaryStore } from '../../testing/temporary-store.ts';
import { posts } from '../kinds/post.ts';
import { testimonials } from '../kinds/testimonial.ts';
import { restoreDeletedContent } from './restore-deleted-content.ts';
import { deleteContent, publish, restore, saveDraft } from './edit-content.ts';

const words = { title: 'Edges', excerpt: 'One.', author: 'Team' };
const body = '- [a](/b)\n'.repeat(8_000);
const issue = { field: 'body', message: expect.stringMatching(/8,000 links.*at most 3,000/), isTooLarge: true };
const refusal = { ok: false, code: 'invalid', issues: [issue] };

test('a text that is too large can be saved, but in no way published', async () => {
  const store = await temporaryStore();
  const write = <Result>(work: (transaction: WriteTransaction) => Promise<Result>) => bySystem(store, work);
  expect(await write((t) => publish(t, posts, { from: 0, fields: { ...words, body } }))).toEqual(refusal);
  const draft = await write((t) => saveDraft(t, posts, { from: 0, fields: { ...words, body } }));
  if (!draft.ok) throw new Error(draft.code);
  const { id, revision } = draft.content;
  expect(await write((t) => publish(t, posts, { id, from: revision }))).toEqual(refusal);
  const at = new Date(store.now().getTime() + 60_000).toISOString();
  expect(await write((t) => publish(t, posts, { id, from: revision, at }))).toEqual(refusal);

  // What is smaller is published, and the version before is restored as a draft alone.
  const published = await write((t) => publish(t, posts, { id, from: revision, fields: { body: 'Short.' } }));
  if (!published.ok) throw new Error(published.code);
  const restored = await write((t) => restore(t, posts, { id, from: published.content.revision, revision }));
  if (!restored.ok) throw new Error(restored.code);
  expect(restored.content.fields.body).toBe(body.trim());
  expect(await write((t) => publish(t, posts, { id, from: restored.content.revision }))).toEqual(refusal);

  const deleted = await write((t) => deleteContent(t, posts, { id, from: restored.content.revision }));
  if (!deleted.ok) throw new Error(deleted.code);
  const back = await write((t) => restoreDeletedContent(t, posts, { id, from: deleted.content.revision }));
  expect(back).toMatchObject({ ok: true, content: { publicationStatus: 'published', fields: { body: body.trim() } } });
});

test('a draft may have any size that a form accepts', async () => {
  const store = await temporaryStore();
  const long = 'A line of words.\n'.repeat(100_000);
  const draft = await bySystem(store, (t) => saveDraft(t, posts, { from: 0, fields: { ...words, body: long } }));
  expect(draft).toMatchObject({ ok: true, content: { fields: { body: long.trim() } } });
});

test('a plain text that is too long can be saved but not published', async () => {
  const store = await temporaryStore();
  const fields = { role: 'Kitchen client', quote: 'Fine. '.repeat(500) };
  const message = 'This text has 2,999 characters. It can have at most 2,000 to be published: shorten it.';
  expect(await bySystem(store, (t) => publish(t, testimonials, { from: 0, fields }))).toEqual({
    ok: false,
    code: 'invalid',
    issues: [{ field: 'quote', message, isTooLarge: true }],
  });
  expect(await bySystem(store, (t) => saveDraft(t, testimonials, { from: 0, fields }))).toMatchObject({ ok: true });
});
