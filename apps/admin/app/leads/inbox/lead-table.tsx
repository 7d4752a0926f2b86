import { leadKinds } from '@showroom/catalog-data/lead-kinds';
import type { LeadSummary } from '@showroom/store/admin';
import { formatCents } from '@showroom/store/rules';
import { RowHeading, Table, TableCell, TableHead, TableHeading, TableRow } from '@showroom/ui/table';
import { Link } from 'react-router-dom';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { SortHead } from '../../frame/sorting/sort-head.tsx';
import type { Sort } from '../../frame/sorting/sorts.ts';
import { leadSortsOf, type LeadSort } from '../lead-filter-url.ts';
import { ChooseBox } from '../../content/list/bulk/bulk-choice.tsx';
import { LeadStatusPlate } from '../lead-status-plate.tsx';
import { FollowUpDay } from '../progress/follow-up-day.tsx';

export interface LeadTableProps {
  /** In the order that they are listed. */
  readonly leads: readonly LeadSummary[];
  /** The list’s query. A lead’s URL carries it, so that Back leads to the same list. */
  readonly inboxSearch: string;
  /** How they are sorted. */
  readonly sort: Sort<LeadSort>;
  /** The URL of the list sorted otherwise. */
  readonly toSorted: (sort: Sort<LeadSort>) => string;
  /** The shop’s day, yyyy-mm-dd. Follow-ups due by then are marked. */
  readonly today: string;
  /** Whether each row has a checkbox, which belongs to the `BulkBar` around the list. */
  readonly isChosenFrom?: boolean;
}

/** The inbox as a table, unread leads in bold. On a phone the columns stack under the name. */
export function LeadTable({ leads, inboxSearch, sort, toSorted, today, isChosenFrom = false }: LeadTableProps) {
  const head = { sorts: leadSortsOf({ hasFollowUp: sort.by === 'due' }), sort, to: toSorted };
  return (
    <Table isStacked className="mt-3">
      <TableHead>
        <SortHead {...head} by="name">
          Name
        </SortHead>
        <TableHeading>Request</TableHeading>
        <SortHead {...head} by="status">
          Status
        </SortHead>
        <SortHead {...head} by="received">
          Received
        </SortHead>
      </TableHead>
      {/* A choice doesn’t carry over to another list or a moved lead. */}
      <tbody key={inboxSearch}>
        {leads.map((lead) => (
          <TableRow key={`${lead.id} ${lead.status}`} className="relative hover:bg-stone-50">
            <RowHeading className="md:w-64">
              {isChosenFrom && (
                <ChooseBox
                  id={lead.id}
                  revision={lead.status}
                  title={`${lead.firstName} ${lead.lastName}, ${lead.reference}`}
                  // Above the link that covers the row.
                  className="relative z-10 float-right -my-2 -mr-7 md:float-left md:mr-0 md:-ml-3"
                />
              )}
              <Link
                to={`/admin/leads/${lead.id}${inboxSearch}`}
                className={`inline-flex min-h-6 items-center wrap-anywhere after:absolute after:inset-0 hover:underline ${lead.isRead ? '' : 'font-semibold'}`}
              >
                <bdi>
                  {lead.firstName} {lead.lastName}
                </bdi>
                {!lead.isRead && <span className="sr-only">, unread</span>}
              </Link>
              <span className="figures block text-caption text-ink-muted">{lead.reference}</span>
            </RowHeading>
            <TableCell>
              <span className="block text-caption text-ink-muted">
                <bdi>{describeLead(lead)}</bdi>
              </span>
              <span dir="auto" className="line-clamp-2 max-w-prose wrap-anywhere">
                {lead.message}
              </span>
            </TableCell>
            <TableCell className="md:w-36">
              <LeadStatusPlate status={lead.status} />
              {lead.valueCents !== null && (
                <span className="figures mt-1 block text-small">{formatCents(lead.valueCents)}</span>
              )}
              <FollowUpDay lead={lead} today={today} />
              {lead.hasNewResponse && (
                <span className="mt-1 block text-caption font-medium text-spruce">New reply</span>
              )}
              {lead.isSuspected && <span className="mt-1 block text-caption text-warning">Suspected spam</span>}
            </TableCell>
            <TableCell className="figures text-small text-ink-muted md:w-48">
              <time dateTime={lead.createdAt}>{formatInstant(lead.createdAt)}</time>
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

function describeLead({ kind, subjectLabel, fileCount }: LeadSummary): string {
  return [
    leadKinds[kind].label,
    ...(subjectLabel ? [subjectLabel] : []),
    ...(fileCount > 0 ? [`${fileCount} ${fileCount === 1 ? 'file' : 'files'}`] : []),
  ].join(' · ');
}
