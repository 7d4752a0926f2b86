import { data, redirect } from 'react-router-dom';
import { storeContext } from '../../../frame/session/request-context.ts';
import { allow } from '../../../frame/guard/allow.server.ts';
import { readForm } from '../../../frame/session/read-form.server.ts';
import { requireSession } from '../../../frame/session/require-session.server.ts';
import { redirectWithNotice } from '../../../frame/notices/notice.server.ts';
import { buildInboxSearch, parseInboxView } from '../../lead-filter-url.ts';
import { describeRest } from '../describe-skipped.ts';
import type { Route } from './+types/delete-leads.route';
import { deleteChosen, findChosen } from './delete-chosen.server.ts';
import { DeleteLeads } from './delete-leads.tsx';
import { useLastAnswer } from '../../../frame/form/use-last-answer.ts';

export const middleware = [allow('leads')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const closeTo = toList(args.url);
  const boxes = args.url.searchParams.getAll('chosen');
  if (boxes.length === 0) throw redirect(closeTo);
  const chosen = await findChosen(args.context.get(storeContext), boxes);
  if (!chosen.ok) throw data(chosen.message, { status: 400 });
  const { leads, leftCount } = chosen;
  if (leads.length > 0) return { leads, leftCount, closeTo };
  const text = `No leads were deleted. ${describeRest(leftCount, 'moved')}`;
  throw await redirectWithNotice(args, closeTo, { text, hasFailed: true });
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const outcome = await deleteChosen(args.context.get(storeContext), actor, await readForm(args.request));
  if (!outcome.ok) return data({ problem: outcome.message }, { status: 400 });
  const { text, isAny } = outcome;
  return redirectWithNotice(args, toList(args.url), { text, ...(!isAny && { hasFailed: true }) });
}

function toList({ searchParams }: URL): string {
  return `/admin/leads${buildInboxSearch(parseInboxView(searchParams))}`;
}

export default function DeleteLeadsPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return <DeleteLeads {...loaderData} problem={answer?.problem} />;
}
