import { SEARCH_PATH } from '../navigation/page-paths.ts';
/** A page or record of the admin that a query finds. */
export interface Finding {
  readonly label: string;
  /** Distinguishes it from others of the same name; may be empty. */
  readonly detail: string;
  readonly path: string;
}

export interface FindingGroup {
  readonly title: string;
  readonly findings: readonly Finding[];
}

/** The search page’s URL for a query. */
export function findPath(question: string): string {
  return `${SEARCH_PATH}?${new URLSearchParams({ q: question })}`;
}
