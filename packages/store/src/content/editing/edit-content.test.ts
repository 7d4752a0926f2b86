import { expect, it } from 'vitest';
import { z } from 'zod';
import { listActivity } from '../../activity/list-activity.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import { editors, samplePost } from '../../testing/sample-content.ts';
import { bySystem, TestClock, temporaryStore } from '../../testing/temporary-store.ts';
import { defineKind } from '../content-kind.ts';
import type { ContentKind } from '../content-kind.ts';
import { contentVersion } from '../content-version.ts';
import { inStockProducts } from '../kinds/in-stock-product.ts';
import { line, text } from '../kinds/field-schemas.ts';
import { posts } from '../kinds/post.ts';
import { tags } from '../kinds/tag.ts';
import { testimonials } from '../kinds/testimonial.ts';
import { works } from '../kinds/work.ts';
import { media } from '../../media/medium.ts';
import { findPublished, listPublished } from '../published/read-published.ts';
import { findContentState, listContentChanges, listPublishedStates } from '../listing/content-history.ts';
import {
  cancelSchedule,
  deleteContent,
  discardDraft,
  publish,
  restore,
  saveDraft,
  undelete,
  unpublish,
} from './edit-content.ts';
import { restoreDeletedContent } from './restore-deleted-content.ts';
import { listPublicPeriods, undoPublication } from './undo-publication.ts';
import { nextScheduledChange } from '../published/next-scheduled-change.ts';
import { findRedirect } from '../redirects/find-redirect.ts';
import { listContent } from '../listing/list-content.ts';
import { findContent } from '../listing/find-content.ts';
import type { ContentResult } from './change-result.ts';

const by = editors.ann;

/** Makes a change as Ann and takes for granted that it is accepted. */
async function accept<Fields extends object>(
  store: Store,
  work: (transaction: WriteTransaction) => Promise<ContentResult<Fields>>,
) {
  const result = await store.write({ actor: by }, work);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.content;
}

const publishedTitles = async (store: Store) =>
  (await listPublished(store, posts)).items.map(({ fields }) => fields.title);

it('changes nothing for visitors when a draft is saved, and everything at once when it is published', async () => {
  const store = await temporaryStore();
  const draft = await accept(store, (t) => saveDraft(t, posts, { from: 0, fields: samplePost() }));
  expect(draft).toMatchObject({ revision: 1, slug: 'shaker-or-slab', publicationStatus: 'draft' });
  expect(contentVersion(store)).toBe(1);
  expect(await findPublished(store, posts, 'shaker-or-slab')).toBeUndefined();

  const live = await accept(store, (t) => publish(t, posts, { id: draft.id, from: 1, fields: { isFeatured: true } }));
  expect(live).toMatchObject({ revision: 2, publicationStatus: 'published', hasUnpublishedChanges: false });
  expect(contentVersion(store)).toBe(2);
  expect(await findPublished(store, posts, 'shaker-or-slab')).toMatchObject({
    id: draft.id,
    path: '/blog/shaker-or-slab',
    day: '2026-11-21',
    fields: { title: 'Shaker or slab', isFeatured: true },
  });

  const edited = await accept(store, (t) =>
    saveDraft(t, posts, { id: draft.id, from: 2, fields: { title: 'Slab or shaker' } }),
  );
  expect(edited).toMatchObject({ revision: 3, hasUnpublishedChanges: true, slug: 'shaker-or-slab' });
  expect(contentVersion(store)).toBe(2);
  expect(await publishedTitles(store)).toEqual(['Shaker or slab']);
  expect((await findContent(store, posts, draft.id))?.fields.title).toBe('Slab or shaker');

  // Back to what is published: there is no draft any more.
  const back = await accept(store, (t) =>
    saveDraft(t, posts, { id: draft.id, from: 3, fields: { title: 'Shaker or slab' } }),
  );
  expect(back).toMatchObject({ revision: 4, hasUnpublishedChanges: false });
});

