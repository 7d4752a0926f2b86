import { noteActivity } from '../../activity/note-activity.ts';
import { reader, writer } from '../../database/handles.ts';
import type { Reader } from '../../database/handles.ts';
import { systemActor } from '../../database/write-transaction.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import type { ContentKind } from '../content-kind.ts';
import { changeContent } from '../editing/change-content.ts';
import { faqs } from '../kinds/faq.ts';
import { inStockProducts } from '../kinds/in-stock-product.ts';
import { posts } from '../kinds/post.ts';
import { tags } from '../kinds/tag.ts';
import { testimonials } from '../kinds/testimonial.ts';
import { works } from '../kinds/work.ts';
import { planPublication } from '../publication-plan.ts';
import { slugFrom } from '../slug.ts';
import { ensureTags } from '../tags/tags.ts';
import type { Sample } from './sample-content.ts';
import { editedKinds } from '../kinds/edited-kinds.ts';

/**
 * Publishes the samples of `catalog-data` in a store that never had content of these kinds. What the owner deleted doesn't come back.
 *
 * @returns how many were published
 */
export async function loadSampleContent(store: Store): Promise<number> {
  if (await hasContent(reader(store))) return 0;
  // Loaded on demand: other starts don't need the texts.
  const samples = await import('./sample-content.ts');
  return store.write({ actor: systemActor }, async (transaction) => {
    if (await hasContent(writer(transaction))) return 0;
    await publishTags(transaction, [...samples.samplePosts, ...samples.sampleWorks, ...samples.sampleProducts]);
    const published =
      (await publishAll(transaction, posts, samples.samplePosts)) +
      (await publishAll(transaction, works, samples.sampleWorks)) +
      (await publishAll(transaction, inStockProducts, samples.sampleProducts)) +
      (await publishAll(transaction, testimonials, samples.sampleTestimonials)) +
      (await publishAll(transaction, faqs, samples.sampleFaqs));
    await noteActivity(transaction, {
      action: 'content.sampled',
      subjectId: 'sample-content',
      words: `Added ${published} sample items`,
    });
    return published;
  });
}

async function hasContent(database: Reader): Promise<boolean> {
  const kinds = editedKinds.map(({ name }) => name);
  const first = await database.selectFrom('content').select('id').where('kind', 'in', kinds).executeTakeFirst();
  return first !== undefined;
}

/** Published first, or the activity would have a line for each tag. */
async function publishTags(transaction: WriteTransaction, samples: readonly Sample<object>[]): Promise<void> {
  const named = new Map(samples.flatMap(({ tagNames }) => tagNames.map((name) => [slugFrom(name), name] as const)));
  await publishAll(
    transaction,
    tags,
    [...named].map(([slug, name]) => ({ slug, fields: { name }, tagNames: [] })),
  );
}

async function publishAll<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  samples: readonly Sample<Fields>[],
): Promise<number> {
  for (const { slug, fields, tagNames } of samples) {
    const tagIds = await ensureTags(transaction, tagNames);
    const result = await changeContent(transaction, kind, {
      from: 0,
      slug,
      fields: tagIds.length > 0 ? { ...fields, tags: tagIds } : fields,
      action: 'published',
      plan: (open, { revision, now }) => planPublication(open, { revision, from: now }, now),
    });
    if (!result.ok) throw new Error(`The sample ${kind.name} ${slug} is refused: ${JSON.stringify(result)}`);
  }
  return samples.length;
}
