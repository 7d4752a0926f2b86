import type { Migration } from 'kysely';
import { first } from './2026-11-22-first.ts';
import { briefs } from './2026-11-25-briefs.ts';
import { holdConfirmations } from './2026-11-28-hold-confirmations.ts';
import { mailLimits } from './2026-11-28-mail-limits.ts';
import { uploadUse } from './2026-11-28-upload-use.ts';
import { wordsOfNotes } from './2026-11-28-words-of-notes.ts';
import { wordsWithoutLigatures } from './2026-11-28-words-without-ligatures.ts';
import { drawnFiles } from './2026-11-29-drawn-files.ts';

/**
 * Every migration under its date and name; they run in this alphabetical order. Imported, not read from a folder,
 * because the applications bundle this package. A migration that was released is never edited: add another.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '2026-11-22-first': first,
  '2026-11-25-briefs': briefs,
  '2026-11-28-hold-confirmations': holdConfirmations,
  '2026-11-28-mail-limits': mailLimits,
  '2026-11-28-upload-use': uploadUse,
  '2026-11-28-words-of-notes': wordsOfNotes,
  '2026-11-28-words-without-ligatures': wordsWithoutLigatures,
  '2026-11-29-drawn-files': drawnFiles,
};
