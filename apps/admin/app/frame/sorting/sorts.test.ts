import { describe, expect, it } from 'vitest';
import { sortRows } from './sort-rows.ts';
import { listSorts, nextSort, readSort, usualSort, writeSort, type Sorts } from './sorts.ts';

const sorts: Sorts<'day' | 'title'> = [
  { by: 'day', rising: 'Oldest first', falling: 'Newest first', beginsFalling: true },
  { by: 'title', rising: 'A to Z', falling: 'Z to A' },
];

describe('the sort of a list', () => {
  it('is in its URL, with a default for missing and unknown values', () => {
    for (const text of ['title', '-title', 'day']) expect(writeSort(sorts, readSort(sorts, text))).toBe(text);
    for (const text of [null, '', '-day', 'constructor', '--title', 'Title'])
      expect(readSort(sorts, text)).toEqual({ by: 'day', isDescending: true });
    expect(writeSort(sorts, usualSort(sorts))).toBe('');
  });

  it('reverses at the current column, and starts in the usual direction at another', () => {
    expect(nextSort(sorts, usualSort(sorts), 'day')).toEqual({ by: 'day', isDescending: false });
    expect(nextSort(sorts, usualSort(sorts), 'title')).toEqual({ by: 'title', isDescending: false });
    expect(nextSort(sorts, { by: 'title', isDescending: true }, 'day')).toEqual(usualSort(sorts));
  });

  it('can be selected in both directions', () => {
    expect(listSorts(sorts)).toEqual([
      { value: '', label: 'Newest first' },
      { value: 'day', label: 'Oldest first' },
      { value: 'title', label: 'A to Z' },
      { value: '-title', label: 'Z to A' },
    ]);
  });
});

it('sorts by number and by name, missing values last, and keeps the order of equals', () => {
  const rows = [
    { name: 'Éclair 10', seen: null },
    { name: 'eclair 9', seen: '2026-11-22' },
    { name: 'Zoe', seen: '2026-11-21' },
    { name: 'adam', seen: null },
  ];
  const keys = { name: (row: (typeof rows)[number]) => row.name, seen: (row: (typeof rows)[number]) => row.seen };
  const names = (by: 'name' | 'seen', isDescending: boolean) =>
    sortRows(rows, { by, isDescending }, keys).map(({ name }) => name);
  expect(names('name', false)).toEqual(['adam', 'eclair 9', 'Éclair 10', 'Zoe']);
  expect(names('seen', false)).toEqual(['Zoe', 'eclair 9', 'Éclair 10', 'adam']);
  expect(names('seen', true)).toEqual(['eclair 9', 'Zoe', 'Éclair 10', 'adam']);
});
