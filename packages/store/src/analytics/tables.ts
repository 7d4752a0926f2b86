/** How often a page was opened on a day. */
export interface PageViewTable {
  /** By the shop's calendar, yyyy-mm-dd. */
  day: string;
  /** Of a page that exists, without its query. */
  path: string;
  count: number;
}

/** The same added up by month: what is asked of a year reads its months, and days only at its ends. */
export interface PageViewMonthTable {
  /** yyyy-mm */
  month: string;
  path: string;
  count: number;
}

/** The same added up since the first day: what lists of things say of each. */
export interface PageViewTotalTable {
  path: string;
  count: number;
}

/** How many visits of a day began at another site. */
export interface ViewSourceTable {
  day: string;
  /** The host of the site that led here. */
  source: string;
  count: number;
}

/** The same added up by day: what totals and long charts read. */
export interface PageViewDayTable {
  day: string;
  count: number;
}

/** What was searched for on a day and not found. */
export interface EmptySearchTable {
  day: string;
  question: string;
  count: number;
}

/** How often people asked for a path on which no page stands, whether it leads on or not. */
export interface MissedPathTable {
  day: string;
  path: string;
  count: number;
}

/** What visitors looked at: sums, and nothing of who looked. */
export interface AnalyticsTables {
  page_view: PageViewTable;
  page_view_day: PageViewDayTable;
  page_view_month: PageViewMonthTable;
  page_view_total: PageViewTotalTable;
  view_source: ViewSourceTable;
  empty_search: EmptySearchTable;
  missed_path: MissedPathTable;
}
