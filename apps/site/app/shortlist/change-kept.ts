import { shortlistMax } from '@showroom/catalog-data/limits';
import { readKept, writeKept, type ProductName } from './kept-products.ts';

/** Puts a product on the shortlist, or takes it off. Says what became of it; a full list takes no more. */
export function toggleKept(name: ProductName): 'added' | 'removed' | 'full' {
  const kept = readKept();
  if (kept.includes(name)) {
    removeKept([name]);
    return 'removed';
  }
  if (kept.length >= shortlistMax) return 'full';
  writeKept([...kept, name]);
  return 'added';
}

/** Puts further products on the shortlist, as many as it takes. */
export function addKept(names: readonly ProductName[]): void {
  writeKept([...new Set([...readKept(), ...names])].slice(0, shortlistMax));
}

/** Takes products off. */
export function removeKept(names: readonly ProductName[]): void {
  writeKept(readKept().filter((name) => !names.includes(name)));
}
