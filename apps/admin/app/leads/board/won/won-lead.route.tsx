import { findLead } from '@showroom/store/admin';
import { isLeadStatus } from '@showroom/store/rules';
import { data, redirect } from 'react-router-dom';
import { storeContext } from '../../../frame/session/request-context.ts';
import { allow } from '../../../frame/guard/allow.server.ts';
import { readForm } from '../../../frame/session/read-form.server.ts';
import { readText } from '../../../frame/session/read-text.ts';
import { requireSession } from '../../../frame/session/require-session.server.ts';
import { useLastAnswer } from '../../../frame/form/use-last-answer.ts';
import { redirectWithNotice } from '../../../frame/notices/notice.server.ts';
import { buildInboxSearch, parseInboxView } from '../../lead-filter-url.ts';
import { buildUndoPath } from '../../inbox/undo-path.ts';
import type { LeadOutcome } from '../../progress/outcome.ts';
import { saveProgress } from '../../progress/save-progress.server.ts';
import type { Route } from './+types/won-lead.route';
import { WonLead } from './won-lead.tsx';

export { loadAfterConflict as shouldRevalidate } from '../../../frame/form/load-after-conflict.ts';

export const middleware = [allow('leads')];

/** Asks for the value of a lead just moved to Won on the board. The URL names the lead and its former status. */
export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const { searchParams } = args.url;
  const closeTo = toBoard(args.url);
  const lead = await findLead(args.context.get(storeContext), searchParams.get('lead') ?? '');
  if (lead?.status !== 'won') throw redirect(closeTo);
  const { reference, firstName, lastName, valueCents } = lead;
  const was = searchParams.get('was');
  const undoPath = isLeadStatus(was)
    ? buildUndoPath({
        moved: [{ reference, was, wonAt: null }],
        from: 'won',
        inboxSearch: buildInboxSearch(parseInboxView(searchParams)),
      })
    : undefined;
  return { name: `${firstName} ${lastName}`.trim(), valueCents, undoPath, closeTo };
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const form = await readForm(args.request);
  if (form.get('intent') !== 'value')
    return data<LeadOutcome>({ message: 'That form is not known here.' }, { status: 400 });
  const typed = readText(form, 'value');
  if (typed.trim() === '') {
    const message = 'Type what it was worth, or choose Skip.';
    return data<LeadOutcome>({ message, wrong: { field: 'value', typed } }, { status: 400 });
  }
  const leadId = args.url.searchParams.get('lead') ?? '';
  const outcome = await saveProgress(args.context.get(storeContext), { actor, leadId, form });
  if (outcome !== null && 'init' in outcome) return outcome;
  return redirectWithNotice(
    args,
    toBoard(args.url),
    outcome === null
      ? { text: 'That lead was deleted. Nothing was saved.', hasFailed: true }
      : { text: outcome.message },
  );
}

function toBoard({ searchParams }: URL): string {
  return `/admin/leads${buildInboxSearch(parseInboxView(searchParams))}`;
}

export default function WonLeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return <WonLead {...loaderData} outcome={answer} />;
}
