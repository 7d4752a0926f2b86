import { ACTIVITY_PATH } from '../../frame/navigation/page-paths.ts';
import { readSort, writeSort, type Sort, type Sorts } from '../../frame/sorting/sorts.ts';
import { activityTypes } from './activity-line.ts';

export const activitySorts: Sorts<'time'> = [
  { by: 'time', rising: 'Oldest first', falling: 'Newest first', beginsFalling: true },
];

/** Which part of the activity its page shows, as its address says it. */
export interface ActivityView {
  readonly query: string;
  /** Of one kind alone. */
  readonly subject: string | undefined;
  readonly sort: Sort<'time'>;
  /** What comes behind this line; undefined for the first part. */
  readonly past: { readonly at: string; readonly id: string } | undefined;
}

const MAX_QUERY_LENGTH = 200;

/** Reads the address; whatever does not fit counts as not given. */
export function parseActivityView(params: URLSearchParams): ActivityView {
  const subject = params.get('of') ?? '';
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]{8,15}Z) ([\w-]{1,64})$/.exec(params.get('past') ?? '') ?? [];
  return {
    query: (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH),
    subject: Object.hasOwn(activityTypes, subject) ? subject : undefined,
    sort: readSort(activitySorts, params.get('sort')),
    past: at === undefined || id === undefined ? undefined : { at, id },
  };
}

/** Writes the address of a part, without what is at its default. */
export function buildActivityPath({ query, subject, sort, past }: ActivityView): string {
  const params = new URLSearchParams();
  if (query !== '') params.set('q', query);
  if (subject !== undefined) params.set('of', subject);
  const sorted = writeSort(activitySorts, sort);
  if (sorted !== '') params.set('sort', sorted);
  if (past !== undefined) params.set('past', `${past.at} ${past.id}`);
  return params.size === 0 ? ACTIVITY_PATH : `${ACTIVITY_PATH}?${params}`;
}
