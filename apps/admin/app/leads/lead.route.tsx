import { buildMailtoHref } from '@showroom/forms/mailto';
import {
  deleteLead,
  markLeadRead,
  retryFailedMails,
  setLeadStatus,
  setLeadSuspected,
} from '@showroom/store/admin/change-lead';
import { findLead } from '@showroom/store/admin/find-lead';
import { isLeadStatus, leadStatuses, leadStatusLabels } from '@showroom/store/lead-status';
import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Select } from '@showroom/ui/select';
import { SpecificationPlate } from '@showroom/ui/specification-plate';
import { useEffect, useRef } from 'react';
import { data, Form, Link, redirect, useNavigation } from 'react-router-dom';
import { logContext, storeContext } from '../request-context.ts';
import { readForm } from '../session/read-form.server.ts';
import { requireSession } from '../session/require-session.server.ts';
import type { Route } from './+types/lead.route';
import { DeleteLead } from './delete-lead.tsx';
import { formatInstant } from './format-instant.ts';
import { buildInboxSearch, leadKindLabels, parseInboxView } from './lead-filter-url.ts';
import { LeadFiles } from './lead-files.tsx';
import { LeadMails } from './lead-mails.tsx';
import { useReadOnView } from './use-read-on-view.ts';

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const store = args.context.get(storeContext);
  const lead = await findLead(store, args.params.leadId);
  if (!lead) throw data(null, { status: 404 });
  return { lead, inboxPath: inboxPathOf(args.request) };
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const store = args.context.get(storeContext);
  const { leadId } = args.params;
  const form = await readForm(args.request);
  switch (form.get('intent')) {
    case 'read':
      try {
        await store.write({ actor }, (transaction) => markLeadRead(transaction, { leadId, isRead: true }));
        return { message: 'Marked as read.' };
      } catch (error) {
        // Nothing is lost, and the lead can be read all the same.
        args.context.get(logContext).warn('A lead could not be marked as read', { leadId, error });
        return data({ message: 'It could not be marked as read just now.' }, { status: 503 });
      }
    case 'status': {
      const status = form.get('status');
      if (!isLeadStatus(status)) return data({ message: 'Choose a status from the list.' }, { status: 400 });
      if (!(await store.write({ actor }, (transaction) => setLeadStatus(transaction, { leadId, status })))) {
        throw data(null, { status: 404 });
      }
      return { message: `Status changed to ${leadStatusLabels[status]}.` };
    }
    case 'suspected':
    case 'not-suspected': {
      const isSuspected = form.get('intent') === 'suspected';
      if (!(await store.write({ actor }, (transaction) => setLeadSuspected(transaction, { leadId, isSuspected })))) {
        throw data(null, { status: 404 });
      }
      return { message: isSuspected ? 'Marked as spam.' : 'No longer marked as spam.' };
    }
    case 'retry-mails':
      await store.write({ actor }, (transaction) => retryFailedMails(transaction, { leadId }));
      return { message: 'The mails will be tried again within a minute.' };
    case 'delete':
      await store.write({ actor }, (transaction) => deleteLead(transaction, { leadId }));
      return redirect(inboxPathOf(args.request));
    default:
      return data({ message: 'That form is not known here.' }, { status: 400 });
  }
}

/** The list that a lead was opened from: its filter and page travel in the lead's own address. */
function inboxPathOf(request: Request): string {
  return `/admin/leads${buildInboxSearch(parseInboxView(new URL(request.url).searchParams))}`;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData
      ? `${loaderData.lead.firstName} ${loaderData.lead.lastName}, ${loaderData.lead.reference}`
      : 'Lead',
  },
  { name: 'robots', content: 'noindex' },
];

export default function LeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { inboxPath, lead } = loaderData;
  const navigation = useNavigation();
  useReadOnView(lead);
  const name = `${lead.firstName} ${lead.lastName}`;
  const outcome = useRef<HTMLParagraphElement>(null);
  // Some buttons are gone once they have acted; then the focus goes to what became of it.
  useEffect(() => {
    if (actionData && document.activeElement === document.body) outcome.current?.focus();
  }, [actionData]);
  return (
    <>
      <Link to={inboxPath} className="inline-flex min-h-11 items-center text-ink-muted hover:text-ink hover:underline">
        ← All leads
      </Link>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="eyebrow figures">
            {lead.reference} · {leadKindLabels[lead.kind]}
          </p>
          <h1 className="mt-1 font-serif text-title">{name}</h1>
          <p className="figures mt-1 text-small text-ink-muted">
            <time dateTime={lead.createdAt}>{formatInstant(lead.createdAt)}</time>, from {lead.sourcePath}
          </p>
        </div>
        <Form method="post" className="flex items-end gap-2" preventScrollReset>
          <input type="hidden" name="intent" value="status" />
          <Field label="Status">
            <Select name="status" key={lead.status} defaultValue={lead.status}>
              {leadStatuses.map((status) => (
                <option key={status} value={status}>
                  {leadStatusLabels[status]}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit" variant="secondary">
            Save
          </Button>
        </Form>
      </div>
      <p ref={outcome} tabIndex={-1} role="status" className="mt-2 min-h-6 text-small text-success outline-none">
        {navigation.state === 'idle' ? actionData?.message : ''}
      </p>

      {!lead.isRead && (
        // Where scripts run, it is done by opening the page.
        <noscript>
          <Form method="post" className="mt-2">
            <Button type="submit" size="small" variant="secondary" name="intent" value="read">
              Mark as read
            </Button>
          </Form>
        </noscript>
      )}

      {lead.isSuspected && (
        <section className="mt-4 rounded-sm bg-warning-surface p-4 text-warning" aria-label="Suspected spam">
          <p className="font-medium">This looks like spam. It was kept, and no confirmation was sent.</p>
          <ul className="mt-1 list-disc pl-5 text-small">
            {lead.spam.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <Form method="post" className="mt-2">
            <Button type="submit" size="small" variant="secondary" name="intent" value="not-suspected">
              Not spam
            </Button>
          </Form>
        </section>
      )}

      <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-[1.6fr_1fr]">
        <div className="grid content-start gap-8">
          {lead.subject && (
            <p className="border-l-2 border-brass pl-4">
              About <strong className="font-medium">{lead.subject.label}</strong>
            </p>
          )}
          <section aria-labelledby="answers">
            <h2 id="answers" className="mb-3 font-serif text-heading">
              What they wrote
            </h2>
            <SpecificationPlate specifications={lead.answers} className="whitespace-pre-line" />
          </section>
          <LeadFiles leadId={lead.id} files={lead.files} />
        </div>
        <aside aria-label="What to do" className="grid content-start gap-8">
          <section aria-labelledby="answer">
            <h2 id="answer" className="mb-2 font-serif text-heading">
              Answer
            </h2>
            <a
              className="flex min-h-11 items-center break-all text-spruce underline underline-offset-4"
              href={buildMailtoHref(lead.email, { subject: `Your request ${lead.reference}` })}
            >
              {lead.email}
            </a>
            {lead.phone && (
              <a
                className="figures flex min-h-11 items-center text-spruce underline underline-offset-4"
                href={`tel:${lead.phone.replaceAll(/[^\d+]/g, '')}`}
              >
                {lead.phone}
              </a>
            )}
          </section>
          <LeadMails mails={lead.mails} />
          <section aria-label="Remove">
            {!lead.isSuspected && (
              <Form method="post">
                <Button type="submit" variant="quiet" name="intent" value="suspected">
                  Mark as spam
                </Button>
              </Form>
            )}
            <DeleteLead name={name} />
          </section>
        </aside>
      </div>
    </>
  );
}
