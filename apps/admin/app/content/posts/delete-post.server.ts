import { deleteContent, findContent, posts } from '@showroom/store/admin';
import { data, type RouterContextProvider } from 'react-router-dom';
import { buildUndoPath } from '../kinds/restore-path.ts';
import { storeContext } from '../../frame/session/request-context.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readRevision } from '../../frame/session/read-revision.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import { findPostsPath } from './find-posts-path.ts';

interface RequestArgs {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly postId: string };
}

/** What is asked before a post is deleted. */
export async function loadDeletion(args: RequestArgs) {
  requireSession(args);
  const post = await findContent(args.context.get(storeContext), posts, args.params.postId);
  if (post === undefined) throw data(null, { status: 404 });
  const { title } = post.fields;
  const closeTo = findPostsPath(readDashboard(args)) + args.url.search;
  return { name: title === '' ? 'Untitled' : title, revision: post.revision, closeTo };
}

/** Both dashboards ask: the address says from which of them. */
function readDashboard({ url }: RequestArgs): string {
  return url.pathname.split('/')[2] ?? '';
}

/** Deletes a post as it was looked at, and leads back to its list, from where it can be brought back. */
export async function actOnDeletion(args: RequestArgs) {
  const { actor } = requireSession(args);
  const store = args.context.get(storeContext);
  const id = args.params.postId;
  const dashboard = readDashboard(args);
  const from = readRevision((await readForm(args.request)).get('revision'));
  const result = await store.write({ actor }, (transaction) => deleteContent(transaction, posts, { id, from }));
  if (!result.ok) {
    if (result.code !== 'stale') throw data(null, { status: 404 });
    const who = result.changes.at(-1)?.actorName ?? 'Someone else';
    const problem = `${who} has changed this post since you opened it. Review it before you delete it.`;
    return data({ problem }, { status: 409 });
  }
  const list = findPostsPath(dashboard);
  return redirectWithNotice(args, list + args.url.search, {
    text: 'Post deleted successfully!',
    undoPath: buildUndoPath('posts', list, [{ id, from: result.content.revision }]),
  });
}
