import { z } from 'zod';
import { LONGEST_ALT } from '../content-options.ts';
import { line } from './field-schemas.ts';

/** A studio picture by name or a library picture by id. A non-empty `alt` replaces the picture's own alt text. */
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

/** The first picture is for cards. */
export const pictureList = () => z.array(pictureReferenceSchema).max(MOST_PICTURES).default([]);
