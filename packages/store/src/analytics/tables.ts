export interface PageViewTable {
  /** In the shop's time zone, yyyy-mm-dd. */
  day: string;
  path: string;
  count: number;
}

/** Views by month. A year is read from months, with days only at its ends. */
export interface PageViewMonthTable {
  /** yyyy-mm */
  month: string;
  path: string;
  count: number;
}

/** Views since the first day, for lists of content. */
export interface PageViewTotalTable {
  path: string;
  count: number;
}

export interface ViewSourceTable {
  day: string;
  source: string;
  count: number;
}

export interface PageViewDayTable {
  day: string;
  count: number;
}

export interface EmptySearchTable {
  day: string;
  question: string;
  count: number;
}

/** Requests for paths without a page, with or without a redirect. */
export interface MissedPathTable {
  day: string;
  path: string;
  count: number;
}

/** Sums only: nothing about individual visitors. */
export interface AnalyticsTables {
  page_view: PageViewTable;
  page_view_day: PageViewDayTable;
  page_view_month: PageViewMonthTable;
  page_view_total: PageViewTotalTable;
  view_source: ViewSourceTable;
  empty_search: EmptySearchTable;
  missed_path: MissedPathTable;
}
