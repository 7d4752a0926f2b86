import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findChangedFields, replayChanges } from './field-changes.ts';

it('finds exactly the fields that differ, at any depth', () => {
  const before = { title: 'Doors', tags: ['a'], cover: { name: 'x', focal: { x: 1 } }, quantity: 0 };
  const after = { title: 'Doors', tags: ['a', 'b'], cover: { name: 'x', focal: { x: 2 } }, quantity: 0 };
  expect(findChangedFields(before, after)).toEqual({ tags: ['a', 'b'], cover: { name: 'x', focal: { x: 2 } } });
  expect(findChangedFields(before, { ...before, tags: ['a'] })).toEqual({});
});

it('distinguishes 0 from nothing and from text', () => {
  expect(findChangedFields({ price: null }, { price: 0 })).toEqual({ price: 0 });
  expect(findChangedFields({ price: '0' }, { price: 0 })).toEqual({ price: 0 });
  expect(findChangedFields({}, { price: 0 })).toEqual({ price: 0 });
});

it('replays changes to the last state', () => {
  const state = fc.record({ a: fc.jsonValue(), b: fc.jsonValue(), c: fc.jsonValue() });
  fc.assert(
    fc.property(fc.array(state, { minLength: 1, maxLength: 8 }), (states) => {
      const stored: typeof states = JSON.parse(JSON.stringify(states));
      const changes = stored.map((after, index) => findChangedFields(stored[index - 1] ?? {}, after));
      expect(replayChanges(changes)).toEqual(stored.at(-1));
    }),
  );
});
