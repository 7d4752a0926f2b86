import { expect, it } from 'vitest';
import { LARGEST_VALUE, parseDollars } from './lead-value.ts';

it.each([
  ['12500', 1_250_000],
  ['12,500.50', 1_250_050],
  ['12 500', 1_250_000],
  ['$ 980.5', 98_050],
  ['$1,234,567.89', 123_456_789],
  [' 0.07 ', 7],
  ['0', 0],
  // What binary fractions would lose.
  ['1.15', 115],
  ['8.29', 829],
  ['10,000,000.00', LARGEST_VALUE],
  ['', null],
  ['  ', null],
  // Digits of any script are digits.
  ['１２', 1_200],
  ['١٬٢٥٠٫٥٠', 125_050],
])('reads %j as %j cents', (text, cents) => {
  expect(parseDollars(text)).toBe(cents);
});

it.each([
  '$',
  '-5',
  '1.234',
  '1,23',
  '1,2345',
  '12,500,50',
  'about 500',
  '5k',
  '1e3',
  '.5',
  '5.',
  '10,000,000.01',
  '999999999999',
  'NaN',
])('doesn’t read %j as an amount', (text) => {
  expect(parseDollars(text)).toBeUndefined();
});
