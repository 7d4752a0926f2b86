/**
 * Fills the store of `DATA_DIR` and `DATABASE_URL` with years of data: 100,000 leads, 10,000 posts, 5,000 products, a million
 * page views. Everything is written by the production functions, many at once. The argument is a share, such as 0.05. Prints one
 * line of JSON that says what can be requested.
 */
import { leadKinds } from '@showroom/catalog-data/lead-kinds';
import { performance } from 'node:perf_hooks';
import { createComment } from '../comments/create-comment.ts';
import { noteActivity } from '../activity/note-activity.ts';
import { addViews } from '../analytics/add-views.ts';
import { storeOfEnvironment } from '../bin/store-of-environment.ts';
import { inStockCategories, postCategories } from '../content/content-options.ts';
import { publish, saveDraft } from '../content/editing/edit-content.ts';
import { inStockProducts } from '../content/kinds/in-stock-product.ts';
import { posts } from '../content/kinds/post.ts';
import { tags } from '../content/kinds/tag.ts';
import { listContent } from '../content/listing/list-content.ts';
import { listPublished } from '../content/published/read-published.ts';
import { writer } from '../database/handles.ts';
import { systemActor } from '../database/write-transaction.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import { createLead } from '../leads/create-lead.ts';
import { addLeadNote, setFollowUp } from '../leads/inbox/change-lead.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { openStore } from '../open-store.ts';
import { addDays, shopDayOf } from '../shop-day.ts';
import type { Store } from '../store.ts';
import { fillInbox } from './many-leads.ts';
import { pdfFile, sampleLead } from './sample-input.ts';

const SHARE = Number(process.argv[2] ?? 1);
const LEADS = 100_000 * SHARE;
const POSTS = 10_000 * SHARE;
const PRODUCTS = 5_000 * SHARE;
const VIEWS = 1_000_000 * SHARE;
const DAYS = 400;
const AT_ONCE = 500;
const SYLLABLES = 'ba den fir go hal in jo ker lum mo nar os pel qua ri sten tu vor wex yan zi cor dra el'.split(' ');

const store = await openStore(storeOfEnvironment());
const editor = { kind: 'account', accountId: 'editor', username: 'editor' } as const;
await timed('posts', () => fillPosts(store));
await timed('products', () => fillProducts(store));
await timed('comments', () => fillComments(store));
await timed('views', () => fillViews(store));
await timed('leads', () => fillLeads(store));
await store.close();
process.stdout.write(`${JSON.stringify({ leads: LEADS, posts: POSTS, products: PRODUCTS, views: VIEWS })}\n`);

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  await work();
  process.stderr.write(`  ${what}: ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
}

/** Generates text of some four thousand letters, with words of its own. */
function writeText(seed: number, words: number): string {
  const sentences: string[] = [];
  for (let start = 0; start < words; start += 12) {
    const sentence = Array.from({ length: 12 }, (_, place) => wordOf(seed * 31 + (start + place) * 17)).join(' ');
    sentences.push(`${sentence[0]?.toUpperCase() ?? ''}${sentence.slice(1)}.`);
  }
  return sentences.map((sentence, place) => (place % 6 === 5 ? `${sentence}\n\n` : `${sentence} `)).join('');
}

/** One of some four thousand words. */
function wordOf(seed: number): string {
  const mixed = Math.imul(seed + 7, 2_654_435_761) >>> 8;
  return [mixed, mixed >> 5, mixed >> 9]
    .map((part) => SYLLABLES[part % SYLLABLES.length])
    .join('')
    .slice(0, 9);
}

async function inTransactions(count: number, write: (transaction: WriteTransaction, index: number) => Promise<void>) {
  for (let start = 0; start < count; start += AT_ONCE) {
    await store.write({ actor: editor }, async (transaction) => {
      for (let index = start; index < Math.min(start + AT_ONCE, count); index += 1) await write(transaction, index);
    });
  }
}

async function fillPosts(to: Store): Promise<void> {
  const tagIds: string[] = [];
  await to.write({ actor: editor }, async (transaction) => {
    for (let index = 0; index < 30; index += 1) {
      const result = await publish(transaction, tags, { from: 0, fields: { name: `${wordOf(index * 99)} ${index}` } });
      if (result.ok) tagIds.push(result.content.id);
    }
  });
  const covers = (await listContent(to, posts)).items.flatMap(({ fields }) => fields.cover ?? []);
  const today = shopDayOf(to.now());
  await inTransactions(POSTS, async (transaction, index) => {
    const fields = {
      title: `${writeText(index, 6).trim().replace('.', '')} ${index}`,
      excerpt: writeText(index + 3, 24),
      body: `## ${wordOf(index)}\n\n${writeText(index + 1, 600)}\n\nThe number of this article is article${index}.`,
      author: ['The design desk', 'A. Maker', 'The workshop'][index % 3] ?? '',
      category: postCategories[index % postCategories.length] ?? 'Lighting',
      tags: [0, 7, 19].flatMap((step) => tagIds[(index + step) % tagIds.length] ?? []),
      cover: covers[index % covers.length] ?? null,
      publishDate: addDays(today, -Math.floor(index / 8)),
      isFeatured: index % 2000 === 0,
    };
    // One in twenty is a draft, one in a hundred is scheduled, one in ten has unpublished changes.
    if (index % 20 === 3) return void (await saveDraft(transaction, posts, { from: 0, fields }));
    const at = index % 100 === 50 ? `${addDays(today, 30 + index / 100)}T14:00:00.000Z` : undefined;
    const result = await publish(transaction, posts, { from: 0, fields, at });
    if (!result.ok) throw new Error(result.code);
    const { id, revision } = result.content;
    if (index % 10 !== 0) return;
    await saveDraft(transaction, posts, { id, from: revision, fields: { body: `${fields.body}\n\nMore to come.` } });
  });
}

