import { deleteContent, discardDraft, publish, saveDraft, undelete } from '@showroom/store/admin/edit-content';
import { listPublishedStates } from '@showroom/store/admin/content-history';
import { findContent } from '@showroom/store/admin/find-content';
import type { Store } from '@showroom/store/open-store';
import type { Session } from '@showroom/store/admin/sessions';
import { posts } from '@showroom/store/posts';
import { data, type RouterContextProvider } from 'react-router-dom';
import { storeContext } from '../request-context.ts';
import { readForm } from '../session/read-form.server.ts';
import { readRevision } from '../session/read-revision.ts';
import { requireSession } from '../session/require-session.server.ts';
import { redirectWithNotice } from '../shell/notice.server.ts';
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
  const now = store.now().toISOString();
  const [before, states] = await Promise.all([findContent(store, posts, id), listPublishedStates(store, posts, id)]);
  const result = await store.write({ actor }, (transaction) => deleteContent(transaction, posts, { id, from }));
  if (!result.ok) {
    if (result.code !== 'stale') throw data(null, { status: 404 });
    const who = result.changes.at(-1)?.actorName ?? 'Someone else';
    const problem = `${who} changed this post meanwhile. Look at it again before you delete it.`;
    return data({ problem }, { status: 409 });
  }
  const undo = new URLSearchParams({ from: String(result.content.revision), in: dashboard });
  // One of several states that are open: which of them visitors are to see again is for the owner to say.
  const open = states.filter(({ until }) => until === null || until > now);
  if (open.length === 1 && before?.publicFrom) undo.set('at', before.publicFrom);
  return redirectWithNotice(args, findPostsPath(dashboard) + args.url.search, {
    text: 'Post deleted successfully!',
    undoPath: `/admin/posts/${id}/undo?${undo}`,
  });
}

/** Brings back a post that was deleted: what visitors saw or were to see of it, and what was saved beside it. False when it cannot be. */
export async function bringBackPost(
  store: Store,
  actor: Session['actor'],
  { id, from, at }: { readonly id: string; readonly from: number; readonly at: string | null },
): Promise<boolean> {
  return store.write({ actor }, async (transaction) => {
    const back = await undelete(transaction, posts, { id, from });
    if (!back.ok) return false;
    if (at === null) return true;
    const { fields, slug, revision } = back.content;
    const shown = await discardDraft(transaction, posts, { id, from: revision });
    if (!shown.ok) return true;
    const published = await publish(transaction, posts, { id, from: shown.content.revision, at });
    if (published.ok) await saveDraft(transaction, posts, { id, from: published.content.revision, fields, slug });
    return true;
  });
}
