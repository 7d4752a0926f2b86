import { foldLetters } from '@showroom/catalog-data/fold-letters';

/**
 * Folds a text to lower case without accents and ligatures, so that "helene" finds "Hélène" and "coeur" finds "cœur" on any
 * database.
 */
export function foldForSearch(text: string): string {
  return foldLetters(text).replaceAll(/\s+/g, ' ').trim();
}

/** Splits a text into folded words. Very long ones are split, because indexes have limits. */
export function listWords(text: string): string[] {
  return foldForSearch(text).match(/[\p{L}\p{N}_]{1,64}/gu) ?? [];
}

/** Total length of a document's words in bytes: PostgreSQL's `tsvector` takes one megabyte. */
const LONGEST_DOCUMENT = 500_000;

/** Adds words to a document's, each once, up to the limit of an index. */
export function addWords(present: readonly string[], added: readonly string[]): string[] {
  let bytes = 0;
  return [...new Set([...present, ...added])].filter((word) => {
    bytes += Buffer.byteLength(word) + 1;
    return bytes <= LONGEST_DOCUMENT;
  });
}

/**
 * A search query by beginnings of words. Every term must match; a term matches by any of its alternatives; an alternative matches
 * when each of its beginnings starts some word of the document.
 */
export type SearchQuery = readonly SearchTerm[];
export type SearchTerm = readonly (readonly string[])[];
