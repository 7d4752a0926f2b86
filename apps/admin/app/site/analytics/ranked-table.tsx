import { RowHeading, Table, TableCell, TableHead, TableRow } from '@showroom/ui/table';
import { useId, type ReactNode } from 'react';
import { SortHead } from '../../frame/sorting/sort-head.tsx';
import { rankedSorts, type AnalyticsView } from './analytics-view.ts';
import { formatCount } from '../../frame/words/count-words.ts';

export interface Ranked {
  readonly name: string;
  readonly count: number;
  readonly href?: string;
}

export interface RankedTableProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** The heading of the first column: “Page”. */
  readonly of: string;
  /** The heading of the second column: “Views”. */
  readonly counted: string;
  readonly rows: readonly Ranked[];
  readonly none: string;
  /** The order, and the URL of the page sorted otherwise. */
  readonly sort: AnalyticsView['sorts']['pages'];
  readonly toSorted: (sort: AnalyticsView['sorts']['pages']) => string;
}

/** A row is a touch target high, with or without a link. */
const lineClass = 'inline-flex min-h-11 items-center wrap-anywhere';

/** A table of the highest counts, each with a bar. */
export function RankedTable({ title, note, of, counted, rows, none, sort, toSorted }: RankedTableProps) {
  const head = { sorts: rankedSorts, sort, to: toSorted };
  const titleId = useId();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <h2 id={titleId} className="font-serif text-subheading">
        {title}
      </h2>
      {note !== undefined && <p className="mt-1 text-small text-ink-muted">{note}</p>}
      {rows.length === 0 ? (
        <p className="mt-3 border-y border-hairline py-4 text-ink-muted">{none}</p>
      ) : (
        <Table aria-labelledby={titleId} className="mt-3 table-fixed text-small">
          <TableHead>
            <SortHead {...head} by="name">
              {of}
            </SortHead>
            <SortHead {...head} by="count" className="w-20 text-right">
              {counted}
            </SortHead>
          </TableHead>
          <tbody>
            {rows.map(({ name, count, href }) => (
              <TableRow key={name}>
                <RowHeading>
                  {href === undefined ? (
                    <span className={lineClass}>{name}</span>
                  ) : (
                    <a href={href} target="_blank" rel="noreferrer" className={`${lineClass} min-w-11 hover:underline`}>
                      {name}
                    </a>
                  )}
                  <svg aria-hidden="true" className="block h-1 w-full text-spruce">
                    <rect width={`${Math.max(1, Math.round((count / most) * 100))}%`} height="4" fill="currentColor" />
                  </svg>
                </RowHeading>
                <TableCell className="figures text-right">
                  <span className={lineClass}>{formatCount(count)}</span>
                </TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
