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

/** The latest comments shown with an article; a link shows all. */
const fewest = { count: 12, characters: 2_500 };
const most = { count: 500, characters: 200_000 };

export interface CommentedPost extends CommentablePost {
  readonly id: string;
  readonly path: string | null;
}

/** An article's approved comments, and whether it has a form. The static export has none. */
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

/** At least one, and as many as fit. */
function takeLatest(comments: readonly ApprovedComment[], characters: number): readonly ApprovedComment[] {
  let left = characters;
  const first = comments.findLastIndex(({ words }) => (left -= words.length) < 0);
  return comments.slice(Math.min(first + 1, comments.length - 1));
}
