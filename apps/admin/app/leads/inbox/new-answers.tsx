import type { AnsweredLead } from '@showroom/store/admin/list-leads';
import { Link } from 'react-router-dom';
import { ANSWERS_ID } from './answers-id.ts';

export interface NewAnswersProps {
  /** Whose visitors have answered a letter that no one has read yet. */
  readonly leads: readonly AnsweredLead[];
  /** The query part of the list's address. A lead's address carries it, so that the way back leads to the same list. */
  readonly inboxSearch: string;
}

/** The visitors who wait for a word, above the list: a lead that is answered may be an old one. */
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
              to={`/admin/leads/${id}${inboxSearch}#letters`}
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
