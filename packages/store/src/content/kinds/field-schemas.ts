import { z } from 'zod';
import { cleanLine, cleanText } from '@showroom/catalog-data/typed-text';

// Every field has a default, so that content stored before the field existed can be read.

const tooLong = (longest: number) => `Use at most ${longest} characters`;

export const CHOOSE = 'Choose an option from the list';

/** One line; empty by default. */
export const line = (longest = 200) => z.string().overwrite(cleanLine).max(longest, tooLong(longest)).default('');

/** Several lines; empty by default. */
export const text = (longest: number) => z.string().overwrite(cleanText).max(longest, tooLong(longest)).default('');

/** For drafts, in characters. The kind's `longest` limits what is published, so that no one loses what they typed. */
const LONGEST_DRAFT_TEXT = 100_000;

export const draftText = () => text(LONGEST_DRAFT_TEXT);

/** A list of lines, without blank ones and duplicates. */
export const lines = (most: number, longest = 200) =>
  z
    .array(z.string().overwrite(cleanLine).max(longest, tooLong(longest)))
    .overwrite((list) => [...new Set(list)].filter((entry) => entry !== ''))
    .max(most, `Enter at most ${most}`)
    .default([]);

export const ids = (most: number) =>
  z
    .array(z.string().min(1).max(64))
    .overwrite((list) => [...new Set(list)])
    .max(most)
    .default([]);

/** yyyy-mm-dd; null by default. */
export const day = () => z.iso.date('Choose a date').nullable().default(null);

function wholeNumber(max: number, { wrong, tooMuch }: { wrong: string; tooMuch: string }) {
  return z
    .int({ error: ({ code }) => (code === 'too_big' ? tooMuch : wrong) })
    .min(0, wrong)
    .max(max, tooMuch);
}

/** Canadian cents; null for "Price on request". */
export const cents = () =>
  wholeNumber(10_000_000_00, { wrong: 'Enter a price, e.g. 1250 or 1249.99', tooMuch: 'Enter at most $10,000,000' })
    .nullable()
    .default(null);

export const count = () =>
  wholeNumber(1_000_000, { wrong: 'Enter a whole number (0 or more)', tooMuch: 'Enter at most 1,000,000' }).default(0);