it('records nothing for a save without changes', async () => {
  const store = await temporaryStore();
  const { id } = await accept(store, (t) => saveDraft(t, posts, { from: 0, fields: samplePost() }));
  const again = await accept(store, (t) => saveDraft(t, posts, { id, from: 1, fields: samplePost() }));
  expect(again.revision).toBe(1);
  expect(await listContentChanges(store, id)).toHaveLength(1);
  expect(await listActivity(store)).toHaveLength(1);
});

it('rejects a stale change with the changes made since', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const { id } = await accept(store, (t) => saveDraft(t, posts, { from: 0, fields: samplePost() }));
  clock.advance(60_000);
  await store.write({ actor: editors.ben }, (t) =>
    saveDraft(t, posts, { id, from: 1, fields: { title: 'Another title', tags: [] } }),
  );
  clock.advance(60_000);
  await accept(store, (t) => publish(t, posts, { id, from: 2, fields: { excerpt: 'Shorter.' } }));
  const stale = await bySystem(store, (t) => saveDraft(t, posts, { id, from: 1, fields: { body: 'Lost?' } }));
  expect(stale).toEqual({
    ok: false,
    code: 'stale',
    revision: 3,
    changes: [
      {
        revision: 2,
        action: 'saved',
        fields: ['title', 'slug'],
        at: '2026-11-21T15:01:00.000Z',
        actorKind: 'account',
        actorName: 'ben',
      },
      {
        revision: 3,
        action: 'published',
        fields: ['excerpt'],
        at: '2026-11-21T15:02:00.000Z',
        actorKind: 'account',
        actorName: 'ann',
      },
    ],
  });
  expect(await findContent(store, posts, id)).toMatchObject({ revision: 3, fields: { body: samplePost().body } });
});

it('rejects publishing incomplete fields, but saves them as a draft', async () => {
  const store = await temporaryStore();
  const fields = { title: 'Only a title' };
  const refused = await bySystem(store, (t) => publish(t, posts, { from: 0, fields }));
  expect(refused).toMatchObject({ ok: false, code: 'invalid' });
  expect(!refused.ok && refused.code === 'invalid' && refused.issues.map(({ field }) => field)).toEqual([
    'excerpt',
    'body',
    'author',
  ]);
  expect((await listActivity(store)).length).toBe(0);
  await accept(store, (t) => saveDraft(t, posts, { from: 0, fields }));
});

it('rejects unknown fields and invalid values', async () => {
  const store = await temporaryStore();
  const misspelt: object = { titel: 'Lost in silence' };
  const results = await bySystem(store, async (t) => [
    await saveDraft(t, posts, { from: 0, fields: misspelt }),
    await saveDraft(t, inStockProducts, { from: 0, fields: { priceCents: 10.5 } }),
    await saveDraft(t, inStockProducts, { from: 0, fields: { quantity: -1 } }),
    await saveDraft(t, works, { from: 0, fields: { completedOn: '2026-02-30' } }),
    await saveDraft(t, posts, { from: 0, fields: samplePost(), slug: 'Not a slug' }),
    await saveDraft(t, posts, { from: 0, fields: { tags: ['no-such-tag'] } }),
  ]);
  const issues = results.map((result) => !result.ok && result.code === 'invalid' && result.issues[0]?.field);
  expect(issues).toEqual(['titel', 'priceCents', 'quantity', 'completedOn', 'slug', 'tags']);
});

it.each([
  ['with an unknown id', undefined, 'not-found'],
  ['of another kind', tags, 'not-found'],
] as const)('does not find content %s', async (_, kind, code) => {
  const store = await temporaryStore();
  const { id } = await accept(store, (t) => saveDraft(t, posts, { from: 0, fields: samplePost() }));
  const asked: ContentKind = kind ?? posts;
  const result = await bySystem(store, (t) => saveDraft(t, asked, { id: kind === undefined ? 'gone' : id, from: 1 }));
  expect(result).toEqual({ ok: false, code });
});

