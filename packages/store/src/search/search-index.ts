import type { Expression, RawBuilder, SqlBool } from 'kysely';
import type { Reader, Writer } from '../database/access.ts';
import type { SearchQuery } from './search-words.ts';

export type SearchTable = 'lead_search';

/** A document under the number of its subject. Higher numbers are newer. */
export interface SearchDocument {
  number: number;
  /** From `listWords`. */
  words: readonly string[];
  /** Filters, such as `status=new`. */
  labels: readonly string[];
}

/** Documents that match the query and have all labels. */
export interface SearchChoice {
  query: SearchQuery;
  labels: readonly string[];
}

/** The search indexes of a database. Writes belong to the transaction of their subject. */
export interface SearchIndex {
  add(database: Writer, table: SearchTable, document: SearchDocument): Promise<void>;
  /** Adds words to a document. */
  extend(database: Writer, table: SearchTable, document: Omit<SearchDocument, 'labels'>): Promise<void>;
  relabel(database: Writer, table: SearchTable, document: Omit<SearchDocument, 'words'>): Promise<void>;
  remove(database: Writer, table: SearchTable, number: number): Promise<void>;
  /** Removes every document. */
  clear(database: Writer, table: SearchTable): Promise<void>;
  /** Finds numbers of matching documents: from the highest down, below `before`, or upwards from `after`. */
  find(
    database: Reader,
    table: SearchTable,
    choice: SearchChoice & { limit: number; before?: number | undefined; after?: number | undefined },
  ): Promise<number[]>;
  /**
   * Checks whether a text contains a part in any letter case, for what has no index: every text is read.
   *
   * @param options.isFolded whether both are folded already
   */
  holds(text: Expression<string | null>, part: string, options?: { isFolded: boolean }): RawBuilder<SqlBool>;
  /** Counts matching documents up to a limit. */
  count(database: Reader, table: SearchTable, choice: SearchChoice & { limit: number }): Promise<number>;
}

/** Checks for a term without alternatives, which nothing can match. */
export function isUnanswerable(query: SearchQuery): boolean {
  return query.some((term) => term.length === 0);
}
