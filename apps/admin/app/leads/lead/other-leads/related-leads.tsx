import { leadKinds } from '@showroom/catalog-data/lead-kinds';
import type { RelatedLead } from '@showroom/store/admin';
import { Link } from 'react-router-dom';
import { formatInstant } from '../../../frame/words/format-instant.ts';
import { LeadStatusPlate } from '../../lead-status-plate.tsx';

export interface RelatedLeadsProps {
  readonly leads: readonly RelatedLead[];
  readonly inboxSearch: string;
}

/** Other requests of the same person, with their status. */
export function RelatedLeads({ leads, inboxSearch }: RelatedLeadsProps) {
  if (leads.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="mb-2 font-serif text-heading">
        Other requests from this person
      </h2>
      <p className="mb-2 text-small text-ink-muted">Matched by email or phone number.</p>
      <ul className="border-t border-hairline">
        {leads.map((lead) => (
          <li
            key={lead.id}
            className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-hairline py-2"
          >
            <span className="min-w-0">
              <Link
                to={`/admin/leads/${lead.id}${inboxSearch}`}
                className="inline-flex min-h-6 items-center wrap-anywhere after:absolute after:inset-0 hover:underline"
              >
                <bdi>{lead.subjectLabel ?? leadKinds[lead.kind].label}</bdi>
              </Link>
              <span className="figures block text-caption text-ink-muted">
                {`${lead.subjectLabel === null ? '' : `${leadKinds[lead.kind].label} · `}${lead.reference} · `}
                <time dateTime={lead.createdAt}>{formatInstant(lead.createdAt)}</time>
              </span>
            </span>
            <LeadStatusPlate status={lead.status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
