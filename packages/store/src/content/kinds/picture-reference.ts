import { z } from 'zod';
import { LONGEST_ALT } from '../content-options.ts';
import { line } from './field-schemas.ts';

/**
 * A picture that content shows: a master that the studio drew, by its name, or a medium that the owner uploaded, by its
 * id. `alt` says in place of the picture's own words what it shows here; empty leaves those.
 */
export const pictureReferenceSchema = z.discriminatedUnion('source', [
  z.object({
    source: z.literal('master'),
    name: z.string().regex(/^[a-z\d-]+(?:\/[a-z\d-]+)*$/, 'Enter the name of an image, e.g. blog/shaker-or-slab'),
    alt: line(LONGEST_ALT),
  }),
  z.object({ source: z.literal('media'), id: z.string().min(1).max(64), alt: line(LONGEST_ALT) }),
]);

export type PictureReference = z.infer<typeof pictureReferenceSchema>;

const MOST_PICTURES = 60;

/** A list of pictures, the first one for cards. */
export const pictureList = () => z.array(pictureReferenceSchema).max(MOST_PICTURES).default([]);
