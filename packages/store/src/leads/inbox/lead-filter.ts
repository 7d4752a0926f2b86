import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import type { LeadKind } from '../lead-kind.ts';
import type { LeadStatus } from '../lead-status.ts';
import { readSearchQuery } from '../search-text.ts';

/** Which leads: every part narrows the choice, an absent one does not. */
export interface LeadFilter {
  /** Words that must all occur in name, e-mail, telephone (however written), reference, product, answers or message. */
  query?: string | undefined;
  status?: LeadStatus | undefined;
  kind?: LeadKind | undefined;
  isSuspected?: boolean | undefined;
}

/** The filter as a condition on the `lead` table. */
export function leadCondition(eb: ExpressionBuilder<Tables, 'lead'>, filter: LeadFilter): Expression<SqlBool> {
  const isLike = (pattern: string) => sql<SqlBool>`${eb.ref('lead.search_text')} like ${pattern} escape '\\'`;
  const conditions: Expression<SqlBool>[] = readSearchQuery(filter.query ?? '').map(({ words, digits }) =>
    eb.or([eb.and(words.map(isLike)), ...digits.map(isLike)]),
  );
  if (filter.status !== undefined) conditions.push(eb('lead.status', '=', filter.status));
  if (filter.kind !== undefined) conditions.push(eb('lead.kind', '=', filter.kind));
  if (filter.isSuspected !== undefined) conditions.push(eb('lead.is_suspected', '=', filter.isSuspected ? 1 : 0));
  return eb.and(conditions);
}
