import { expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

it.each([
  ['owner', 'OW'],
  ['anna.lehtinen', 'AL'],
  ['Marguerite Desjardins-Kowalchuk', 'MD'],
  ['é', 'É'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
