import { expect, test } from 'vitest';
import { millworkServices } from './millwork-services.ts';

test('five services each have their own words and picture', () => {
  expect(millworkServices).toHaveLength(5);
  for (const part of ['title', 'text', 'picture'] as const)
    expect(new Set(millworkServices.map((service) => service[part])).size, part).toBe(millworkServices.length);
});
