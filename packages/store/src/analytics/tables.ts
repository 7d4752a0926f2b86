/** How often a page was opened on a day, by where visitors came from. */
export interface PageViewTable {
  /** By the shop's calendar, yyyy-mm-dd. */
  day: string;
  /** Of a page that exists, without its query. */
  path: string;
  /** The host of the site that led here; empty for none, or one of ours. */
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

/** What visitors looked at: sums, and nothing of who looked. */
export interface AnalyticsTables {
  page_view: PageViewTable;
  page_view_day: PageViewDayTable;
  empty_search: EmptySearchTable;
}
