import { describe, expect, it } from 'vitest';
import { formatMirrorPrice, formatPrice } from './price.ts';

describe('a displayed price', () => {
  it.each([
    [129_900, '$1,299'],
    [1_250, '$12.50'],
    [5, '$0.05'],
    [0, 'Price on request'],
    [99_999, '$999.99'],
    [1_234_567_00, '$1,234,567'],
    [null, 'Price on request'],
  ])('of %s cents is %s', (cents, words) => {
    expect(formatPrice(cents)).toBe(words);
  });

  it('says what it is for, if not the whole product', () => {
    expect(formatPrice(1_195, 'square foot')).toBe('$11.95 per sq ft');
    expect(formatPrice(1_200, 'square foot')).toBe('$12 per sq ft');
    expect(formatPrice(14_500, '4 feet')).toBe('$145 per 4 ft');
    expect(formatPrice(null, 'square foot')).toBe('Price on request');
  });

  it.each([
    [189_500, '$1,895.00'],
    [100_000, '$1,000.00'],
    [99_999, 'From $999.99'],
    [30_000, 'From $300.00'],
  ])('of a mirror at %i cents is %s', (cents, words) => {
    expect(formatMirrorPrice(cents)).toBe(words);
  });
});
