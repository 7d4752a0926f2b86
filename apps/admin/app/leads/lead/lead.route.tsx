import { isolate } from '@showroom/catalog-data/isolate';
import {
  deleteLead,
  findLead,
  findLeadNeighbours,
  listRelatedLeads,
  markLeadRead,
  retryFailedMails,
  setLeadSuspected,
  toPhoneHref,
  type Store,
} from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { shopDayOf } from '@showroom/store/rules';
import { logContext, storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/lead.route';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import { changeStatus } from '../change-status.server.ts';
import { buildInboxSearch, parseInboxView, toLeadFilter } from '../lead-filter-url.ts';
import { findDeletion, returnUnsavedText, type DeletedLead } from '../deleted-lead/find-deletion.server.ts';
import { describeDeletion } from '../deleted-lead/unsaved-text.ts';
import { metaOfLeadPage } from '../deleted-lead/unsaved-text-page.tsx';
import type { LeadField, LeadOutcome } from '../progress/outcome.ts';
import { readResponsesSeen } from '../responses-seen.ts';
import { confirmLeadHold } from './confirm-lead-hold.server.ts';
import { drawLeadPlan } from './draw-lead-plan.server.ts';
import { LeadView } from './lead-view.tsx';
import { saveProgress } from '../progress/save-progress.server.ts';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export { LeadErrorWords as ErrorBoundary } from '../deleted-lead/unsaved-text-page.tsx';
export { loadAfterConflict as shouldRevalidate } from '../../frame/form/load-after-conflict.ts';

export const middleware = [allow('leads')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const store = args.context.get(storeContext);
  const lead = await findLead(store, args.params.leadId);
  if (!lead) throw data(null, { status: 404 });
  const view = parseInboxView(new URL(args.request.url).searchParams);
  // A board is read column by column.
  const filter = toLeadFilter(view.isBoard ? { ...view, status: view.status ?? lead.status } : view);
  const [neighbours, related] = await Promise.all([
    findLeadNeighbours(store, filter, lead.id),
    listRelatedLeads(store, lead.id),
  ]);
  const phoneHref = lead.phone === null ? null : toPhoneHref(lead.phone);
  return {
    lead,
    planSlabs: drawLeadPlan(lead),
    phoneHref,
    neighbours,
    related,
    inboxSearch: buildInboxSearch(view),
    today: shopDayOf(store.now()),
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const store = args.context.get(storeContext);
  const { leadId } = args.params;
  const form = await readForm(args.request);
  const deleted = { actor, leadId };
  switch (form.get('intent')) {
    case 'read':
      try {
        await store.write({ actor }, (transaction) =>
          markLeadRead(transaction, { leadId, isRead: true, responsesSeen: readResponsesSeen(form) }),
        );
        return { message: 'Marked as read.' };
      } catch (error) {
        // Nothing is lost: the lead can be read all the same.
        args.context.get(logContext).warn('A lead could not be marked as read', { leadId, error });
        return data<LeadOutcome>({ message: 'Couldn’t mark as read. Try again.', isRefused: true }, { status: 503 });
      }
    case 'status':
      return (
        (await changeStatus(store, { actor, leadId, form })) ??
        respondDeleted(store, deleted, readWrong(form, 'status'))
      );
    case 'value':
      return (
        (await saveProgress(store, { actor, leadId, form })) ?? respondDeleted(store, deleted, readWrong(form, 'value'))
      );
    case 'follow-up': {
      const outcome = await saveProgress(store, { actor, leadId, form });
      return outcome ?? respondDeleted(store, deleted, readWrong(form, 'followUpOn'));
    }
    case 'note': {
      const outcome = await saveProgress(store, { actor, leadId, form });
      if (!outcome)
        throw await returnUnsavedText(store, deleted, [{ label: 'New note', words: readText(form, 'note') }]);
      return outcome;
    }
    case 'suspected':
    case 'not-suspected': {
      const isSuspected = form.get('intent') === 'suspected';
      if (!(await store.write({ actor }, (transaction) => setLeadSuspected(transaction, { leadId, isSuspected })))) {
        return respondDeleted(store, deleted);
      }
      return { message: isSuspected ? 'Marked as spam.' : 'No longer marked as spam.' };
    }
    case 'confirm-hold': {
      const outcome = await confirmLeadHold(store, deleted);
      return outcome ?? respondDeleted(store, deleted);
    }
    case 'retry-mails':
      await store.write({ actor }, (transaction) => retryFailedMails(transaction, { leadId }));
      return { message: 'We’ll try sending again within a minute.' };
    case 'delete':
      await store.write({ actor, mayUseReserve: true }, (transaction) => deleteLead(transaction, { leadId }));
      return redirectWithNotice(args, inboxPathOf(args.request), { text: 'Lead permanently deleted.' });
    default:
      return data<LeadOutcome>(
        { message: 'Something went wrong. Reload the page and try again.', isRefused: true },
        { status: 400 },
      );
  }
}

/** Says on the open page that the lead was deleted, so that what is being written can be copied. */
async function respondDeleted(store: Store, lead: DeletedLead, wrong?: LeadOutcome['wrong']) {
  const message = `${describeDeletion(await findDeletion(store, lead))} Nothing was saved.`;
  return data<LeadOutcome>(wrong === undefined ? { message, isRefused: true } : { message, wrong }, { status: 404 });
}

function readWrong(form: FormData, field: LeadField): LeadOutcome['wrong'] {
  return { field, typed: readText(form, field) };
}

/** The list that a lead was opened from: its URL carries the filter and the page. */
function inboxPathOf(request: Request): string {
  return `/admin/leads${buildInboxSearch(parseInboxView(new URL(request.url).searchParams))}`;
}

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  metaOfLeadPage(
    loaderData &&
      `${isolate(`${loaderData.lead.firstName} ${loaderData.lead.lastName}`)}, ${loaderData.lead.reference}`,
    error,
  );

export default function LeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  // A page per lead: text typed about one doesn’t carry over to the next.
  return <LeadView key={loaderData.lead.id} {...loaderData} outcome={answer} />;
}
