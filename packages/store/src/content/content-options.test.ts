import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { postCategories, readTimeOf, stockStatusOf } from './content-options.ts';

it.each([
  [0, 'out-of-stock'],
  [1, 'low-stock'],
  [5, 'low-stock'],
  [6, 'in-stock'],
  [900, 'in-stock'],
] as const)('calls a quantity of %d %s', (quantity, status) => {
  expect(stockStatusOf({ quantity, statusOverride: null })).toBe(status);
});

it('lets the owner override the stock status', () => {
  expect(stockStatusOf({ quantity: 0, statusOverride: 'in-stock' })).toBe('in-stock');
  expect(stockStatusOf({ quantity: 50, statusOverride: 'out-of-stock' })).toBe('out-of-stock');
});

const words = (count: number) => 'word '.repeat(count);

it('estimates the reading time unless the owner wrote one', () => {
  expect(readTimeOf({ readTime: '', body: words(1) })).toBe('1 min read');
  expect(readTimeOf({ readTime: '', body: words(200) })).toBe('1 min read');
  expect(readTimeOf({ readTime: '', body: words(201) })).toBe('2 min read');
  expect(readTimeOf({ readTime: '12 min read', body: words(201) })).toBe('12 min read');
});

const marks = [' ', '\n', '\t', '\u00A0', '\u2003', 'a', '9', 'Z', 'é', '中', '😀', '𝒜', '–', '*', '.', '’'];

it('counts words in any script like splitting at spaces does', () => {
  const texts = fc.string({ unit: fc.constantFrom(...marks), maxLength: 60 });
  fc.assert(
    fc.property(texts, (text) => {
      const cut = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      const many = `${words(1_000 - cut)}${text}`;
      expect(readTimeOf({ readTime: '', body: many })).toBe('5 min read');
      expect(readTimeOf({ readTime: '', body: `${many} more` })).toBe('6 min read');
    }),
  );
});

it('lists the categories of both dashboards once each', () => {
  const basic = [
    'Design Tips',
    'Design Trends',
    'Product Guide',
    'Custom Work',
    'Lighting',
    'Maintenance',
    'Installation',
  ];
  const pro = [
    'Design Trends',
    'Kitchen Design',
    'Bathroom Design',
    'Custom Millwork',
    'Product Reviews',
    'Installation Tips',
    'Maintenance Guide',
    'Industry News',
  ];
  expect(postCategories).toEqual([...new Set([...basic, ...pro])]);
});
