import { expect, it } from 'vitest';
import { mergeValues } from './field-values.ts';

const was = { title: 'Doors', text: 'One.', tags: '' };

it.each([
  ['keeps what only others changed', { ...was }, { ...was, text: 'Two.' }, { ...was, text: 'Two.' }, []],
  ['takes what only this form changed', { ...was, title: 'Rails' }, was, { ...was, title: 'Rails' }, []],
  [
    'agrees where both changed it alike',
    { ...was, title: 'Rails' },
    { ...was, title: 'Rails' },
    { ...was, title: 'Rails' },
    [],
  ],
  [
    'asks where both changed it differently',
    { ...was, title: 'Rails' },
    { ...was, title: 'Drawers' },
    { ...was, title: 'Rails' },
    ['title'],
  ],
] as const)('%s', (_title, typed, kept, values, conflicts) => {
  expect(mergeValues(was, typed, kept)).toEqual({ values, conflicts });
});

it('asks about every difference when the base values are unknown', () => {
  expect(mergeValues({}, { ...was, text: 'Two.' }, was).conflicts).toEqual(['text']);
});
