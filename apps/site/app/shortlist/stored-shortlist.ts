import { readStored, writeStored } from '@showroom/ui/browser-storage';
import { useSyncExternalStore } from 'react';

/** A product as in URLs: `quartz=aurora`. */
export type ProductName = `${string}=${string}`;

const KEY = 'shortlist';
/** The format's version: `1 quartz=aurora&vanities=tamarack-30-gray`. */
const VERSION = '1 ';
const NAME = /^[a-z-]{1,40}=[a-z\d-]{1,80}$/;
const NONE: readonly ProductName[] = [];

const listeners = new Set<() => void>();
let last: { readonly text: string; readonly names: readonly ProductName[] } = { text: '', names: NONE };
/** The list of this visit, if the browser stores nothing. */
let unstored: string | undefined;

/** The visitor's shortlist, in the order in which products were added. Empty on the server. */
export function useShortlist(): readonly ProductName[] {
  return useSyncExternalStore(subscribe, readShortlist, () => NONE);
}

/**
 * Reads the list, which another tab may have changed. Ignores other versions, duplicates and invalid names. Returns the same array
 * until the list changes.
 */
export function readShortlist(): readonly ProductName[] {
  const text = readText();
  if (text !== last.text) {
    const names = text.startsWith(VERSION) ? text.slice(VERSION.length).split('&').filter(isProductName) : NONE;
    last = { text, names: [...new Set(names)] };
  }
  return last.names;
}

/** Replaces the list and updates everything that shows it. */
export function writeShortlist(names: readonly ProductName[]): void {
  const text = VERSION + names.join('&');
  unstored = writeStored(KEY, text) ? undefined : text;
  for (const listener of listeners) listener();
}

/** The query of a URL with a list: empty, or with its question mark. */
export function toSearch(names: readonly ProductName[]): string {
  return names.length === 0 ? '' : `?${names.join('&')}`;
}

function isProductName(text: string): text is ProductName {
  return NAME.test(text);
}

function readText(): string {
  return unstored ?? readStored(KEY) ?? '';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
