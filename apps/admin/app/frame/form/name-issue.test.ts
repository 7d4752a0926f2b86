import { expect, it } from 'vitest';
import { nameIssue } from './name-issue.ts';

it.each([
  ['Quote', 'Enter the quote', 'Enter the quote'],
  ['Category', 'Choose the category', 'Choose the category'],
  ['Duration', 'Use at most 80 characters', 'Duration: Use at most 80 characters'],
])('names the field %s once: “%s”', (label, message, words) => {
  expect(nameIssue(label, message)).toBe(words);
});