it('lets the slug follow the title until it is published, and numbers a taken one', async () => {
  const store = await temporaryStore();
  const first = await accept(store, (t) => saveDraft(t, posts, { from: 0, fields: samplePost() }));
  const second = await accept(store, (t) => saveDraft(t, posts, { from: 0, fields: samplePost() }));
  const nameless = await accept(store, (t) => saveDraft(t, posts, { from: 0 }));
  expect([first.slug, second.slug, nameless.slug]).toEqual(['shaker-or-slab', 'shaker-or-slab-2', 'post']);
  const renamed = await accept(store, (t) =>
    saveDraft(t, posts, { id: first.id, from: 1, fields: { title: 'Évier' } }),
  );
  expect(renamed.slug).toBe('evier');
  const live = await accept(store, (t) => publish(t, posts, { id: first.id, from: 2 }));
  const later = await accept(store, (t) =>
    saveDraft(t, posts, { id: first.id, from: live.revision, fields: { title: 'Something else' } }),
  );
  expect(later.slug).toBe('evier');
  const chosen = await accept(store, (t) => saveDraft(t, posts, { id: second.id, from: 1, slug: 'doors' }));
  const kept = await accept(store, (t) =>
    saveDraft(t, posts, { id: second.id, from: chosen.revision, fields: { title: 'Other' } }),
  );
  expect(kept.slug).toBe('doors');
  // Another kind has its own.
  expect((await accept(store, (t) => saveDraft(t, tags, { from: 0, fields: { name: 'doors' } }))).slug).toBe('doors');
});

it('rejects a slug that is taken by a draft or a publication', async () => {
  const store = await temporaryStore();
  const first = await accept(store, (t) => publish(t, posts, { from: 0, fields: samplePost() }));
  await accept(store, (t) => saveDraft(t, posts, { id: first.id, from: 1, slug: 'moving-on' }));
  const results = await bySystem(store, async (t) => [
    await saveDraft(t, posts, { from: 0, slug: 'moving-on' }),
    await saveDraft(t, posts, { from: 0, slug: 'shaker-or-slab' }),
  ]);
  const takenBy = { id: first.id, title: 'Shaker or slab' };
  expect(results).toEqual([
    { ok: false, code: 'slug-taken', slug: 'moving-on', takenBy },
    { ok: false, code: 'slug-taken', slug: 'shaker-or-slab', takenBy },
  ]);
});

it('keeps every published version, and restores one as a draft', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const { id } = await accept(store, (t) => publish(t, posts, { from: 0, fields: samplePost() }));
  clock.advance(1000);
  await store.write({ actor: editors.ben }, (t) => publish(t, posts, { id, from: 1, fields: { title: 'Second' } }));
  clock.advance(1000);
  await accept(store, (t) => unpublish(t, posts, { id, from: 2 }));
  expect(await publishedTitles(store)).toEqual([]);
  expect(await listPublishedStates(store, posts, id)).toMatchObject([
    {
      revision: 2,
      fields: { title: 'Second' },
      actorName: 'ben',
      from: '2026-11-21T15:00:01.000Z',
      until: '2026-11-21T15:00:02.000Z',
    },
    { revision: 1, fields: { title: 'Shaker or slab' }, actorName: 'ann', until: '2026-11-21T15:00:01.000Z' },
  ]);
  const restored = await accept(store, (t) => restore(t, posts, { id, from: 3, revision: 1 }));
  expect(restored).toMatchObject({ revision: 4, publicationStatus: 'draft', fields: { title: 'Shaker or slab' } });
  expect(await bySystem(store, (t) => restore(t, posts, { id, from: 4, revision: 9 }))).toEqual({
    ok: false,
    code: 'not-found',
  });
});

