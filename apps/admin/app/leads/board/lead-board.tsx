import { leadKinds } from '@showroom/catalog-data/lead-kinds';
import type { LeadPage, LeadSummary } from '@showroom/store/admin';
import { formatCents, type LeadStatus } from '@showroom/store/rules';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../frame/words/count-words.ts';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { buildInboxSearch, fromTheStart, type InboxView } from '../lead-filter-url.ts';
import { LeadStatusPlate } from '../lead-status-plate.tsx';
import { FollowUpDay } from '../progress/follow-up-day.tsx';
import { MoveLead } from './move-lead.tsx';
import { useLeadDrag, useLeadDrop } from './use-lead-drop.ts';

export interface BoardColumn {
  readonly status: LeadStatus;
  readonly found: Pick<LeadPage, 'leads' | 'total' | 'isMore'>;
}

export interface LeadBoardProps {
  /** From left to right; on a phone from top to bottom. */
  readonly columns: readonly BoardColumn[];
  /** What the board shows. A lead’s URL carries it, so that Back leads to the same board. */
  readonly view: InboxView;
  /** The shop’s day, yyyy-mm-dd. Follow-ups due by then are marked. */
  readonly today: string;
}

/** The inbox as a board with a column for each status. Each card has a menu to move it, and can be dragged by mouse. */
export function LeadBoard({ columns, view, today }: LeadBoardProps) {
  return (
    <div className="mt-3 grid gap-x-3 gap-y-8 relative md:auto-cols-[minmax(13rem,1fr)] md:grid-flow-col md:overflow-x-auto md:pb-3">
      {columns.map((column) => (
        <Column key={column.status} {...column} view={view} today={today} />
      ))}
    </div>
  );
}

function Column({ status, found, view, today }: BoardColumn & Pick<LeadBoardProps, 'view' | 'today'>) {
  const titleId = useId();
  const search = buildInboxSearch(view);
  return (
    <section
      aria-labelledby={titleId}
      {...useLeadDrop(status)}
      className="min-w-0 rounded-sm data-over:outline-2 data-over:outline-offset-4 data-over:outline-spruce data-over:outline-dashed"
    >
      <h2 id={titleId} className="flex items-center justify-between gap-2 border-b border-hairline pb-2">
        <LeadStatusPlate status={status} />
        <span className="figures text-small font-normal text-ink-muted">
          {`${found.total}${found.isMore ? '+' : ''}`}
          <span className="sr-only"> {found.total === 1 ? 'lead' : 'leads'}</span>
        </span>
      </h2>
      {found.leads.length === 0 && <p className="mt-3 text-small text-ink-muted">None</p>}
      <ul className="mt-3 grid gap-3">
        {found.leads.map((lead) => (
          <Card key={lead.id} lead={lead} search={search} today={today} />
        ))}
      </ul>
      {found.total > found.leads.length && (
        <Link
          className="mt-2 inline-flex min-h-11 items-center text-small underline"
          to={`/admin/leads${buildInboxSearch({ ...fromTheStart(view), status, isBoard: false })}`}
        >
          {found.isMore ? 'View all in the list' : `View all ${formatCount(found.total)} in the list`}
        </Link>
      )}
    </section>
  );
}

function Card({ lead, search, today }: { lead: LeadSummary; search: string; today: string }) {
  const name = `${lead.firstName} ${lead.lastName}`;
  return (
    <li
      {...useLeadDrag(lead.id)}
      className="grid gap-1 rounded-sm border border-hairline bg-paper-raised p-3 pointer-fine:cursor-grab"
    >
      <h3 className="min-w-0 wrap-anywhere">
        <Link
          to={`/admin/leads/${lead.id}${search}`}
          className={`inline-flex min-h-11 items-center hover:underline ${lead.isRead ? '' : 'font-semibold'}`}
        >
          <bdi>{name}</bdi>
          {!lead.isRead && <span className="sr-only">, unread</span>}
        </Link>
      </h3>
      <p className="text-caption text-ink-muted">
        <span>{leadKinds[lead.kind].label}</span>
        {lead.subjectLabel && (
          <span>
            {' · '}
            <bdi>{lead.subjectLabel}</bdi>
          </span>
        )}
      </p>
      <p dir="auto" className="line-clamp-2 wrap-anywhere">
        {lead.message}
      </p>
      <p className="figures text-caption text-ink-muted">
        <time dateTime={lead.createdAt}>{formatInstant(lead.createdAt)}</time>
      </p>
      {lead.valueCents !== null && <p className="figures text-small">{formatCents(lead.valueCents)}</p>}
      <FollowUpDay lead={lead} today={today} />
      {lead.hasNewResponse && <p className="text-caption font-medium text-spruce">New reply</p>}
      {lead.isSuspected && <p className="text-caption text-warning">Suspected spam</p>}
      <MoveLead leadId={lead.id} status={lead.status} name={name} />
    </li>
  );
}
