import { isolate } from '@showroom/catalog-data/isolate';
import {
  findLead,
  findSettings,
  isDiskFull,
  LONGEST_SUBJECT,
  LONGEST_TEXT,
  readBusinessFacts,
  replyTemplates,
} from '@showroom/store/admin';
import { randomUUID } from 'node:crypto';
import { fillTemplate, listOpenPlaces } from '@showroom/store/rules';
import { data } from 'react-router-dom';
import { logContext, storeContext } from '../../frame/session/request-context.ts';
import { loadMailState } from '../../frame/warnings/load-mail-state.server.ts';
import { mayUse } from '../../frame/session/access.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { FULL_DISK_STATUS } from '../../frame/session/full-disk.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import { returnUnsavedText } from '../deleted-lead/find-deletion.server.ts';
import { metaOfLeadPage } from '../deleted-lead/unsaved-text-page.tsx';
import { buildInboxSearch, parseInboxView } from '../lead-filter-url.ts';
import type { Route } from './+types/reply.route';
import { readResponsesSeen } from '../responses-seen.ts';
import { toPlaceholderValues } from './placeholder-values.ts';
import type { ReplyText, ReplyOutcome } from './reply-outcome.ts';
import { ReplyPage } from './reply-page.tsx';
import { sendReply } from './send-reply.server.ts';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export { LeadErrorWords as ErrorBoundary } from '../deleted-lead/unsaved-text-page.tsx';

export const middleware = [allow('leads')];

export async function loader(args: Route.LoaderArgs) {
  const { role } = requireSession(args);
  const store = args.context.get(storeContext);
  const [lead, shop, { fields }] = await Promise.all([
    findLead(store, args.params.leadId),
    readBusinessFacts(store),
    findSettings(store, replyTemplates),
  ]);
  if (!lead) throw data(null, { status: 404 });
  const { searchParams } = new URL(args.request.url);
  const wanted = searchParams.get('template');
  const answered = lead.responses.findLast(({ isAutomatic }) => !isAutomatic) ?? null;
  // By default a reply starts with the first template, unless it answers a message. An empty one has to be chosen.
  const template =
    wanted === null && answered === null ? fields.templates[0] : fields.templates.find(({ id }) => id === wanted);
  const values = toPlaceholderValues(lead, shop);
  const draft: ReplyText = {
    subject:
      template === undefined && answered !== null && answered.subject !== ''
        ? toReplySubject(answered.subject)
        : fillTemplate(template?.subject ?? 'Re: your {request} ({reference})', values),
    text: fillTemplate(template?.text ?? '', values),
  };
  const { id, firstName, lastName, email, reference, status } = lead;
  return {
    lead: { id, firstName, lastName, email, reference, status },
    templates: fields.templates.map((each) => ({ id: each.id, name: each.name })),
    templateId: template?.id,
    formId: randomUUID(),
    draft,
    answered: answered && { at: answered.at, text: answered.text },
    responses: lead.responses.length,
    answersTo: shop.email,
    inboxSearch: buildInboxSearch(parseInboxView(searchParams)),
    maySetTemplates: mayUse(role, 'settings'),
    mail: await loadMailState(args.context),
  };
}

/** “Re:”, as mail programs do. A customer’s braces are not placeholders. */
function toReplySubject(subject: string): string {
  const plain = subject.replaceAll(/[{}]/g, '');
  return (/^(?:re|rép?)\s?:/i.test(plain) ? plain : `Re: ${plain}`).slice(0, LONGEST_SUBJECT);
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const store = args.context.get(storeContext);
  const { leadId } = args.params;
  const form = await readForm(args.request);
  const draft = { subject: readText(form, 'subject').trim(), text: readText(form, 'text').trim() };
  const formId = readText(form, 'form');
  const isContacted = form.has('contacted');
  const intent = form.get('intent');
  const refuse = (status: number, refusal: Pick<ReplyOutcome, 'message' | 'field'>) =>
    data<ReplyOutcome>({ formId, draft, isContacted, ...refusal }, { status });
  const gone = { actor, leadId };
  const typed = [
    { label: 'Subject', words: draft.subject },
    { label: 'Message', words: draft.text },
  ];
  if (formId === '' || (intent !== 'send' && intent !== 'preview'))
    return refuse(400, { message: 'Something went wrong. Reload the page and try again.' });
  const issue = findIssue(draft);
  if (issue !== undefined || intent === 'preview') {
    // The error is shown on the reply’s page, which needs its lead.
    if ((await findLead(store, leadId)) === null) throw await returnUnsavedText(store, gone, typed);
    return issue === undefined
      ? data<ReplyOutcome>({ formId, draft, isContacted, isPreview: true })
      : refuse(400, issue);
  }
  let isSetUp: boolean;
  try {
    const responsesSeen = readResponsesSeen(form);
    // An email that can’t be sent contacts no one.
    isSetUp = (await loadMailState(args.context)).isSetUp;
    const reply = { actor, leadId, formId, draft, isContacted: isContacted && isSetUp, responsesSeen };
    const result = await sendReply(store, reply);
    if (result === 'not-found') throw await returnUnsavedText(store, gone, typed);
    if (result === 'no-address') {
      return refuse(400, { message: 'This lead doesn’t have a valid email address.' });
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    args.context.get(logContext).error('A reply could not be saved', { leadId, error });
    if (isDiskFull(error)) {
      const message = 'The server’s disk is full, so the email wasn’t sent. Free some space, then send it again.';
      return refuse(FULL_DISK_STATUS, { message });
    }
    return refuse(503, {
      message: 'Your email couldn’t be sent. Your text is below; try again.',
    });
  }
  const notice = isSetUp
    ? { text: 'Your reply is on its way. You can follow its delivery under Emails.' }
    : { text: 'Saved, but not sent: we’ll send it once email is set up.', hasFailed: true as const };
  return redirectWithNotice(args, `/admin/leads/${leadId}${inboxSearchOf(args.request)}`, notice);
}

function findIssue({ subject, text }: ReplyText): Required<Pick<ReplyOutcome, 'message' | 'field'>> | undefined {
  if (subject === '') return { field: 'subject', message: 'Enter a subject.' };
  if (subject.length > LONGEST_SUBJECT)
    return { field: 'subject', message: `Use at most ${LONGEST_SUBJECT} characters.` };
  if (text === '') return { field: 'text', message: 'Enter a message.' };
  if (text.length > LONGEST_TEXT) return { field: 'text', message: `Use at most ${LONGEST_TEXT} characters.` };
  for (const field of ['subject', 'text'] as const) {
    const open = listOpenPlaces(field === 'subject' ? subject : text);
    if (open.length > 0) return { field, message: `Fill in ${open.join(', ')} before sending.` };
  }
  return undefined;
}

function inboxSearchOf(request: Request): string {
  return buildInboxSearch(parseInboxView(new URL(request.url).searchParams));
}

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  metaOfLeadPage(
    loaderData && `Reply to ${isolate(`${loaderData.lead.firstName} ${loaderData.lead.lastName}`)}`,
    error,
  );

export default function Reply({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return <ReplyPage key={loaderData.lead.id} {...loaderData} outcome={answer} />;
}