it('restores and shows any saved version', async () => {
  const store = await temporaryStore();
  const { id } = await accept(store, (t) => saveDraft(t, posts, { from: 0, fields: samplePost({ body: 'First.' }) }));
  await accept(store, (t) => saveDraft(t, posts, { id, from: 1, fields: { body: 'Second.' } }));
  await accept(store, (t) => saveDraft(t, posts, { id, from: 2, fields: { title: 'Third' }, slug: 'third' }));
  expect(await findContentState(store, posts, { id, revision: 2 })).toMatchObject({
    slug: 'shaker-or-slab',
    fields: { title: 'Shaker or slab', body: 'Second.', author: 'Design team' },
  });
  expect(await findContentState(store, posts, { id, revision: 4 })).toBeUndefined();
  expect(await findContentState(store, works, { id, revision: 2 })).toBeUndefined();
  const restored = await accept(store, (t) => restore(t, posts, { id, from: 3, revision: 1 }));
  expect(restored).toMatchObject({ slug: 'shaker-or-slab', fields: { title: 'Shaker or slab', body: 'First.' } });
});

it('creates content only once under a given id', async () => {
  const store = await temporaryStore();
  const idWhenNew = '0198c3a2-0000-4000-8000-000000000001';
  const request = { from: 0, idWhenNew, fields: samplePost() };
  expect((await accept(store, (t) => saveDraft(t, posts, request))).id).toBe(idWhenNew);
  expect(await bySystem(store, (t) => saveDraft(t, posts, request))).toMatchObject({ ok: false, code: 'stale' });
});

it('discards a draft', async () => {
  const store = await temporaryStore();
  const { id } = await accept(store, (t) => publish(t, posts, { from: 0, fields: samplePost() }));
  await accept(store, (t) => saveDraft(t, posts, { id, from: 1, fields: { title: 'A thought' }, slug: 'thought' }));
  const content = await accept(store, (t) => discardDraft(t, posts, { id, from: 2 }));
  expect(content).toMatchObject({
    slug: 'shaker-or-slab',
    hasUnpublishedChanges: false,
    fields: { title: 'Shaker or slab' },
  });
});

it('hides deleted content and restores it as a draft, with another slug if needed', async () => {
  const store = await temporaryStore();
  const { id } = await accept(store, (t) => publish(t, posts, { from: 0, fields: samplePost() }));
  await accept(store, (t) => deleteContent(t, posts, { id, from: 1 }));
  expect(await publishedTitles(store)).toEqual([]);
  expect(await findContent(store, posts, id)).toBeUndefined();
  expect(contentVersion(store)).toBe(3);
  expect(
    await bySystem(store, (t) => saveDraft(t, posts, { id, from: 1, fields: { title: 'Too late' } })),
  ).toMatchObject({
    code: 'stale',
    changes: [{ action: 'deleted', actorName: 'ann' }],
  });
  expect(await bySystem(store, (t) => publish(t, posts, { id, from: 2 }))).toMatchObject({ code: 'stale' });
  await accept(store, (t) => saveDraft(t, posts, { from: 0, fields: samplePost() }));
  const back = await accept(store, (t) => undelete(t, posts, { id, from: 2 }));
  expect(back).toMatchObject({ publicationStatus: 'draft', slug: 'shaker-or-slab-2' });
});

