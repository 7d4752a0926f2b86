import { publish } from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { findShopInstant } from '@showroom/store/rules';
import { kindOf } from '../kinds/stored-kinds.server.ts';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readRevision } from '../../frame/session/read-revision.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { Route } from './+types/publish-check.route';
import { loadPublishCheck } from './load-publish-check.server.ts';
import { openPublishCheck } from './open-publish-check.server.ts';
import { startOf, readPlan } from '../kinds/publish-plan.ts';
import { readCheckedKind, toEditorPath } from '../kinds/publish-check-path.ts';
import { PublishCheckPage } from './publish-check-page.tsx';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export { loadAfterConflict as shouldRevalidate } from '../../frame/form/load-after-conflict.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return loadPublishCheck(await openPublishCheck(args), readPlan(args.url.searchParams));
}

/** Publishes the state that was looked at, now or at the time of the button. */
export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const { id } = args.params;
  const kind = readCheckedKind(args.params.kind);
  if (kind === undefined) throw data(null, { status: 404 });
  const form = await readForm(args.request);
  const from = readRevision(form.get('from'));
  const at = findShopInstant(readText(form, 'publishAt'))?.toISOString();
  const end = findShopInstant(readText(form, 'unpublishAt'))?.toISOString();
  // Without an end from the editor, the scheduled end stays.
  const until = form.has('unpublishAt') ? (end ?? null) : undefined;
  const store = args.context.get(storeContext);
  if (end !== undefined && end <= startOf(at, store.now())) {
    const problem = 'It’s set to unpublish before that date. Change the unpublish date.';
    return data({ problem }, { status: 400 });
  }
  const result = await store.write({ actor }, (transaction) =>
    publish(transaction, kindOf(kind), { id, from, at, until }),
  );
  if (result.ok) {
    const isAhead = at !== undefined && at > result.content.updatedAt;
    const text = isAhead ? `Scheduled for ${formatInstant(at)}` : 'Published. Your changes are live.';
    return redirectWithNotice(args, toEditorPath(kind, id), { text });
  }
  if (result.code === 'not-found') throw data(null, { status: 404 });
  if (result.code === 'invalid') {
    return data(
      { problem: result.issues.map(({ field, message }) => `${field}: ${message}`).join(' ') },
      { status: 400 },
    );
  }
  const problem =
    result.code === 'slug-taken'
      ? `“${result.takenBy.title}” already uses the URL “${result.slug}”. Change one of them first.`
      : `${result.changes.at(-1)?.actorName ?? 'Someone else'} has changed this since you opened it. The current version is below; review it before you publish.`;
  return data({ problem }, { status: 409 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Publish check: ${loaderData.title}` : 'Not found' },
  { name: 'robots', content: 'noindex' },
];

export default function PublishCheck({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return <PublishCheckPage publishCheck={loaderData} refusal={answer?.problem} />;
}
