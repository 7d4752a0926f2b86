import { z } from 'zod';
import { cleanLine } from '@showroom/catalog-data/typed-text';
import { line } from '../kinds/field-schemas.ts';
import { pageWordsLimits } from '../page-words/page-words.ts';

const lineUpTo = (characters: number) =>
  z.string().overwrite(cleanLine).max(characters, `Use at most ${characters} characters`);

/** How the public site presents itself. Apart from the facts of the business, whose defaults travel to browsers. */
export const sitePresentationSchema = z.object({
  /** The title of the home page, in the place of the site's own; empty leaves that. */
  title: lineUpTo(pageWordsLimits.title),
  /** What search engines are told of the home page, in the place of the site's own; empty leaves that. */
  description: lineUpTo(pageWordsLimits.description),
  /** A picture of the library in the place of the word-mark; null is the word-mark. */
  logo: z
    .object(
      { source: z.literal('media'), id: z.string().min(1).max(64), alt: line(300) },
      'Choose an image from the Media Library',
    )
    .nullable()
    .default(null),
  /** The colour of links and buttons; null is the showroom's green. */
  accentColour: z
    .string()
    .regex(/^#[\da-f]{6}$/, 'Choose a colour, e.g. #1f4a3e')
    .nullable(),
});

export type SitePresentation = z.infer<typeof sitePresentationSchema>;

/** The site's own of everything. */
export const usualPresentation: SitePresentation = { title: '', description: '', logo: null, accentColour: null };
