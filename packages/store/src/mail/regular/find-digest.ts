import type { LeadKind } from '@showroom/catalog-data/lead-kinds';
import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';

export interface DigestLead {
  id: string;
  reference: string;
  kind: LeadKind;
  firstName: string;
  lastName: string;
  phone: string | null;
  subjectLabel: string | null;
  createdAt: string;
}

export interface Digest {
  /** Oldest first, at most `LISTED_LEADS`, without suspected spam. */
  leads: DigestLead[];
  total: number;
  suspected: number;
  /** Leads with unread replies since the last digest, oldest first. */
  answered: AnsweredLead[];
}

export type AnsweredLead = Pick<DigestLead, 'id' | 'reference' | 'firstName' | 'lastName'>;

/** Leads that a digest lists. The others are only counted. */
const LISTED_LEADS = 50;

/** Returns the content of a day's digest with the leads as they are now, without deleted ones. */
export async function findDigest(store: Store, day: string): Promise<Digest> {
  const span = await reader(store)
    .selectFrom('lead_digest')
    .select(['after_number', 'until_number', 'since_at', 'responses_from_at', 'responses_until_at'])
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  const leads = await reader(store)
    .selectFrom('lead')
    .select([
      'id',
      'reference',
      'kind',
      'first_name as firstName',
      'last_name as lastName',
      'phone',
      'subject_label as subjectLabel',
      'created_at as createdAt',
      'is_suspected as isSuspected',
    ])
    .where('number', '>', span.after_number)
    .where('number', '<=', span.until_number)
    .where('created_at', '>', span.since_at)
    .orderBy('number')
    .execute();
  const wanted = leads.filter(({ isSuspected }) => isSuspected === 0);
  const answered = await reader(store)
    .selectFrom('lead')
    .select(['id', 'reference', 'first_name as firstName', 'last_name as lastName'])
    .where('has_new_response', '=', 1)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('lead_response')
          .select('lead_response.id')
          .whereRef('lead_response.lead_id', '=', 'lead.id')
          .where('kept_at', '>=', span.responses_from_at)
          .where('kept_at', '<', span.responses_until_at),
      ),
    )
    .orderBy('number')
    .limit(LISTED_LEADS)
    .execute();
  return {
    leads: wanted.slice(0, LISTED_LEADS),
    total: wanted.length,
    suspected: leads.length - wanted.length,
    answered,
  };
}

/** Checks whether everything was deleted or read since the digest was queued. */
export async function isDigestEmpty(store: Store, day: string): Promise<boolean> {
  const { total, answered } = await findDigest(store, day);
  return total === 0 && answered.length === 0;
}
