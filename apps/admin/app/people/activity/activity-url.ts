import { ACTIVITY_PATH } from '../../frame/navigation/page-paths.ts';
import { readQuery, writeSearch } from '../../frame/sorting/list-params.ts';
import { readSort, writeSort, type Sort, type Sorts } from '../../frame/sorting/sorts.ts';
import { activityTypes } from './activity-line.ts';

export const activitySorts: Sorts<'time'> = [
  { by: 'time', rising: 'Oldest first', falling: 'Newest first', beginsFalling: true },
];

export interface ActivityView {
  readonly query: string;
  readonly subject: string | undefined;
  readonly sort: Sort<'time'>;
  /** The last line of the page before; undefined for the first page. */
  readonly past: { readonly at: string; readonly id: string } | undefined;
}

/** Reads the URL. An invalid value counts as missing. */
export function parseActivityView(params: URLSearchParams): ActivityView {
  const subject = params.get('of') ?? '';
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]{8,15}Z) ([\w-]{1,64})$/.exec(params.get('past') ?? '') ?? [];
  return {
    query: readQuery(params),
    subject: Object.hasOwn(activityTypes, subject) ? subject : undefined,
    sort: readSort(activitySorts, params.get('sort')),
    past: at === undefined || id === undefined ? undefined : { at, id },
  };
}

export function buildActivityPath({ query, subject, sort, past }: ActivityView): string {
  const sorted = writeSort(activitySorts, sort);
  return ACTIVITY_PATH + writeSearch({ q: query, of: subject, sort: sorted, past: past && `${past.at} ${past.id}` });
}
