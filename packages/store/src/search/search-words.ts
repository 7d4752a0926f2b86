import { foldLetters } from '@showroom/catalog-data/fold-letters';

/** Lower case without accents and ligatures, so that "helene" finds "Hélène" and "coeur" finds "cœur" on any database. */
export function foldForSearch(text: string): string {
  return foldLetters(text).replaceAll(/\s+/g, ' ').trim();
}

/** The words of a text, folded: what is between blanks and signs. An endless one counts as several: indexes have limits. */
export function listWords(text: string): string[] {
  return foldForSearch(text).match(/[\p{L}\p{N}_]{1,64}/gu) ?? [];
}

/** What the words of one document weigh at most, in bytes: a `tsvector` of PostgreSQL takes one megabyte. */
const LONGEST_DOCUMENT = 500_000;

/** The words of a document with others behind them, each once, as many as an index takes. */
export function addWords(present: readonly string[], added: readonly string[]): string[] {
  let bytes = 0;
  return [...new Set([...present, ...added])].filter((word) => {
    bytes += Buffer.byteLength(word) + 1;
    return bytes <= LONGEST_DOCUMENT;
  });
}

/**
 * A question to a search index, by the beginnings of words. Every term has to be met; a term is met by any of its
 * alternatives; an alternative holds when, for each of its beginnings, some word of the document begins so.
 */
export type SearchQuery = readonly SearchTerm[];
export type SearchTerm = readonly (readonly string[])[];
