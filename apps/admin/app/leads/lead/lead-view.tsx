import { leadKinds } from '@showroom/catalog-data/lead-kinds';
import type { Lead, LeadNeighbours, RelatedLead } from '@showroom/store/admin';
import { PlanDrawing } from '@showroom/forms/plan-drawing';
import { buildMailtoHref } from '@showroom/forms/mailto';
import { leadStatuses, leadStatusLabels } from '@showroom/store/rules';
import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { LinkButton } from '@showroom/ui/link-button';
import { Select } from '@showroom/ui/select';
import { SpecificationPlate } from '@showroom/ui/specification-plate';
import { useEffect, useRef, type ComponentProps } from 'react';
import { Link, useFetcher, useNavigation } from 'react-router-dom';
import { UnsavedChangesGuard } from '../../frame/dialogs/unsaved-changes-guard.tsx';
import { Form } from '../../frame/form/form.tsx';
import { NeighbourLinks } from './other-leads/neighbour-links.tsx';
import { RelatedLeads } from './other-leads/related-leads.tsx';
import { DeleteLead } from './delete-lead.tsx';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { LeadAnswer } from './lead-answer.tsx';
import { LeadFiles } from './thread/lead-files.tsx';
import { LeadHoldLine } from './lead-hold.tsx';
import { LeadRoom } from './lead-room.tsx';
import { LeadThread } from './thread/lead-thread.tsx';
import { LeadMails } from './lead-mails.tsx';
import { useMessageField } from '../progress/field-message.tsx';
import { LeadNotes } from '../progress/lead-notes.tsx';
import { LeadProgress } from '../progress/lead-progress.tsx';
import type { LeadOutcome } from '../progress/outcome.ts';
import { WonValue } from '../progress/won-value.tsx';
import { RESPONSES_SEEN } from '../responses-seen.ts';
import { BackLink } from '../../frame/parts/back-link.tsx';

export interface LeadViewProps {
  /** The lead, with its thread and files. */
  readonly lead: Lead;
  /** The slabs of the countertop plan that came with it. */
  readonly planSlabs?: ComponentProps<typeof PlanDrawing>['slabs'];
  /** The phone link; null without a number that can be dialled. */
  readonly phoneHref: string | null;
  /** The query of the list that it was opened from. */
  readonly inboxSearch: string;
  /** The leads above and below it in that list. */
  readonly neighbours: LeadNeighbours;
  /** Other requests of the same person. */
  readonly related: readonly RelatedLead[];
  /** The outcome of the last change. */
  readonly outcome?: LeadOutcome | undefined;
  /** The shop’s day, yyyy-mm-dd. Follow-ups due by then are marked. */
  readonly today: string;
}

