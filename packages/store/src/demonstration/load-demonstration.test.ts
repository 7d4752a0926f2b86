import { expect, it } from 'vitest';
import { countQuotes, countViews, listEmptySearches, listSources, listTopPages } from '../analytics/read-views.ts';
import { listActivity } from '../activity/list-activity.ts';
import { areCommentsOpen } from '../comments/comments-open.ts';
import { countComments } from '../comments/list-comments.ts';
import { inStockProducts } from '../content/kinds/in-stock-product.ts';
import { posts } from '../content/kinds/post.ts';
import { works } from '../content/kinds/work.ts';
import { countContentByStatus } from '../content/listing/list-content.ts';
import { listPublished } from '../content/published/read-published.ts';
import { readSettings } from '../content/settings/read-business-facts.ts';
import { loadSampleContent } from '../content/sample/load-sample-content.ts';
import { listUntouchedSamples } from '../content/sample/untouched-samples.ts';
import { sumWonValue } from '../leads/inbox/won-value.ts';
import { addDays, shopDayOf } from '../shop-day.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { loadDemonstration } from './load-demonstration.ts';

it('fills every figure of the overviews and analytics once', async () => {
  const store = await temporaryStore();
  await loadSampleContent(store);
  const { items: articles } = await listPublished(store, posts);
  const published = articles.length;
  await loadDemonstration(store);
  await loadDemonstration(store);

  const added = (await listActivity(store)).flatMap(({ words }) => /^Added (\d+) sample/.exec(words)?.[1] ?? []);
  const samples = await listUntouchedSamples(store);
  expect(added.reduce((sum, count) => sum + Number(count), 0)).toBe(samples.length);

  const today = shopDayOf(store.now());
  const month = { from: addDays(today, -29), to: today };
  expect(await countViews(store)).toBe(12_450);
  const recent = (await countViews(store)) - (await countViews(store, addDays(month.from, -1)));
  expect(Math.abs(recent - 3_200)).toBeLessThan(250);
  expect((await listTopPages(store, month)).length).toBeGreaterThan(9);
  expect((await listTopPages(store, month))[0]?.name).toBe('/');
  const sources = await listSources(store, month);
  expect(sources.length).toBeGreaterThan(2);
  expect(sources.every(({ name }) => name.endsWith('.example'))).toBe(true);
  expect((await listEmptySearches(store, month)).length).toBeGreaterThan(2);
  expect(await countQuotes(store, month)).toBeGreaterThan(2);

  const { byPublicationStatus } = await countContentByStatus(store, posts);
  expect(byPublicationStatus).toMatchObject({ draft: 6, published });
  const ofWorks = await countContentByStatus(store, works);
  expect(ofWorks.byStatus).toMatchObject({ 'in-progress': 4, planning: 2 });
  // What is not finished is not shown.
  expect(ofWorks.byPublicationStatus.published).toBe(ofWorks.byStatus['completed']);
  const { byStatus: ofStock } = await countContentByStatus(store, inStockProducts);
  expect(Object.values(ofStock).filter((count) => count > 2)).toHaveLength(3);
  const comments = await countComments(store);
  expect(comments).toMatchObject({ pending: 4, spam: 1, rejected: 1 });
  expect(comments.approved).toBeGreaterThan(10);
  // Recent comments stand under articles that still take them.
  const { comments: rule } = await readSettings(store);
  for (const article of articles) expect(areCommentsOpen(article, rule, store.now()), article.slug).toBe(true);
  expect((await sumWonValue(store, { since: new Date(0) })).total).toBeGreaterThan(0);
});
