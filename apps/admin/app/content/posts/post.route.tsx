import { discardDraft, listPublicPeriods, posts, unpublish } from '@showroom/store/admin';
import { takingBodies } from '@showroom/web-server/route-rule';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { findShopInstant } from '@showroom/store/rules';
import { buildPublicationUndoPath } from '../kinds/bulk-undo.ts';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { isLongPast, readPlan, toPlan, withoutPlan } from '../kinds/publish-plan.ts';
import { toPreviewPagePath, toPublishCheckPath } from '../kinds/publish-check-path.ts';
import { runtimeContext, storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { Route } from './+types/post.route';
import { findPostsPath } from './find-posts-path.ts';
import { chooseCover } from './form/choose-cover.server.ts';
import { savePost, type PostAction } from './form/save-post.server.ts';
import { loadNewPost, loadPost } from './form/load-post.server.ts';
import { postBodyBytes, postFormLimits } from './form/post-form-limits.server.ts';
import { PostPage } from './form/post-page.tsx';
import { readSentPostValues } from './form/post-values.ts';
import { readTarget } from './form/read-target.ts';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  const { name } = requireSession(args);
  const { dashboard, postId } = args.params;
  const listPath = findPostsPath(dashboard);
  const store = args.context.get(storeContext);
  const post = postId === 'new' ? await loadNewPost(store, name) : await loadPost(store, postId);
  if (post === undefined) throw data(null, { status: 404 });
  const { siteUrl } = args.context.get(runtimeContext);
  const { search, searchParams } = args.url;
  // Back from a look at it: what was chosen before that is still chosen.
  return { post, plan: readPlan(searchParams), listPath, search: withoutPlan(search), siteUrl };
}

/** A new post has one id for as long as its page is open: loaded again, it would be another post, and what was typed would be gone. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return nextParams['postId'] === 'new' && currentUrl.href === nextUrl.href ? false : defaultShouldRevalidate;
}

export const action = takingBodies(postBodyBytes, async (args: Route.ActionArgs) => {
  const { actor } = requireSession(args);
  const listPath = findPostsPath(args.params.dashboard);
  const backTo = `${listPath}${withoutPlan(args.url.search)}`;
  const store = args.context.get(storeContext);
  const form = await readForm(args.request, postFormLimits);
  const target = readTarget(form);
  if (target === undefined) throw data('Something went wrong. Reload the page and try again.', { status: 400 });

  const intent = readText(form, 'intent');
  if (intent === 'unpublish' || intent === 'discard') {
    const change = intent === 'unpublish' ? unpublish : discardDraft;
    const { before, result } = await store.write({ actor }, async (transaction) => ({
      before: await listPublicPeriods(transaction, target.id),
      result: await change(transaction, posts, target),
    }));
    if (!result.ok) throw data('Someone else changed this post. Reload the page and try again.', { status: 409 });
    if (intent === 'discard') return redirectWithNotice(args, backTo, { text: 'Changes discarded' });
    const { id, revision } = result.content;
    return redirectWithNotice(args, backTo, {
      text: 'Post unpublished',
      undoPath: buildPublicationUndoPath('posts', listPath, [{ id, revision, before }]),
    });
  }

  const typed = readSentPostValues(form);
  const status = readText(form, 'status');
  const publishAt = readText(form, 'publishAt');
  const plan = toPlan(status, publishAt);
  const choice = await chooseCover(store, form, typed);
  if (choice !== undefined)
    return data({ ok: false as const, code: 'step' as const, ...target, issues: [], plan, ...choice });
  const isLookedAt = intent === 'preview' || intent === 'rehearse';
  const planned = readText(form, 'planned');
  const postAction = isLookedAt ? ('save' as const) : readAction({ status, publishAt, planned, now: store.now() });
  if (typeof postAction === 'object' && 'message' in postAction) {
    const issues = [{ field: 'publishAt', message: postAction.message }];
    return data(
      { ok: false as const, code: 'invalid' as const, values: typed, ...target, issues, plan },
      { status: 400 },
    );
  }
  const outcome = await savePost(store, actor, { ...target, typed, action: postAction });
  if (!outcome.ok) {
    return data({ ...outcome, plan }, { status: outcome.code === 'invalid' ? 400 : 409 });
  }
  if (isLookedAt) {
    return redirect(
      intent === 'preview'
        ? toPreviewPagePath('posts', target.id, { plan })
        : toPublishCheckPath('posts', target.id, plan),
    );
  }
  // Said by the page: it knows whether it began as a new one, and whether something was typed and kept before.
  const isCreated = outcome.isNew || readText(form, 'began') === 'new';
  const isTyped = outcome.isChanged || readText(form, 'typed') !== '';
  const done = isCreated ? 'Blog post created successfully!' : 'Blog post updated successfully!';
  const when =
    typeof postAction !== 'string'
      ? ` Scheduled for ${formatInstant(postAction.publishAt)}.`
      : postAction === 'take-back-plan' && outcome.isChanged
        ? ' The schedule was cancelled.'
        : '';
  const otherChanges = outcome.otherChanges === undefined ? '' : ` ${outcome.otherChanges}.`;
  // What was just made is at the top of the whole list, and not of a part of it.
  return redirectWithNotice(args, isCreated ? listPath : backTo, {
    text: isTyped ? `${done}${when}${otherChanges}` : 'No changes to save',
  });
});

interface PublishChoice {
  readonly status: string;
  /** As their controls hold them: what was chosen, and what was planned before. */
  readonly publishAt: string;
  readonly planned: string;
  readonly now: Date;
}

/** What is to be done, or what stands in the way of it: a time that someone has chosen is followed, or asked about. */
function readAction({ status, publishAt, planned, now }: PublishChoice): PostAction | { readonly message: string } {
  const at = findShopInstant(publishAt);
  const isNew = publishAt !== planned;
  if (status === 'scheduled') {
    if (at === undefined) return { message: 'Choose a publish date and time' };
    if (isNew && isLongPast(at, now))
      return { message: 'That time is in the past. Choose a future time or “Publish Immediately”.' };
    return { publishAt: at.toISOString() };
  }
  if (isNew && publishAt !== '') return { message: 'Choose “Publish later” to use this date, or clear it.' };
  if (status === 'published') return 'publish';
  // Whoever saw that something is planned, and chose a draft, has taken it back.
  return planned === '' ? 'save' : 'take-back-plan';
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.post.status === 'new' ? 'Create New Post' : 'Edit Post' },
  { name: 'robots', content: 'noindex' },
];

export default function Post({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  const { post, plan, listPath, search, siteUrl } = loaderData;
  return (
    <PostPage
      // Another post is another form.
      key={post.id}
      post={post}
      plan={plan}
      refusal={answer}
      listPath={listPath}
      search={search}
      siteUrl={siteUrl}
    />
  );
}
