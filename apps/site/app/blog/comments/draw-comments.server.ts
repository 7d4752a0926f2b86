import { listApprovedComments, type ApprovedComment } from '@showroom/store/approved-comments';
import { areCommentsOpen, type CommentablePost } from '@showroom/store/comments-open';
import { readSettings } from '@showroom/store/settings';
import { shopDayOf } from '@showroom/store/shop-day';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router-dom';
import { formatDay } from '../../content/format-day.ts';
import { readVerification } from '../../leads/check-person.server.ts';
import { runtimeContext, storeContext } from '../../request-context.ts';
import { CommentSection, splitParagraphs, type PostedComment } from './comment-section.tsx';

/** What an article shows of a discussion: as much as leaves its page light. The rest is a press away. */
const fewest = { count: 12, characters: 2_500 };
const most = { count: 500, characters: 200_000 };

export interface CommentedPost extends CommentablePost {
  readonly id: string;
  readonly path: string | null;
}

/**
 * The comments of an article and their form, as HTML in which nothing of a visitor's is more than text. Empty where there is
 * neither. An exported site has no form: no one would take it.
 */
export async function drawComments(
  context: Readonly<RouterContextProvider>,
  post: CommentedPost,
  { posted, showsAll = false }: { readonly posted?: PostedComment; readonly showsAll?: boolean } = {},
): Promise<string> {
  const store = context.get(storeContext);
  const room = showsAll ? most : fewest;
  const { total, comments } = await listApprovedComments(store, { postId: post.id, limit: room.count });
  const isOpen =
    !context.get(runtimeContext).isExported && areCommentsOpen(post, (await readSettings(store)).comments, store.now());
  if (total === 0 && !isOpen && posted === undefined) return '';
  const shown = takeLatest(comments, room.characters).map(({ id, name, words, at }) => {
    const day = shopDayOf(new Date(at));
    return { id, name, day, dayText: formatDay(day), paragraphs: splitParagraphs(words) };
  });
  // Only a preview is sent from.
  const verification = posted?.state === 'preview' ? await readVerification(context) : undefined;
  const html = renderToStaticMarkup(
    createElement(CommentSection, { path: post.path ?? '', comments: shown, total, isOpen, posted, verification }),
  );
  // The page holds it twice, as HTML and within a text of a script, where a double quote takes four characters. React writes
  // those of a text or of a value as entities: what is left stands around values.
  return html.replaceAll('"', "'");
}

/** One at least, and as many as there is room for. */
function takeLatest(comments: readonly ApprovedComment[], characters: number): readonly ApprovedComment[] {
  let left = characters;
  const first = comments.findLastIndex(({ words }) => (left -= words.length) < 0);
  return comments.slice(Math.min(first + 1, comments.length - 1));
}
