import { SEARCH_PATH } from '../navigation/page-paths.ts';
/** A place of the admin that a question leads to. */
export interface Finding {
  readonly label: string;
  /** What tells it from others of its name; empty where nothing need. */
  readonly detail: string;
  readonly path: string;
}

/** What is of one kind among all that was found. */
export interface FindingGroup {
  readonly title: string;
  readonly findings: readonly Finding[];
}

/** Where a question is answered. */
export function findPath(question: string): string {
  return `${SEARCH_PATH}?${new URLSearchParams({ q: question })}`;
}
