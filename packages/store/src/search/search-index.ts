import type { Expression, RawBuilder, SqlBool } from 'kysely';
import type { Reader, Writer } from '../database/access.ts';
import type { SearchQuery } from './search-words.ts';

/** An index for each kind of thing that can be searched. */
export type SearchTable = 'lead_search';

/** A document under the number of what it describes: the higher the number, the newer that is. */
export interface SearchDocument {
  number: number;
  /** As `listWords` gives them. */
  words: readonly string[];
  /** What the document can be narrowed by, such as `status=new`. */
  labels: readonly string[];
}

/** Which documents: those that answer the query and bear all labels. */
export interface SearchChoice {
  query: SearchQuery;
  labels: readonly string[];
}

/** The indexes of a database. What is written goes with the transaction that writes what it describes. */
export interface SearchIndex {
  add(database: Writer, table: SearchTable, document: SearchDocument): Promise<void>;
  /** Lets a document be found by other words too. */
  extend(database: Writer, table: SearchTable, document: Omit<SearchDocument, 'labels'>): Promise<void>;
  relabel(database: Writer, table: SearchTable, document: Omit<SearchDocument, 'words'>): Promise<void>;
  remove(database: Writer, table: SearchTable, number: number): Promise<void>;
  /** Takes every document out of an index. */
  clear(database: Writer, table: SearchTable): Promise<void>;
  /** The numbers of the documents chosen: from the highest down, from below `before` down, or from above `after` up. */
  find(
    database: Reader,
    table: SearchTable,
    choice: SearchChoice & { limit: number; before?: number | undefined; after?: number | undefined },
  ): Promise<number[]>;
  /**
   * Whether a text holds a part, in whatever letter case, for what has no index: every text is looked through.
   *
   * @param options.isFolded both are folded already, which saves folding long texts
   */
  holds(text: Expression<string | null>, part: string, options?: { isFolded: boolean }): RawBuilder<SqlBool>;
  /** How many documents are chosen, counted up to a limit. */
  count(database: Reader, table: SearchTable, choice: SearchChoice & { limit: number }): Promise<number>;
}

/** True when no document can answer: a term without any alternative. */
export function isUnanswerable(query: SearchQuery): boolean {
  return query.some((term) => term.length === 0);
}
