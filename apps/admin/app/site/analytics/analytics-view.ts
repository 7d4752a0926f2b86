import { writeSearch } from '../../frame/sorting/list-params.ts';
import { readSort, writeSort, type Sort, type Sorts } from '../../frame/sorting/sorts.ts';
import { ranges, readRange, type Range } from './ranges.ts';

type RankedSort = 'count' | 'name';

export const rankedSorts: Sorts<RankedSort> = [
  { by: 'count', rising: 'Fewest first', falling: 'Most first', beginsFalling: true },
  { by: 'name', rising: 'A to Z', falling: 'Z to A' },
];

const ANALYTICS_PATH = '/admin/dashboard/analytics';

/** The tables, by their names in the URL’s sort parameters. */
const tables = ['pages', 'sources', 'searches'] as const;
export type RankedTableName = (typeof tables)[number];

export interface AnalyticsView {
  readonly range: Range;
  readonly sorts: Readonly<Record<RankedTableName, Sort<RankedSort>>>;
}

export function readAnalyticsView(params: URLSearchParams): AnalyticsView {
  const sortOf = (table: RankedTableName) => readSort(rankedSorts, params.get(table));
  return {
    range: readRange(params),
    sorts: { pages: sortOf('pages'), sources: sortOf('sources'), searches: sortOf('searches') },
  };
}

export function toAnalyticsPath({ range, sorts }: AnalyticsView): string {
  return (
    ANALYTICS_PATH +
    writeSearch({
      range: range.name === ranges[0].name ? undefined : range.name,
      ...Object.fromEntries(tables.map((table) => [table, writeSort(rankedSorts, sorts[table])])),
    })
  );
}
