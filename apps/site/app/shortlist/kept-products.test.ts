// @vitest-environment jsdom
import { shortlistMax } from '@showroom/catalog-data/limits';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addKept, removeKept, toggleKept } from './change-kept.ts';
import { readKept, toSearch, useKeptProducts } from './kept-products.ts';

beforeEach(() => localStorage.clear());

function closed(): never {
  throw new DOMException('closed', 'SecurityError');
}

describe('the shortlist of a browser', () => {
  it('keeps what is put on it in that order, and lets it go', () => {
    expect(readKept()).toEqual([]);
    expect(toggleKept('quartz=aurora')).toBe('added');
    expect(toggleKept('in-stock=tamarack-30-gray')).toBe('added');
    expect(toSearch(readKept())).toBe('?quartz=aurora&in-stock=tamarack-30-gray');
    expect(toggleKept('quartz=aurora')).toBe('removed');
    expect(readKept()).toEqual(['in-stock=tamarack-30-gray']);
    removeKept(['in-stock=tamarack-30-gray']);
    expect(toSearch(readKept())).toBe('');
  });

  it('takes no more than it holds, and nothing twice', () => {
    addKept(Array.from({ length: shortlistMax - 1 }, (_, index) => `quartz=colour-${index}` as const));
    addKept(['quartz=colour-0', 'quartz=aurora', 'quartz=great-white']);
    expect(readKept()).toHaveLength(shortlistMax);
    expect(readKept().at(-1)).toBe('quartz=aurora');
    expect(toggleKept('quartz=great-white')).toBe('full');
    expect(toggleKept('quartz=aurora')).toBe('removed');
  });

  it('shows what another tab has kept, and builds on it', () => {
    const { result } = renderHook(() => useKeptProducts());
    act(() => {
      toggleKept('quartz=aurora');
    });
    expect(result.current).toEqual(['quartz=aurora']);
    act(() => {
      localStorage.setItem('shortlist', '1 quartz=aurora&sinks=ledge-30');
      window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
    });
    expect(result.current).toEqual(['quartz=aurora', 'sinks=ledge-30']);
    // Not told yet of what the other tab does: a press still keeps it.
    localStorage.setItem('shortlist', '1 quartz=aurora&sinks=ledge-30&quartz=great-white');
    act(() => {
      toggleKept('mirrors=halo-24');
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
    expect(readKept()).toEqual(names);
  });

  it('holds for the visit where the browser keeps nothing', () => {
    const spies = [
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed),
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed),
    ];
    expect(toggleKept('quartz=aurora')).toBe('added');
    expect(readKept()).toEqual(['quartz=aurora']);
    expect(toggleKept('quartz=aurora')).toBe('removed');
    expect(readKept()).toEqual([]);
    for (const spy of spies) spy.mockRestore();
    toggleKept('quartz=aurora');
    expect(localStorage.getItem('shortlist')).toBe('1 quartz=aurora');
  });
});
