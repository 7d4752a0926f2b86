import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

test('the 95th percentile lets one in twenty be slower', () => {
  const samples = [20, ...Array.from({ length: 18 }, () => 1), 9];
  expect(percentile(samples, 95)).toBe(9);
  expect(percentile(samples, 100)).toBe(20);
  expect(percentile(samples, 50)).toBe(1);
});

test('of one sample is that sample, of none is not a number', () => {
  expect(percentile([7], 95)).toBe(7);
  expect(percentile([], 95)).toBeNaN();
});
