import { shopDayOf } from '@showroom/store/rules';
import {
  areCommentsOpen,
  listApprovedComments,
  readSettings,
  type ApprovedComment,
  type CommentablePost,
} from '@showroom/store/site';
import type { RouterContextProvider } from 'react-router-dom';
import { formatDay } from '../../content/format-day.ts';
import { runtimeContext, storeContext } from '../../request-context.ts';
import { splitParagraphs } from './split-paragraphs.ts';

/** How much of a discussion an article shows: little enough for its page to stay light. The rest is a click away. */
const fewest = { count: 12, characters: 2_500 };
const most = { count: 500, characters: 200_000 };

export interface CommentedPost extends CommentablePost {
  readonly id: string;
  readonly path: string | null;
}

/** The approved comments of an article, and whether another may be written. An exported site has no form: nothing would answer it. */
export async function loadComments(context: Readonly<RouterContextProvider>, post: CommentedPost, showsAll: boolean) {
  const store = context.get(storeContext);
  const room = showsAll ? most : fewest;
  const { total, comments } = await listApprovedComments(store, { postId: post.id, limit: room.count });
  return {
    path: post.path ?? '',
    total,
    isOpen:
      !context.get(runtimeContext).isExported &&
      areCommentsOpen(post, (await readSettings(store)).comments, store.now()),
    comments: takeLatest(comments, room.characters).map(({ id, name, words, at }) => {
      const day = shopDayOf(new Date(at));
      return { id, name, day, dayText: formatDay(day), paragraphs: splitParagraphs(words) };
    }),
  };
}

export type ShownComments = Awaited<ReturnType<typeof loadComments>>;

/** One at least, and as many as there is room for. */
function takeLatest(comments: readonly ApprovedComment[], characters: number): readonly ApprovedComment[] {
  let left = characters;
  const first = comments.findLastIndex(({ words }) => (left -= words.length) < 0);
  return comments.slice(Math.min(first + 1, comments.length - 1));
}
