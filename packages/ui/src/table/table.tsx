import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes/join-classes.ts';

export interface TableProps extends ComponentProps<'table'> {
  /** On a phone, rows become blocks and headings are hidden. Then each cell must be clear without its heading. Default: false. */
  isStacked?: boolean | undefined;
}

/** A table with lines between its rows. Inside are a `TableHead` and a `tbody` of `TableRow`s. */
export function Table({ isStacked = false, className, ...rest }: TableProps) {
  return (
    <table
      data-slot="table"
      data-stacked={isStacked || undefined}
      {...rest}
      className={joinClasses('group/table w-full border-y border-hairline text-left', className)}
    />
  );
}

export type TableHeadProps = ComponentProps<'tr'>;

/** The row of headings. */
export function TableHead(props: TableHeadProps) {
  return (
    <thead className="text-caption text-ink-muted group-data-stacked/table:max-md:hidden">
      <tr {...props} />
    </thead>
  );
}

export type TableHeadingProps = ComponentProps<'th'>;

/** The heading of a column. */
export function TableHeading({ className, ...rest }: TableHeadingProps) {
  return <th scope="col" {...rest} className={joinClasses('py-2 pr-4 font-medium last:pr-0', className)} />;
}

export type TableRowProps = ComponentProps<'tr'>;

/** A row: a `RowHeading`, then `TableCell`s. */
export function TableRow({ className, ...rest }: TableRowProps) {
  return (
    <tr
      {...rest}
      className={joinClasses(
        'border-t border-hairline group-data-stacked/table:max-md:grid group-data-stacked/table:max-md:gap-y-1 group-data-stacked/table:max-md:py-3',
        className,
      )}
    />
  );
}

const cellLook = 'py-2.5 pr-4 align-top last:pr-0 group-data-stacked/table:max-md:py-0';

export type RowHeadingProps = ComponentProps<'th'>;

/** The first cell, which names the row. */
export function RowHeading({ className, ...rest }: RowHeadingProps) {
  return <th scope="row" {...rest} className={joinClasses(cellLook, 'font-normal', className)} />;
}

export type TableCellProps = ComponentProps<'td'>;

/** Any other cell. */
export function TableCell({ className, ...rest }: TableCellProps) {
  return <td {...rest} className={joinClasses(cellLook, className)} />;
}
