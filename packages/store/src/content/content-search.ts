import { isDeepStrictEqual } from 'node:util';
import { searchIndex, storeOf, writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import { listWords } from '../search/search-words.ts';
import type { ContentKind } from './content-kind.ts';

/** Makes the index know a new state. Nothing is done where it has the same words as the one before. */
export async function keepSearchable<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  { number, before, after }: { number: number; before: Fields | undefined; after: Fields },
): Promise<void> {
  const index = searchIndex(storeOf(transaction));
  const words = listSearchedWords(kind, after);
  if (before !== undefined) {
    if (isDeepStrictEqual(words, listSearchedWords(kind, before))) return;
    await index.remove(writer(transaction), 'content_search', number);
  }
  await index.add(writer(transaction), 'content_search', { number, words, labels: [kindLabel(kind)] });
}

/** By what a search is narrowed to one kind. */
export function kindLabel(kind: ContentKind): string {
  return `kind=${kind.name}`;
}

/** Each once: how often a word occurs is not asked. */
function listSearchedWords<Fields extends object>(kind: ContentKind<Fields>, fields: Fields): string[] {
  return [...new Set(listWords([kind.titleOf(fields), ...kind.searchedTextOf(fields)].join(' ')))];
}