it('restores what was published and scheduled, or as a draft if the time has passed', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const at = '2026-12-24T12:00:00.000Z';
  const both = await accept(store, (t) => publish(t, posts, { from: 0, fields: samplePost() }));
  await accept(store, (t) => publish(t, posts, { id: both.id, from: 1, at, fields: { title: 'For Christmas' } }));
  await accept(store, (t) => saveDraft(t, posts, { id: both.id, from: 2, fields: { title: 'A thought' } }));
  const planned = await accept(store, (t) =>
    publish(t, posts, { from: 0, at, fields: samplePost({ title: 'Later' }) }),
  );
  const goAndCome = async (id: string, from: number, between = () => {}) => {
    const gone = await accept(store, (t) => deleteContent(t, posts, { id, from }));
    expect(await nextScheduledChange(store)).toBe(id === planned.id ? at : undefined);
    between();
    return accept(store, (t) => restoreDeletedContent(t, posts, { id, from: gone.revision }));
  };
  await accept(store, (t) => deleteContent(t, posts, { id: planned.id, from: 1 }));
  clock.advance(1000);
  const back = await goAndCome(both.id, 3);
  expect(back).toMatchObject({ publicationStatus: 'published', fields: { title: 'A thought' } });
  expect(await publishedTitles(store)).toEqual(['Shaker or slab']);
  expect((await listPublishedStates(store, posts, both.id))[0]).toMatchObject({
    from: at,
    fields: { title: 'For Christmas' },
  });
  const again = await accept(store, (t) => restoreDeletedContent(t, posts, { id: planned.id, from: 2 }));
  expect(again).toMatchObject({ publicationStatus: 'scheduled', publicFrom: at, hasUnpublishedChanges: false });
  const late = await goAndCome(planned.id, again.revision, () => clock.advance(60 * 24 * 60 * 60 * 1000));
  expect(late).toMatchObject({ publicationStatus: 'draft', fields: { title: 'Later' } });
  expect(await publishedTitles(store)).toEqual(['For Christmas']);
});

it('commits a change, its history, the activity and the content version together or not at all', async () => {
  const store = await temporaryStore();
  const failing = store.write({ actor: by }, async (t) => {
    await publish(t, posts, { from: 0, fields: samplePost() });
    throw new Error('Changed my mind');
  });
  await expect(failing).rejects.toThrow('Changed my mind');
  expect(contentVersion(store)).toBe(1);
  expect(await listActivity(store)).toEqual([]);
  expect(await publishedTitles(store)).toEqual([]);
});

it('records each action once, and repeated saves of a draft once', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const step = async (work: Parameters<typeof accept>[1]) => {
    clock.advance(1000);
    return accept(store, work);
  };
  const { id } = await accept(store, (t) => saveDraft(t, posts, { from: 0, fields: samplePost() }));
  await step((t) => saveDraft(t, posts, { id, from: 1, fields: { body: 'One.' } }));
  await step((t) => saveDraft(t, posts, { id, from: 2, fields: { body: 'One. Two.' } }));
  await step((t) => publish(t, posts, { id, from: 3, at: '2026-12-24T09:00:00.000Z' }));
  await step((t) => cancelSchedule(t, posts, { id, from: 4 }));
  await step((t) => publish(t, posts, { id, from: 5 }));
  await step((t) => deleteContent(t, posts, { id, from: 6 }));
  expect((await listActivity(store)).map(({ action, words, actorName }) => [action, words, actorName])).toEqual([
    ['post.deleted', 'Deleted the post “Shaker or slab”', 'ann'],
    ['post.published', 'Published the post “Shaker or slab”', 'ann'],
    ['post.schedule-cancelled', 'Cancelled the schedule of the post “Shaker or slab”', 'ann'],
    ['post.scheduled', 'Scheduled the post “Shaker or slab”', 'ann'],
    ['post.saved', 'Saved a draft of the post “Shaker or slab”', 'ann'],
  ]);
});

