import { TableHeading } from '@showroom/ui/table';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { nextSort, type Sort, type Sorts } from './sorts.ts';

export interface SortHeadProps<Name extends string> {
  readonly sorts: Sorts<Name>;
  readonly sort: Sort<Name>;
  readonly by: Name;
  /** The URL of the list sorted otherwise, from its first page. */
  readonly to: (sort: Sort<Name>) => string;
  /** Its place: alignment, width. */
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A column heading that links to the list sorted by the column. A table that becomes blocks on a phone hides its
 * headings there, and has a `SortField`.
 */
export function SortHead<Name extends string>({ sorts, sort, by, to, className, children }: SortHeadProps<Name>) {
  const isSorted = sort.by === by;
  const order = sort.isDescending ? 'descending' : 'ascending';
  return (
    <TableHeading aria-sort={isSorted ? order : undefined} className={className}>
      <Link
        to={to(nextSort(sorts, sort, by))}
        preventScrollReset
        className={`group/sort -my-2 inline-flex min-h-11 min-w-11 items-center gap-1 hover:text-ink hover:underline ${isSorted ? 'text-ink' : ''}`}
      >
        {children}
        <svg
          aria-hidden="true"
          viewBox="0 0 10 14"
          fill="currentColor"
          className={`h-3.5 w-2.5 ${isSorted ? '' : 'text-stone-400 group-hover/sort:text-ink'}`}
        >
          {(!isSorted || !sort.isDescending) && <path d="M5 1 9 6H1Z" />}
          {(!isSorted || sort.isDescending) && <path d="M5 13 1 8h8Z" />}
        </svg>
      </Link>
    </TableHeading>
  );
}
