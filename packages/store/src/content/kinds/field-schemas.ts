import { z } from 'zod';
import { cleanLine, cleanText } from '@showroom/catalog-data/typed-text';

// Every field of content has a default, so that a state which was kept before the field existed can still be read.

const tooLong = (longest: number) => `Use at most ${longest} characters`;

/** Said of a value that is none of a closed list. */
export const CHOOSE = 'Choose an option from the list';

/** Text on one line, empty unless given. */
export const line = (longest = 200) => z.string().overwrite(cleanLine).max(longest, tooLong(longest)).default('');

/** Text of several lines, empty unless given. */
export const text = (longest: number) => z.string().overwrite(cleanText).max(longest, tooLong(longest)).default('');

/**
 * How long a text of several lines may be while it is a draft, in characters. Visitors see less, by `longest` of the kind's definition:
 * no one loses what they typed because it is too long to be published.
 */
const LONGEST_DRAFT_TEXT = 100_000;

/** Text of several lines whose drafts may be long. */
export const draftText = () => text(LONGEST_DRAFT_TEXT);

/** A list of lines: blank ones and those that occur already are left out. */
export const lines = (most: number, longest = 200) =>
  z
    .array(z.string().overwrite(cleanLine).max(longest, tooLong(longest)))
    .overwrite((list) => [...new Set(list)].filter((entry) => entry !== ''))
    .max(most, `Enter at most ${most}`)
    .default([]);

/** A list of ids, each once. */
export const ids = (most: number) =>
  z
    .array(z.string().min(1).max(64))
    .overwrite((list) => [...new Set(list)])
    .max(most)
    .default([]);

/** A day as yyyy-mm-dd; null until it is known. */
export const day = () => z.iso.date('Choose a date').nullable().default(null);

/** A whole number from 0 on, and what is said of all that is none: of one beyond all measure that it is too much. */
function wholeNumber(max: number, { wrong, tooMuch }: { wrong: string; tooMuch: string }) {
  return z
    .int({ error: ({ code }) => (code === 'too_big' ? tooMuch : wrong) })
    .min(0, wrong)
    .max(max, tooMuch);
}

/** Canadian cents, whole; null where no price is told. */
export const cents = () =>
  wholeNumber(10_000_000_00, { wrong: 'Enter a price, e.g. 1250 or 1249.99', tooMuch: 'Enter at most $10,000,000' })
    .nullable()
    .default(null);

/** A whole number from 0 on. */
export const count = () =>
  wholeNumber(1_000_000, { wrong: 'Enter a whole number (0 or more)', tooMuch: 'Enter at most 1,000,000' }).default(0);
