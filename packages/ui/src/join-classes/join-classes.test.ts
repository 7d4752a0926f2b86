import { expect, test } from 'vitest';
import { joinClasses } from './join-classes.ts';

test('keeps the order and leaves out empty values', () => {
  expect(joinClasses('a b', false, undefined, null, '', 'c')).toBe('a b c');
});
