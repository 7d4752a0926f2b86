import { expect, test } from 'vitest';
import { median } from './median.ts';

test('one slow run does not move the figure that counts', () => {
  expect(median([900, 9_000, 880, 910, 890])).toBe(900);
});

test('an even number of samples gives the middle of the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('samples are ordered as numbers and left as they were', () => {
  const samples = [100, 9, 20];
  expect(median(samples)).toBe(20);
  expect(samples).toEqual([100, 9, 20]);
});

test('nothing measured is no number', () => {
  expect(median([])).toBeNaN();
});
