import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSlug, nextFreeSlug, slugFrom } from './slug.ts';

it.each([
  ['Shaker or slab: choosing a door', 'shaker-or-slab-choosing-a-door'],
  ['  Évier & crème brûlée  ', 'evier-and-creme-brulee'],
  ['Cœur de Łódź, Đakovo', 'coeur-de-lodz-dakovo'],
  ['Iğdır, Straße, Ørsted', 'igdir-strasse-orsted'],
  ['The cook’s kitchen', 'the-cooks-kitchen'],
  ['24″ × 36″', '24-36'],
  ['厨房', ''],
  ['—', ''],
])('makes a slug of “%s”', (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
});

it('ends a long slug at the end of a word', () => {
  const slug = slugFrom('word '.repeat(40));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug).toMatch(/-word$/);
  expect(slugFrom('x'.repeat(200))).toHaveLength(80);
});

it('makes a valid slug or nothing of any title, and keeps a slug as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const slug = slugFrom(title);
      expect(slug === '' || isSlug(slug)).toBe(true);
      expect(slugFrom(slug)).toBe(slug);
    }),
  );
});

it('numbers a slug that is taken, within the longest length', async () => {
  const taken = new Set(['door', 'door-2', 'x'.repeat(80)]);
  const isTaken = async (slug: string) => taken.has(slug);
  expect(await nextFreeSlug('door', isTaken)).toBe('door-3');
  const long = await nextFreeSlug('x'.repeat(80), isTaken);
  expect(long).toBe(`${'x'.repeat(78)}-2`);
  expect(isSlug(long)).toBe(true);
});