it('stores and reads every kind of content without loss', async () => {
  const store = await temporaryStore();
  const tag = await accept(store, (t) => publish(t, tags, { from: 0, fields: { name: 'Doors' } }));
  const master = { source: 'master', name: 'blog/shaker-or-slab-doors', alt: '' } as const;
  const work = {
    title: 'Lakehouse kitchen',
    description: 'Plain oak fronts.',
    category: 'living-room',
    status: 'in-progress',
    projectType: 'remodel',
    client: 'Sample client',
    location: 'Shuniah',
    completedOn: '2025-08-22',
    squareFeet: 240,
    duration: '6 weeks',
    budgetCents: 6_600_000,
    budgetRange: '$62,000 – $70,000',
    features: ['Oak', 'Quartz'],
    tags: [tag.id],
    pictures: [master],
    beforePictures: [],
    afterPictures: [master],
    products: [],
    testimonial: 'Ready on time.',
    testimonialRole: 'A client',
    isSample: false,
    isFeatured: true,
  } as const;
  const product = {
    name: 'Wabigoon vanity',
    sku: 'V-24',
    category: 'Bathroom Vanities',
    description: 'Hung, in white.',
    priceCents: 59_900,
    quantity: 4,
    statusOverride: null,
    specifications: [{ name: 'Size', value: '24″' }],
    features: ['Soft close'],
    pictures: [master],
    isFeatured: false,
  } as const;
  const testimonial = { quote: 'Sample text.', role: 'Trade client', isSample: true };
  await accept(store, (t) =>
    publish(t, works, {
      from: 0,
      fields: {
        ...work,
        features: [...work.features],
        products: [],
        tags: [tag.id],
        pictures: [master],
        beforePictures: [],
        afterPictures: [master],
      },
    }),
  );
  await accept(store, (t) =>
    publish(t, inStockProducts, {
      from: 0,
      fields: {
        ...product,
        specifications: [...product.specifications],
        features: [...product.features],
        pictures: [master],
      },
    }),
  );
  await accept(store, (t) => publish(t, testimonials, { from: 0, fields: testimonial }));
  expect((await listPublished(store, works)).items).toMatchObject([
    { day: '2025-08-22', path: '/our-works/lakehouse-kitchen' },
  ]);
  const { client, budgetCents, ...told } = work;
  const [shown] = (await listPublished(store, works)).items;
  expect(shown?.fields).toEqual(told);
  expect((await findContent(store, works, shown?.id ?? ''))?.fields).toEqual({ ...told, client, budgetCents });
  expect((await listPublished(store, inStockProducts)).items).toMatchObject([
    { fields: product, path: '/in-stock/vanities/wabigoon-vanity' },
  ]);
  expect((await listPublished(store, testimonials)).items).toMatchObject([{ fields: testimonial, path: null }]);
  expect((await listPublished(store, works, { shows: tag.id })).items).toHaveLength(1);
  expect((await listPublished(store, works, { shows: 'another' })).items).toHaveLength(0);
});

it('needs only a definition for another kind', async () => {
  const questions = defineKind({
    name: 'question',
    noun: 'question',
    schema: z.object({ question: line(), answer: text(2000), note: line() }),
    needed: ['question', 'answer'],
    ownersOnly: ['note'],
    title: ({ question }) => question,
    path: (slug) => `/questions/${slug}`,
    searchedText: ({ answer }) => [answer],
  });
  const store = await temporaryStore();
  const fields = { question: 'Do you deliver?', answer: 'Within a hundred kilometres.', note: 'Ask the driver' };
  const { id } = await accept(store, (t) => publish(t, questions, { from: 0, fields }));
  await accept(store, (t) => publish(t, questions, { id, from: 1, slug: 'delivery' }));
  expect((await findPublished(store, questions, 'delivery'))?.fields).toEqual({
    question: 'Do you deliver?',
    answer: 'Within a hundred kilometres.',
  });
  expect(await findRedirect(store, '/questions/do-you-deliver')).toBe('/questions/delivery');
  expect((await listContent(store, questions, { query: 'kilometres' })).items).toMatchObject([{ id, fields }]);
  expect(await listPublishedStates(store, questions, id)).toHaveLength(2);
  expect((await listActivity(store))[0]?.words).toBe('Published the question “Do you deliver?”');
});

