// @vitest-environment jsdom
import { shortlistMax } from '@showroom/catalog-data/limits';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addToShortlist, removeFromShortlist, toggleInShortlist } from './change-shortlist.ts';
import { readShortlist, toSearch, useShortlist } from './stored-shortlist.ts';

beforeEach(() => localStorage.clear());

function closed(): never {
  throw new DOMException('closed', 'SecurityError');
}

describe('the shortlist of a browser', () => {
  it('keeps products in the order they were added, and removes them', () => {
    expect(readShortlist()).toEqual([]);
    expect(toggleInShortlist('quartz=aurora')).toBe('added');
    expect(toggleInShortlist('in-stock=tamarack-30-gray')).toBe('added');
    expect(toSearch(readShortlist())).toBe('?quartz=aurora&in-stock=tamarack-30-gray');
    expect(toggleInShortlist('quartz=aurora')).toBe('removed');
    expect(readShortlist()).toEqual(['in-stock=tamarack-30-gray']);
    removeFromShortlist(['in-stock=tamarack-30-gray']);
    expect(toSearch(readShortlist())).toBe('');
  });

  it('has a limit, and no duplicates', () => {
    addToShortlist(Array.from({ length: shortlistMax - 1 }, (_, index) => `quartz=colour-${index}` as const));
    addToShortlist(['quartz=colour-0', 'quartz=aurora', 'quartz=great-white']);
    expect(readShortlist()).toHaveLength(shortlistMax);
    expect(readShortlist().at(-1)).toBe('quartz=aurora');
    expect(toggleInShortlist('quartz=great-white')).toBe('full');
    expect(toggleInShortlist('quartz=aurora')).toBe('removed');
  });

  it('includes changes from other tabs', () => {
    const { result } = renderHook(() => useShortlist());
    act(() => {
      toggleInShortlist('quartz=aurora');
    });
    expect(result.current).toEqual(['quartz=aurora']);
    act(() => {
      localStorage.setItem('shortlist', '1 quartz=aurora&sinks=ledge-30');
      window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
    });
    expect(result.current).toEqual(['quartz=aurora', 'sinks=ledge-30']);
    // The other tab’s event hasn’t arrived yet: a click keeps its change.
    localStorage.setItem('shortlist', '1 quartz=aurora&sinks=ledge-30&quartz=great-white');
    act(() => {
      toggleInShortlist('mirrors=halo-24');
    });
    expect(result.current).toEqual(['quartz=aurora', 'sinks=ledge-30', 'quartz=great-white', 'mirrors=halo-24']);
  });

  it.each([
    ['nothing of another version', '2 quartz=aurora', []],
    ['nothing that was not written by it', '{"quartz":["aurora"]}', []],
    ['nothing that is no name', '1 quartz=aurora&<b>=x&quartz&=&quartz=../admin&a=b=c', ['quartz=aurora']],
    ['nothing twice', '1 quartz=aurora&quartz=aurora', ['quartz=aurora']],
    ['nothing of an empty list', '1 ', []],
  ])('reads %s', (_what, text, names) => {
    localStorage.setItem('shortlist', text);
    expect(readShortlist()).toEqual(names);
  });

  it('lasts for the visit if the browser stores nothing', () => {
    const spies = [
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed),
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed),
    ];
    expect(toggleInShortlist('quartz=aurora')).toBe('added');
    expect(readShortlist()).toEqual(['quartz=aurora']);
    expect(toggleInShortlist('quartz=aurora')).toBe('removed');
    expect(readShortlist()).toEqual([]);
    for (const spy of spies) spy.mockRestore();
    toggleInShortlist('quartz=aurora');
    expect(localStorage.getItem('shortlist')).toBe('1 quartz=aurora');
  });
});
