import { shortlistMax } from '@showroom/catalog-data/limits';
import { readShortlist, writeShortlist, type ProductName } from './stored-shortlist.ts';

/** Adds a product to the shortlist, unless it is full, or removes it. */
export function toggleInShortlist(name: ProductName): 'added' | 'removed' | 'full' {
  const names = readShortlist();
  if (names.includes(name)) {
    removeFromShortlist([name]);
    return 'removed';
  }
  if (names.length >= shortlistMax) return 'full';
  writeShortlist([...names, name]);
  return 'added';
}

/** Adds products, as many as there is room for. */
export function addToShortlist(names: readonly ProductName[]): void {
  writeShortlist([...new Set([...readShortlist(), ...names])].slice(0, shortlistMax));
}

export function removeFromShortlist(names: readonly ProductName[]): void {
  writeShortlist(readShortlist().filter((name) => !names.includes(name)));
}
