import { z } from 'zod';
import { cleanLine, cleanText } from '../../clean-text.ts';

// Every field of content has a default, so that a state which was kept before the field existed can still be read.

/** Text on one line, empty unless given. */
export const line = (longest = 200) => z.string().overwrite(cleanLine).max(longest).default('');

/** Text of several lines, empty unless given. */
export const text = (longest: number) => z.string().overwrite(cleanText).max(longest).default('');

/** A list of lines: blank ones and those that occur already are left out. */
export const lines = (most: number, longest = 200) =>
  z
    .array(z.string().overwrite(cleanLine).max(longest))
    .overwrite((list) => [...new Set(list)].filter((entry) => entry !== ''))
    .max(most)
    .default([]);

/** A list of ids, each once. */
export const ids = (most: number) =>
  z
    .array(z.string().min(1).max(64))
    .overwrite((list) => [...new Set(list)])
    .max(most)
    .default([]);

/** A day as yyyy-mm-dd; null until it is known. */
export const day = () => z.iso.date().nullable().default(null);

/** Canadian cents, whole; null where no price is told. */
export const cents = () => z.int().min(0).max(10_000_000_00).nullable().default(null);

/** A whole number from 0 on. */
export const count = () => z.int().min(0).max(1_000_000).default(0);
