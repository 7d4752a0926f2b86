import { expect, it } from 'vitest';
import { postCategories, readTimeOf, stockStatusOf } from './content-options.ts';

it.each([
  [0, 'out-of-stock'],
  [1, 'low-stock'],
  [5, 'low-stock'],
  [6, 'in-stock'],
  [900, 'in-stock'],
] as const)('calls %d on the shelf %s', (quantity, status) => {
  expect(stockStatusOf({ quantity, statusOverride: null })).toBe(status);
});

it('lets the owner say otherwise', () => {
  expect(stockStatusOf({ quantity: 0, statusOverride: 'in-stock' })).toBe('in-stock');
  expect(stockStatusOf({ quantity: 50, statusOverride: 'out-of-stock' })).toBe('out-of-stock');
});

const words = (count: number) => 'word '.repeat(count);

it('counts the reading time of a post unless the owner wrote one', () => {
  expect(readTimeOf({ readTime: '', body: words(1) })).toBe('1 min read');
  expect(readTimeOf({ readTime: '', body: words(200) })).toBe('1 min read');
  expect(readTimeOf({ readTime: '', body: words(201) })).toBe('2 min read');
  expect(readTimeOf({ readTime: '12 min read', body: words(201) })).toBe('12 min read');
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
