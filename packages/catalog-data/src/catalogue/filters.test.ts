import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildSelection,
  countOptions,
  filterItems,
  parseSelection,
  type FilterGroup,
  type Selection,
} from './filters.ts';

type Item = { readonly id: number; readonly tags: Readonly<Record<string, readonly string[]>> };

// Includes names that break careless lookups.
const groupIds = ['colour', 'size', 'constructor'];
const values = ['a', 'b', 'c&d', 'é ü', 'toString'];

const groups: readonly FilterGroup<Item>[] = groupIds.map((id) => ({
  id,
  label: id,
  options: values.map((value) => ({ value, label: value })),
  valuesOf: (item) => item.tags[id] ?? [],
}));

const someValues = fc.subarray(values);
const item = fc.record({
  id: fc.nat(),
  tags: fc.record({ colour: someValues, size: someValues, constructor: someValues }),
});
const items = fc.array(item, { maxLength: 30 });
const selection: fc.Arbitrary<Selection> = fc.record({ colour: someValues, size: someValues, constructor: someValues });
const shuffledSelection: fc.Arbitrary<Selection> = fc.record(
  {
    colour: fc.shuffledSubarray(values),
    size: fc.shuffledSubarray(values),
    constructor: fc.shuffledSubarray(values),
  },
  { requiredKeys: [] },
);
const params = fc
  .array(
    fc.tuple(fc.oneof(fc.constantFrom(...groupIds), fc.string()), fc.oneof(fc.constantFrom(...values), fc.string())),
  )
  .map((pairs) => new URLSearchParams(pairs));

/** The rule of the specification, implemented naively. */
function matchesNaively(candidate: Item, wanted: Selection): boolean {
  for (const id of groupIds) {
    const selected = wanted[id] ?? [];
    if (selected.length === 0) continue;
    let isFound = false;
    for (const value of candidate.tags[id] ?? []) if (selected.includes(value)) isFound = true;
    if (!isFound) return false;
  }
  return true;
}

const isForeign = ([name]: [string, string]) => !groupIds.includes(name);

describe('filtering', () => {
  it('keeps what matches any value of each active group, in order', () => {
    fc.assert(
      fc.property(items, selection, (all, wanted) => {
        expect(filterItems(all, groups, wanted)).toEqual(all.filter((each) => matchesNaively(each, wanted)));
      }),
    );
  });

  it('shows everything when no values are selected', () => {
    fc.assert(
      fc.property(items, (all) => {
        expect(filterItems(all, groups, {})).toEqual(all);
        expect(filterItems(all, groups, { colour: [], size: [], constructor: [] })).toEqual(all);
      }),
    );
  });
});

describe('counts', () => {
  it('are the number of results with only that option selected in its group', () => {
    fc.assert(
      fc.property(items, selection, (all, wanted) => {
        for (const group of countOptions(all, groups, wanted)) {
          for (const option of group.options) {
            const alone = { ...wanted, [group.id]: [option.value] };
            expect(option.count).toBe(all.filter((each) => matchesNaively(each, alone)).length);
            expect(option.isSelected).toBe(wanted[group.id]?.includes(option.value) ?? false);
          }
        }
      }),
    );
  });
});

describe('the URL of a filter', () => {
  it('encodes and decodes any selection', () => {
    fc.assert(
      fc.property(selection, params, (wanted, base) => {
        const written = buildSelection(groups, wanted, base).toString();
        expect(parseSelection(groups, new URLSearchParams(written))).toEqual(wanted);
      }),
    );
  });

  it('is the same for the same selection in any order', () => {
    fc.assert(
      fc.property(shuffledSelection, (wanted) => {
        const canonical = parseSelection(groups, buildSelection(groups, wanted));
        expect(buildSelection(groups, wanted).toString()).toBe(buildSelection(groups, canonical).toString());
      }),
    );
  });

  it('ignores unknown, repeated and malformed values', () => {
    fc.assert(
      fc.property(params, (given) => {
        const parsed = parseSelection(groups, given);
        for (const id of groupIds) {
          expect(parsed[id]).toEqual(values.filter((value) => given.getAll(id).includes(value)));
        }
      }),
    );
  });

  it('accepts any query string', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(Object.keys(parseSelection(groups, new URLSearchParams(query)))).toEqual(groupIds);
      }),
    );
  });

  it('keeps other parameters', () => {
    fc.assert(
      fc.property(selection, params, (wanted, base) => {
        expect([...buildSelection(groups, wanted, base)].filter(isForeign)).toEqual([...base].filter(isForeign));
      }),
    );
  });
});
