import { expect, it } from 'vitest';
import { LONGEST_DESCRIPTION, shortenDescription } from './shorten-description.ts';

it.each([
  ['Oak and stone.', 'Oak and stone.'],
  ['x'.repeat(LONGEST_DESCRIPTION), 'x'.repeat(LONGEST_DESCRIPTION)],
  ['oak '.repeat(60), `${'oak '.repeat(38)}oak`.slice(0, 151) + '…'],
  ['x'.repeat(LONGEST_DESCRIPTION + 1), `${'x'.repeat(LONGEST_DESCRIPTION - 1)}…`],
])('keeps whole words of a description, up to the length that search engines show: %s', (text, shown) => {
  expect(shortenDescription(text)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
});
