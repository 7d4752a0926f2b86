import { useSyncExternalStore } from 'react';

/** A product as addresses name it: `quartz=aurora`. */
export type ProductName = `${string}=${string}`;

const KEY = 'shortlist';
/** Of how a list is written: `1 quartz=aurora&vanities=tamarack-30-gray`. */
const VERSION = '1 ';
const NAME = /^[a-z-]{1,40}=[a-z\d-]{1,80}$/;
const NONE: readonly ProductName[] = [];

const listeners = new Set<() => void>();
let last: { readonly text: string; readonly names: readonly ProductName[] } = { text: '', names: NONE };
/** What is kept where the browser keeps nothing: for this visit. */
let unkept: string | undefined;

/** The products on the visitor's shortlist, in the order in which they were put there; none while a server draws. */
export function useKeptProducts(): readonly ProductName[] {
  return useSyncExternalStore(subscribe, readKept, () => NONE);
}

/**
 * What the browser keeps at this moment: another tab may have changed it. Nothing of another version, no name twice, and
 * nothing that is no name. The same array as long as nothing has changed.
 */
export function readKept(): readonly ProductName[] {
  const text = readText();
  if (text !== last.text) {
    const names = text.startsWith(VERSION) ? text.slice(VERSION.length).split('&').filter(isProductName) : NONE;
    last = { text, names: [...new Set(names)] };
  }
  return last.names;
}

/** Keeps a list in place of the one before, and tells all who show it. */
export function writeKept(names: readonly ProductName[]): void {
  const text = VERSION + names.join('&');
  try {
    localStorage.setItem(KEY, text);
    unkept = undefined;
  } catch {
    unkept = text;
  }
  for (const listener of listeners) listener();
}

/** The query of an address that holds a list: empty, or with its question mark. */
export function toSearch(names: readonly ProductName[]): string {
  return names.length === 0 ? '' : `?${names.join('&')}`;
}

function isProductName(text: string): text is ProductName {
  return NAME.test(text);
}

function readText(): string {
  try {
    return unkept ?? localStorage.getItem(KEY) ?? '';
  } catch {
    return unkept ?? '';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