async function fillProducts(to: Store): Promise<void> {
  const pictures = (await listContent(to, inStockProducts)).items.flatMap(({ fields }) => fields.pictures.slice(0, 1));
  await inTransactions(PRODUCTS, async (transaction, index) => {
    const picture = pictures[index % pictures.length];
    const result = await publish(transaction, inStockProducts, {
      from: 0,
      fields: {
        name: `${wordOf(index * 5)} ${wordOf(index * 3 + 1)} ${index}`,
        sku: `SKU-${index}`,
        category: inStockCategories[index % inStockCategories.length] ?? 'Hardware',
        description: writeText(index, 60),
        priceCents: 10_000 + index * 7,
        quantity: index % 23,
        specifications: [{ name: 'Width', value: `${20 + (index % 40)} in` }],
        pictures: picture === undefined ? [] : [picture],
      },
    });
    if (!result.ok) throw new Error(result.code);
  });
}

async function fillComments(to: Store): Promise<void> {
  const { items } = await listPublished(to, posts, { limit: 200 });
  for (const [index, { id }] of items.entries()) {
    const result = await createComment(to, {
      postId: id,
      name: `Reader ${index}`,
      words: writeText(index, 30),
      spam: { score: 0, reasons: [] },
    });
    if (!result.ok && result.code !== 'closed') throw new Error(result.code);
  }
}

/** Few pages are opened often and many rarely; a third of the visits come from another site. */
async function fillViews(to: Store): Promise<void> {
  const published = await listPublished(to, posts, { limit: 1000 });
  const paths = ['/', '/blog', '/contact', '/quartz-countertops', ...published.items.flatMap(({ path }) => path ?? [])];
  const sources = ['', '', '', '', 'www.google.com', 'www.bing.com', 'duckduckgo.com', 'news.example'];
  const today = shopDayOf(to.now());
  let seed = 1;
  const random = () => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32;
  for (let back = 0; back < DAYS; back += 1) {
    const day = addDays(today, -back);
    const sums = new Map<string, { day: string; path: string; source: string; count: number }>();
    for (let view = 0; view < VIEWS / DAYS; view += 1) {
      const path = paths[Math.floor(random() ** 3 * paths.length)] ?? '/';
      const source = sources[Math.floor(random() * sources.length)] ?? '';
      const sum = sums.get(`${path} ${source}`) ?? { day, path, source, count: 0 };
      sum.count += 1;
      sums.set(`${path} ${source}`, sum);
    }
    const emptySearches = [{ day, question: wordOf(back), count: 1 + (back % 5) }];
    await to.write({ actor: systemActor }, (transaction) =>
      addViews(transaction, { views: [...sums.values()], emptySearches, missedPaths: [] }),
    );
  }
}

/** Adds leads with what follows from them: activity, sent emails, notes, follow-up days, some files. */
async function fillLeads(to: Store): Promise<void> {
  const today = shopDayOf(to.now());
  await fillInbox(to, LEADS, async (transaction, { leadId, index, reference, kind }) => {
    const words = `New ${leadKinds[kind].noun}: ${reference}`;
    await noteActivity(transaction, { action: 'lead.received', subjectId: leadId, words });
    await queueMail(transaction, { template: 'owner-notice', leadId });
    if (index % 10 !== 3) await queueMail(transaction, { template: 'visitor-confirmation', leadId });
    if (index % 4 === 0)
      await addLeadNote(transaction, { leadId, after: '', words: `Called back about ${wordOf(index)}` });
    if (index % 500 === 0) await setFollowUp(transaction, { leadId, followUpOn: addDays(today, index % 90) });
  });
  // Some people ask repeatedly and send drawings.
  for (let index = 0; index < 200; index += 1) {
    const lead = sampleLead({ lastName: `Regular${index % 20}`, email: `regular${index % 20}@home.example` });
    const files = [pdfFile(`drawing ${index}.pdf`, `${index}\n${'x'.repeat(50_000)}`)];
    const result = await createLead(to, { ...lead, message: writeText(index, 40) }, files);
    if (!result.ok) throw new Error(result.code);
  }
  await to.write({ actor: systemActor }, async (transaction) => {
    const sent = { state: 'sent', attempts: 1, sent_at: transaction.now.toISOString() } as const;
    await writer(transaction).updateTable('outbox').set(sent).execute();
  });
}
