import { z } from 'zod';
import { cleanLine } from '@showroom/catalog-data/typed-text';
import { line } from '../kinds/field-schemas.ts';
import { pageWordsLimits } from '../page-words/page-words.ts';

const lineUpTo = (characters: number) =>
  z.string().overwrite(cleanLine).max(characters, `Use at most ${characters} characters`);

/** Separate from the business facts, whose defaults are sent to browsers. */
export const sitePresentationSchema = z.object({
  /** Title of the home page; empty for the default. */
  title: lineUpTo(pageWordsLimits.title),
  /** Meta description of the home page; empty for the default. */
  description: lineUpTo(pageWordsLimits.description),
  /** A library picture; null for the wordmark. */
  logo: z
    .object(
      { source: z.literal('media'), id: z.string().min(1).max(64), alt: line(300) },
      'Choose an image from the Media Library',
    )
    .nullable()
    .default(null),
  /** Colour of links and buttons; null for the default green. */
  accentColour: z
    .string()
    .regex(/^#[\da-f]{6}$/, 'Choose a colour, e.g. #1f4a3e')
    .nullable(),
});

export type SitePresentation = z.infer<typeof sitePresentationSchema>;

export const usualPresentation: SitePresentation = { title: '', description: '', logo: null, accentColour: null };
