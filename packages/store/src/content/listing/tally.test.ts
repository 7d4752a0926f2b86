import { expect, it } from 'vitest';
import { addViews } from '../../analytics/add-views.ts';
import type { CommentStatus } from '../../comments/comment-status.ts';
import { createComment } from '../../comments/create-comment.ts';
import { listComments } from '../../comments/list-comments.ts';
import { deleteComment, setCommentStatus } from '../../comments/moderate-comments.ts';
import type { Store } from '../../store.ts';
import { samplePost } from '../../testing/sample-content.ts';
import { bySystem, temporaryStore } from '../../testing/temporary-store.ts';
import { publish } from '../editing/edit-content.ts';
import { posts } from '../kinds/post.ts';
import { findBriefPage } from './list-content.ts';

const view = (path: string, count: number) => ({ day: '2026-11-20', source: '', path, count });

const add = (store: Store, views: readonly ReturnType<typeof view>[]) =>
  bySystem(store, (t) => addViews(t, { views: [...views], emptySearches: [], missedPaths: [] }));

async function publishOne(store: Store, title: string): Promise<string> {
  const made = await bySystem(store, (t) => publish(t, posts, { from: 0, fields: samplePost({ title }) }));
  if (!made.ok) throw new Error(made.code);
  return made.content.id;
}

/** What a list says of each post, by its title, whether or not it was searched for. */
async function readTallies(store: Store) {
  const [all, searched] = await Promise.all(
    ['', 'stands'].map(async (query) => {
      const { items } = await findBriefPage(store, posts, { query, page: 1, perPage: 9 });
      return Object.fromEntries(items.map(({ fields, views, comments }) => [fields.title, { views, comments }]));
    }),
  );
  expect(searched).toEqual(all);
  return all;
}

it('counts views under all paths that content has had', async () => {
  const store = await temporaryStore();
  const id = await publishOne(store, 'Oak stands');
  await publishOne(store, 'Pine stands');
  expect(await readTallies(store)).toEqual({
    'Oak stands': { views: 0, comments: 0 },
    'Pine stands': { views: 0, comments: 0 },
  });
  await add(store, [view('/blog/oak-stands', 3), view('/blog/ash', 1), view('/blog', 9), view('/blog/oak', 5)]);
  expect(await readTallies(store)).toMatchObject({ 'Oak stands': { views: 3 }, 'Pine stands': { views: 0 } });
  await bySystem(store, (t) => publish(t, posts, { id, from: 1, slug: 'ash' }));
  expect(await readTallies(store)).toMatchObject({ 'Oak stands': { views: 4 }, 'Pine stands': { views: 0 } });
  // Back where it was: what leads there counts once.
  await bySystem(store, (t) => publish(t, posts, { id, from: 2, slug: 'oak-stands' }));
  expect(await readTallies(store)).toMatchObject({ 'Oak stands': { views: 4 }, 'Pine stands': { views: 0 } });
});

it('counts pending and approved comments only', async () => {
  const store = await temporaryStore();
  const postId = await publishOne(store, 'Oak stands');
  await publishOne(store, 'Pine stands');
  const idOf = async (words: string) => {
    const listed = await listComments(store, { status: 'pending', page: 1 });
    return listed.find((each) => each.words === words)?.id ?? '';
  };
  for (const words of ['waiting', 'approved', 'rejected', 'spam', 'deleted']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
    await createComment(store, { postId, name: 'Sam', words, spam: { score: 0, reasons: [] } });
  }
  expect(await readTallies(store)).toMatchObject({ 'Oak stands': { comments: 5 }, 'Pine stands': { comments: 0 } });
  for (const status of ['approved', 'rejected', 'spam'] as const satisfies readonly CommentStatus[]) {
    // oxlint-disable-next-line no-await-in-loop -- the list of those that wait is read between
    const commentId = await idOf(status);
    // oxlint-disable-next-line no-await-in-loop
    await bySystem(store, (t) => setCommentStatus(t, { commentId, shown: 'pending', status }));
  }
  const commentId = await idOf('deleted');
  await bySystem(store, (t) => deleteComment(t, { commentId, shown: 'pending' }));
  expect(await readTallies(store)).toMatchObject({ 'Oak stands': { comments: 2 }, 'Pine stands': { comments: 0 } });
});