/** A lead’s page: the request, the thread, and the actions. Viewing it marks it as read. */
export function LeadView({
  lead,
  planSlabs = [],
  phoneHref,
  inboxSearch,
  neighbours,
  related,
  outcome,
  today,
}: LeadViewProps) {
  const navigation = useNavigation();
  useReadOnView(lead);
  const name = `${lead.firstName} ${lead.lastName}`;
  const wrongStatus = outcome?.wrong?.field === 'status' ? outcome.wrong : undefined;
  const messageField = useMessageField(outcome);
  const outcomeLine = useRef<HTMLParagraphElement>(null);
  // Some buttons disappear after their action; the focus goes to the message.
  useEffect(() => {
    if (outcome && document.activeElement === document.body) outcomeLine.current?.focus();
  }, [outcome]);
  return (
    <UnsavedChangesGuard>
      <div className="flex flex-wrap items-center justify-between gap-x-5">
        <BackLink to={`/admin/leads${inboxSearch}`}>All leads</BackLink>
        <NeighbourLinks neighbours={neighbours} inboxSearch={inboxSearch} />
      </div>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="eyebrow figures">
            {lead.reference} · {leadKinds[lead.kind].label}
          </p>
          <h1 className="mt-1 font-serif text-title wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          <p className="figures mt-1 text-small text-ink-muted">
            <time dateTime={lead.createdAt}>{formatInstant(lead.createdAt)}</time> · Sent from {lead.sourcePath}
          </p>
        </div>
        <Form
          method="post"
          className="flex max-w-md items-end gap-2"
          preventScrollReset
          data-unsaved={wrongStatus && ''}
        >
          <input type="hidden" name="intent" value="status" />
          <input type="hidden" name="shown" value={lead.status} />
          <Field label="Status" error={wrongStatus && outcome?.message}>
            <Select
              name="status"
              key={`${lead.status} ${wrongStatus?.typed}`}
              defaultValue={wrongStatus?.typed ?? lead.status}
            >
              {leadStatuses.map((status) => (
                <option key={status} value={status}>
                  {leadStatusLabels[status]}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit" variant="secondary" className="print:hidden">
            Save status
          </Button>
        </Form>
      </div>
      <p
        ref={outcomeLine}
        tabIndex={-1}
        role="status"
        className={`mt-2 min-h-6 text-small outline-none ${outcome?.isRefused === true ? 'text-danger' : 'text-success'}`}
      >
        {navigation.state === 'idle' && outcome?.wrong === undefined && messageField === undefined
          ? outcome?.message
          : ''}
      </p>

      {lead.status === 'won' && lead.valueCents === null && !lead.isSuspected && <WonValue />}

      {!lead.isRead && (
        // With scripts, opening the page marks it.
        <noscript>
          <Form method="post" className="mt-2">
            <input type="hidden" name={RESPONSES_SEEN} value={lead.responses.length} />
            <Button type="submit" size="small" variant="secondary" name="intent" value="read">
              Mark as read
            </Button>
          </Form>
        </noscript>
      )}

      {lead.isSuspected && (
        <div role="region" className="mt-4 rounded-sm bg-warning-surface p-4 text-warning" aria-label="Suspected spam">
          <p className="font-medium">
            {lead.wasFoundSuspect
              ? 'This looks like spam. We saved it but didn’t send a confirmation.'
              : 'You marked this as spam.'}
          </p>
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
        </div>
      )}

      {!lead.isSuspected && lead.spam.reasons.length > 0 && (
        <p className="mt-4 max-w-prose text-small text-ink-muted">
          Possible spam signals: {lead.spam.reasons.join('. ')}.
        </p>
      )}

      {/* On a phone, calling comes first. On a desktop it is at the side. */}
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[1.6fr_1fr] lg:grid-rows-[auto_1fr]">
        <section aria-labelledby="answer" className="lg:col-start-2">
          <h2 id="answer" className="mb-2 font-serif text-heading">
            Reply
          </h2>
          {lead.email !== '' && (
            <a
              className="flex min-h-11 items-center text-spruce underline underline-offset-4"
              href={buildMailtoHref(lead.email, { subject: `Re: your request (${lead.reference})` })}
            >
              {lead.email}
            </a>
          )}
          {lead.email !== '' && (
            <LinkButton
              as={Link}
              variant="secondary"
              className="my-2"
              to={`/admin/leads/${lead.id}/reply${inboxSearch}`}
            >
              Reply by email
            </LinkButton>
          )}
          {lead.phone !== null &&
            (phoneHref === null ? (
              <p className="figures flex min-h-11 items-center wrap-anywhere">
                <bdi>{lead.phone}</bdi>
              </p>
            ) : (
              <a
                className="figures flex min-h-11 items-center wrap-anywhere text-spruce underline underline-offset-4"
                href={phoneHref}
              >
                <bdi>{lead.phone}</bdi>
              </a>
            ))}
        </section>
        <div className="grid grid-cols-1 content-start gap-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {lead.subject && (
            <p className="border-l-2 border-brass pl-4">
              About <bdi className="font-medium">{lead.subject.label}</bdi>
            </p>
          )}
          {lead.hold && <LeadHoldLine lead={lead} hold={lead.hold} />}
          <section aria-labelledby="answers">
            <h2 id="answers" className="mb-3 font-serif text-heading">
              Request details
            </h2>
            <SpecificationPlate
              specifications={lead.answers.map((answer) => ({
                label: answer.label,
                value: <LeadAnswer answer={answer} />,
              }))}
              className="whitespace-pre-line"
            />
          </section>
          {planSlabs.length > 0 && (
            <section aria-labelledby="plan">
              <h2 id="plan" className="mb-3 font-serif text-heading">
                Countertop plan
              </h2>
              <PlanDrawing slabs={planSlabs} />
            </section>
          )}
          <LeadRoom lead={lead} />
          <LeadFiles leadId={lead.id} files={lead.files.filter(({ shows }) => shows === null)} />
          <LeadThread lead={lead} />
          <LeadNotes notes={lead.notes} outcome={outcome} />
        </div>
        <aside aria-label="Actions" className="grid grid-cols-1 content-start gap-8 lg:col-start-2">
          <LeadProgress lead={lead} today={today} outcome={outcome} />
          <RelatedLeads leads={related} inboxSearch={inboxSearch} />
          <LeadMails mails={lead.mails} />
          <div role="region" aria-label="Spam and deletion">
            {!lead.isSuspected && (
              <Form method="post">
                <Button type="submit" variant="secondary" name="intent" value="suspected">
                  Mark as spam
                </Button>
              </Form>
            )}
            <DeleteLead name={name} />
          </div>
        </aside>
      </div>
    </UnsavedChangesGuard>
  );
}

/**
 * Marks a lead as read once its page is visible, by a separate POST: a GET changes nothing. Tried once per opening;
 * on failure the lead stays unread.
 */
function useReadOnView({ id, isRead, responses }: Pick<Lead, 'id' | 'isRead' | 'responses'>): void {
  const { submit } = useFetcher();
  // A reply that arrived since the page was rendered hasn’t been seen.
  const seen = responses.length;
  useEffect(() => {
    if (!isRead)
      void submit({ intent: 'read', [RESPONSES_SEEN]: seen }, { method: 'post', action: `/admin/leads/${id}` });
  }, [id, isRead, seen, submit]);
}
