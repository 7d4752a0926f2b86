import { reader, searchIndex } from '../database/handles.ts';
import type { Store } from '../store.ts';
import type { ActivityTable } from './tables.ts';

export interface Activity {
  id: string;
  at: string;
  actorKind: ActivityTable['actor_kind'];
  /** The account's name at that time; null for a visitor and for the store itself. */
  actorName: string | null;
  action: string;
  /** The subject may have been deleted. */
  subjectId: string;
  words: string;
}

const LONGEST_LIST = 100;

/** Every part narrows the choice; a missing part does not. */
export interface ActivityFilter {
  /** Words that all occur in the action or in the person's name. */
  query?: string | undefined;
  /** The start of the action: `post`, `settings`. */
  subject?: string | undefined;
}

/**
 * Lists the activity, newest first, or from the first day on.
 *
 * @param options.past the last line of the previous page
 */
export async function listActivity(
  store: Store,
  options: ActivityFilter & {
    limit?: number;
    isOldestFirst?: boolean;
    /** Leaves out signing in and out, which would fill a short list. */
    isWithoutAccess?: boolean;
    past?: Pick<Activity, 'at' | 'id'> | undefined;
  } = {},
): Promise<Activity[]> {
  const { limit = 20, isOldestFirst = false, isWithoutAccess = false, past, subject, query: question = '' } = options;
  const direction = isOldestFirst ? 'asc' : 'desc';
  let query = reader(store)
    .selectFrom('activity')
    .select(['id', 'at', 'actor_kind', 'actor_name', 'action', 'subject_id', 'words', 'times'])
    .orderBy('at', direction)
    .orderBy('id', direction)
    .limit(Math.min(limit, LONGEST_LIST));
  if (past !== undefined) {
    const beyond = isOldestFirst ? '>' : '<';
    query = query.where((eb) => eb(eb.refTuple('at', 'id'), beyond, eb.tuple(past.at, past.id)));
  }
  if (isWithoutAccess) query = query.where('action', 'not like', 'access.%');
  if (subject !== undefined) {
    query = query.where((eb) => eb.or([eb('action', 'like', `${subject}.%`), eb('action', 'like', `${subject}-%`)]));
  }
  for (const word of question.split(/\s+/).filter(Boolean)) {
    // The texts are short: even years of lines are searched quickly.
    const index = searchIndex(store);
    query = query.where((eb) => eb.or([index.holds(eb.ref('words'), word), index.holds(eb.ref('actor_name'), word)]));
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    actorKind: row.actor_kind,
    actorName: row.actor_name,
    action: row.action,
    subjectId: row.subject_id,
    words: row.times > 1 ? `${row.words}, ${row.times} times within an hour` : row.words,
  }));
}