it('undoes publishing and unpublishing, with the schedule and the draft', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const until = new Date(clock.now().getTime() + 3_600_000).toISOString();
  const { id } = await accept(store, (t) => publish(t, posts, { from: 0, fields: samplePost(), until }));
  await accept(store, (t) => saveDraft(t, posts, { id, from: 1, fields: { title: 'Slab or shaker' } }));
  const asItWas = { publicationStatus: 'published', hasUnpublishedChanges: true, publicUntil: until } as const;
  const doAndUndo = async (action: 'publish' | 'unpublish') => {
    const target = { id, from: (await findContent(store, posts, id))?.revision ?? 0 };
    const before = await store.write({ actor: by }, (t) => listPublicPeriods(t, id));
    const done = await accept(store, (t) =>
      action === 'publish' ? publish(t, posts, target) : unpublish(t, posts, target),
    );
    clock.advance(1000);
    return { titles: await publishedTitles(store), back: { id, from: done.revision, before } };
  };
  for (const [action, shown] of [
    ['unpublish', []],
    ['publish', ['Slab or shaker']],
  ] as const) {
    const { titles, back } = await doAndUndo(action);
    expect(titles).toEqual(shown);
    expect(await store.write({ actor: by }, (t) => undoPublication(t, posts, back))).toMatchObject({
      cameBack: 'all',
      content: asItWas,
    });
    expect(await publishedTitles(store)).toEqual(['Shaker or slab']);
    expect((await findContent(store, posts, id))?.fields.title).toBe('Slab or shaker');
    expect(await store.write({ actor: by }, (t) => undoPublication(t, posts, back))).toMatchObject({
      code: 'stale',
    });
  }
});

it('undoes publishing a draft or a schedule', async () => {
  const store = await temporaryStore();
  const at = new Date(store.now().getTime() + 3_600_000).toISOString();
  const draft = await accept(store, (t) => saveDraft(t, posts, { from: 0, fields: samplePost() }));
  const planned = await accept(store, (t) =>
    publish(t, posts, { from: 0, fields: samplePost({ title: 'Planned' }), at }),
  );
  for (const { id, revision, ...was } of [draft, planned]) {
    const before = await store.write({ actor: by }, (t) => listPublicPeriods(t, id));
    const { revision: from } = await accept(store, (t) => publish(t, posts, { id, from: revision }));
    expect(await publishedTitles(store)).toHaveLength(1);
    expect(await accept(store, (t) => undoPublication(t, posts, { id, from, before }))).toMatchObject({
      publicationStatus: was.publicationStatus,
      publicFrom: was.publicFrom,
    });
    expect(await publishedTitles(store)).toEqual([]);
  }
});

it('reports what can’t be published again because a picture is gone', async () => {
  const store = await temporaryStore();
  const file = { name: 'Oak', type: 'image/webp', byteSize: 9, widthPx: 16, heightPx: 9, sha256: 'a1'.repeat(32) };
  const picture = await accept(store, (t) => publish(t, media, { from: 0, fields: file }));
  const cover = { source: 'media', id: picture.id, alt: '' } as const;
  const { id } = await accept(store, (t) => publish(t, posts, { from: 0, fields: samplePost({ cover }) }));
  const before = await store.write({ actor: by }, (t) => listPublicPeriods(t, id));
  const fields = { title: 'Without it', cover: null };
  const { revision: from } = await accept(store, (t) => publish(t, posts, { id, from: 1, fields }));
  await accept(store, (t) => deleteContent(t, media, { id: picture.id, from: 1 }));
  const back = await store.write({ actor: by }, (t) => undoPublication(t, posts, { id, from, before }));
  expect(back).toMatchObject({ ok: false });
  expect(await publishedTitles(store)).toEqual(['Without it']);
  expect((await findContent(store, posts, id))?.revision).toBe(from);

  // What was planned for later needs no picture: of it alone can be said that it is back.
  const at = new Date(store.now().getTime() + 3_600_000).toISOString();
  const [shown = { revision: 0, from: '', until: null }] = before;
  const planned = await accept(store, (t) => publish(t, posts, { id, from, fields: { title: 'Planned' }, at }));
  const plan = { revision: planned.revision, from: at, until: null };
  const now = await accept(store, (t) => publish(t, posts, { id, from: planned.revision, fields: { title: 'Now' } }));
  const both = { id, from: now.revision, before: [{ ...shown, until: at }, plan] };
  expect(await store.write({ actor: by }, (t) => undoPublication(t, posts, both))).toMatchObject({
    ok: true,
    cameBack: 'what-was-planned',
    content: { publicationStatus: 'published' },
  });
  expect(await publishedTitles(store)).toEqual(['Now']);
});
