import type { AnsweredLead } from '@showroom/store/admin';
import { Link } from 'react-router-dom';
import { ANSWERS_ID } from './answers-id.ts';

export interface NewAnswersProps {
  /** Leads with unread replies. */
  readonly leads: readonly AnsweredLead[];
  /** The list’s query. A lead’s URL carries it, so that Back leads to the same list. */
  readonly inboxSearch: string;
}

/** Customers who wait for an answer, above the list, since their leads may be old. */
export function NewAnswers({ leads, inboxSearch }: NewAnswersProps) {
  if (leads.length === 0) return null;
  return (
    <section aria-labelledby={ANSWERS_ID} className="mt-4 rounded-sm border border-hairline bg-paper-raised px-4 py-3">
      <h2 id={ANSWERS_ID} className="text-small font-medium">
        New replies
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        {leads.map(({ id, firstName, lastName, reference }) => (
          <li key={id}>
            <Link
              to={`/admin/leads/${id}${inboxSearch}#emails`}
              className="inline-flex min-h-11 items-center gap-2 font-medium text-spruce underline underline-offset-4"
            >
              <bdi>
                {firstName} {lastName}
              </bdi>
              <span className="figures text-caption font-normal text-ink-muted">{reference}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
