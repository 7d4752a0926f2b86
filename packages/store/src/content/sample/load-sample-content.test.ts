import { articles } from '@showroom/catalog-data/articles';
import { faqs as askedQuestions } from '@showroom/catalog-data/faqs';
import { testimonials as clientWords } from '@showroom/catalog-data/home-content';
import { cabinets } from '@showroom/catalog-data/products/cabinets';
import { vanities } from '@showroom/catalog-data/products/vanities';
import { works as finishedProjects } from '@showroom/catalog-data/works';
import { expect, it } from 'vitest';
import { listActivity } from '../../activity/list-activity.ts';
import { runOnStore } from '../../testing/child-process.ts';
import { bySystem, TestClock, temporaryDirectory, temporaryStore } from '../../testing/temporary-store.ts';
import { stockStatusOf } from '../content-options.ts';
import { contentVersion } from '../content-version.ts';
import { deleteContent } from '../editing/edit-content.ts';
import { faqs } from '../kinds/faq.ts';
import { inStockProducts } from '../kinds/in-stock-product.ts';
import { posts } from '../kinds/post.ts';
import { tags } from '../kinds/tag.ts';
import { testimonials } from '../kinds/testimonial.ts';
import { works } from '../kinds/work.ts';
import { findPublishedByIds, listPublished } from '../published/read-published.ts';
import { loadSampleContent } from './load-sample-content.ts';

it('publishes complete samples of each kind', async () => {
  const store = await temporaryStore();
  const all = [articles, finishedProjects, vanities, cabinets, clientWords, askedQuestions];
  const expected = all.reduce((sum, { length }) => sum + length, 0);
  expect(await loadSampleContent(store)).toBe(expected);

  const blog = (await listPublished(store, posts)).items;
  expect(blog.map(({ slug, day, path }) => [slug, day, path])).toEqual(
    articles.map(({ slug, date }) => [slug, date, `/blog/${slug}`]),
  );
  for (const { fields } of blog) {
    expect(fields.body.split(/\s+/).length).toBeGreaterThan(150);
    const named = await findPublishedByIds(store, tags, fields.tags);
    expect(named.size).toBe(fields.tags.length);
    expect(named.size).toBeGreaterThan(0);
  }

  const portfolio = (await listPublished(store, works)).items;
  expect(portfolio.map(({ slug, day }) => [slug, day])).toEqual(finishedProjects.map(({ slug, date }) => [slug, date]));

  const products = (await listPublished(store, inStockProducts)).items;
  expect(products.filter(({ path }) => path?.startsWith('/in-stock/vanities/'))).toHaveLength(vanities.length);
  expect(products.filter(({ path }) => path?.startsWith('/in-stock/cabinets/'))).toHaveLength(cabinets.length);
  for (const product of [...vanities, ...cabinets]) {
    const fields = products.find(({ slug }) => slug === product.slug)?.fields;
    expect(fields?.priceCents).toBe(product.priceCents);
    expect(fields && stockStatusOf(fields) !== 'out-of-stock').toBe(product.isInStock);
    expect(fields?.specifications.slice(0, 5).map(({ name }) => name)).toEqual([
      'Size',
      'Color',
      'Brand',
      'Type',
      'Style',
    ]);
  }

  const said = (await listPublished(store, testimonials)).items;
  expect(said.map(({ fields }) => fields.isSample)).toEqual(clientWords.map(() => true));

  const asked = (await listPublished(store, faqs)).items.map(({ fields }) => fields);
  expect(asked.toSorted((a, b) => a.order - b.order)).toMatchObject(askedQuestions);

  const pictures = [
    ...blog.map(({ fields }) => fields.cover),
    ...portfolio.flatMap(({ fields }) => [...fields.pictures, ...fields.beforePictures]),
    ...products.flatMap(({ fields }) => fields.pictures),
  ];
  expect(pictures.length).toBeGreaterThan(expected);
  for (const picture of pictures) expect(picture?.source).toBe('master');
  expect(await listActivity(store), 'one line for all samples and tags').toHaveLength(1);
});

it('fills a store only once', async () => {
  const store = await temporaryStore();
  await loadSampleContent(store);
  const { items } = await listPublished(store, testimonials);
  await bySystem(store, async (t) => {
    for (const { id } of items) await deleteContent(t, testimonials, { id, from: 1 });
  });
  const version = contentVersion(store);
  expect(await loadSampleContent(store)).toBe(0);
  expect(contentVersion(store)).toBe(version);
  expect((await listPublished(store, testimonials)).items).toEqual([]);
});

it('fills a store once when two processes prepare it at the same time', async () => {
  const dataDir = await temporaryDirectory();
  const stores = [await temporaryStore({ dataDir }), await temporaryStore({ dataDir })];
  const counts = await Promise.all(stores.map((store) => loadSampleContent(store)));
  expect(counts.filter((count) => count > 0)).toHaveLength(1);
  for (const store of stores) expect((await listPublished(store, posts)).items).toHaveLength(articles.length);
});

it('is loaded when a store is prepared', async () => {
  const dataDir = await temporaryDirectory();
  expect(await (await runOnStore('bin/prepare.ts', dataDir)).ended).toBe(0);
  const store = await temporaryStore({ dataDir, clock: new TestClock(Date.now()) });
  expect((await listPublished(store, posts)).items).toHaveLength(articles.length);
});
