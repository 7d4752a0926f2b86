import { expect, it } from 'vitest';
import { publish } from '../content/editing/edit-content.ts';
import { posts } from '../content/kinds/post.ts';
import { media } from '../media/medium.ts';
import { samplePost } from '../testing/sample-content.ts';
import { bySystem, temporaryStore } from '../testing/temporary-store.ts';
import { reader } from './handles.ts';
import { QueryShapes } from './query-shapes.ts';

/** Asks for titles by slug, of all kinds or of posts, the first so many. */
async function openTitles() {
  const store = await temporaryStore();
  for (const title of ['Ash', 'Birch', 'Cedar', posts.name]) {
    const fields = samplePost({ title });
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as an owner does
    await bySystem(store, (t) => publish(t, posts, { from: 0, fields }));
  }
  const shapes = new QueryShapes<
    { slug?: string | undefined; kind?: string | undefined; limit: number },
    { title: string }
  >();
  let built = 0;
  const ask = async (values: { slug?: string; kind?: string; limit?: number }, shape: 'asc' | 'desc' = 'asc') => {
    const rows = await shapes.run(
      reader(store),
      { shape, values: { limit: 9, ...values } },
      ({ slug, kind, limit }) => {
        built += 1;
        const all = reader(store).selectFrom('content').select('title').where('kind', '=', posts.name);
        const some = slug === undefined ? all : all.where('slug', '=', slug);
        return (kind === undefined ? some : some.where('kind', '=', kind)).orderBy('title', shape).limit(limit);
      },
    );
    return rows.map(({ title }) => title);
  };
  return { ask, countBuilt: () => built };
}

it('answers each who asks for what they ask, with a query that is built once', async () => {
  const { ask, countBuilt } = await openTitles();
  expect(await ask({ slug: 'ash' })).toEqual(['Ash']);
  expect(await ask({ slug: 'birch' }), 'not what was asked first').toEqual(['Birch']);
  expect(await ask({ slug: 'nobody' })).toEqual([]);
  expect(await Promise.all(['cedar', 'ash'].map((slug) => ask({ slug }))), 'at once').toEqual([['Cedar'], ['Ash']]);
  expect(countBuilt()).toBe(1);
});

it('takes numbers again as well, and leaves what the query itself says as it is', async () => {
  const { ask, countBuilt } = await openTitles();
  expect(await ask({ limit: 1 })).toEqual(['Ash']);
  expect(await ask({ limit: 3 })).toEqual(['Ash', 'Birch', 'Cedar']);
  // The same word is in the query and is asked with, twice.
  expect(await ask({ slug: posts.name, kind: posts.name })).toEqual([posts.name]);
  expect(await ask({ slug: 'ash', kind: posts.name })).toEqual(['Ash']);
  expect(await ask({ slug: 'ash', kind: media.name })).toEqual([]);
  expect(countBuilt()).toBe(2);
});

it('builds another query where another value is asked with, and for each of its shapes', async () => {
  const { ask, countBuilt } = await openTitles();
  const all = ['Ash', 'Birch', 'Cedar', posts.name];
  expect(await ask({ slug: 'ash' })).toEqual(['Ash']);
  expect(await ask({}), 'without the slug').toEqual(all);
  expect(await ask({}, 'desc')).toEqual(all.toReversed());
  expect(await ask({ kind: media.name }), 'by the kind instead').toEqual([]);
  expect(countBuilt()).toBe(4);
});

it('asks with each of a list, of as many as there are', async () => {
  const store = await temporaryStore();
  for (const title of ['Ash', 'Birch', 'Cedar']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as an owner does
    await bySystem(store, (t) => publish(t, posts, { from: 0, fields: samplePost({ title }) }));
  }
  const shapes = new QueryShapes<{ slugs: readonly string[]; kind: string }, { title: string }>();
  let built = 0;
  const ask = async (slugs: readonly string[], kind = posts.name) => {
    const rows = await shapes.run(reader(store), { shape: '', values: { slugs, kind } }, (given) => {
      built += 1;
      const all = reader(store).selectFrom('content').select('title').orderBy('title');
      return all.where('slug', 'in', given.slugs).where('kind', '=', given.kind);
    });
    return rows.map(({ title }) => title);
  };
  expect(await ask(['ash', 'birch'])).toEqual(['Ash', 'Birch']);
  expect(await ask(['cedar', 'nobody'])).toEqual(['Cedar']);
  expect(await ask(['cedar', 'ash'], media.name), 'of another kind').toEqual([]);
  expect(built).toBe(1);
  expect(await ask(['cedar'])).toEqual(['Cedar']);
  expect(await ask(['ash', 'birch', 'cedar'])).toEqual(['Ash', 'Birch', 'Cedar']);
  expect(built).toBe(3);
  const many = [...Array.from({ length: 101 }, (_, index) => `slug-${index}`), 'birch'];
  expect(await ask(many)).toEqual(['Birch']);
  expect(await ask(many)).toEqual(['Birch']);
  expect(built, 'of long ones none is kept').toBe(5);
});
