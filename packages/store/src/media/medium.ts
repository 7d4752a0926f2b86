import { z } from 'zod';
import { defineKind } from '../content/content-kind.ts';
import { line } from '../content/kinds/field-schemas.ts';

const share = z.number().min(0).max(1);
const digest = z
  .string()
  .regex(/^(?:[a-f\d]{64})?$/)
  .default('');

const mediumSchema = z.object({
  /** Chosen by the owner; at first the name of the uploaded file. */
  name: line(),
  /** Alt text. */
  alt: line(300),
  /** Focal point of crops, as shares of width and height from the top left. */
  focalPoint: z.object({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
  /** SHA-256 of its master, in hex. A replaced picture has another hash and another URL. */
  sha256: digest,
  /** SHA-256 of the uploaded file, to recognize it. */
  uploadedSha256: digest,
  /** Type of the upload. What is stored, and what the other fields describe, is always a WebP. */
  type: line(80),
  byteSize: z.int().min(0).default(0),
  widthPx: z.int().min(0).default(0),
  heightPx: z.int().min(0).default(0),
  /** Whether it has no transparency. Null if it was uploaded before this was recorded. */
  isOpaque: z.boolean().nullable().default(null),
  /** Whether the upload is animated. Only its first frame is stored. */
  isAnimated: z.boolean().default(false),
  /** `#rrggbb`, shown while it loads. */
  dominantColour: z
    .string()
    .regex(/^#[a-f\d]{6}$/)
    .default('#dddddd'),
});

export type Medium = z.infer<typeof mediumSchema>;
/** The part that visitors may see. */
export type PublicMedium = Omit<Medium, 'uploadedSha256'>;

/** Formats without transparency. */
const OPAQUE_TYPES = ['image/jpeg', 'image/heic', 'image/heif'];

/** Returns the CSS colour to show until a picture has loaded; none for a transparent picture. */
export function placeholderColourOf({ dominantColour, isOpaque, type }: PublicMedium): string {
  return (isOpaque ?? OPAQUE_TYPES.includes(type)) ? dominantColour : 'transparent';
}

/** The owner's pictures. Content refers to them by id, so that a picture can be replaced everywhere. */
export const media = defineKind({
  name: 'medium',
  noun: 'image',
  label: 'Images',
  schema: mediumSchema,
  needed: ['name', 'sha256', 'type'],
  ownersOnly: ['uploadedSha256'],
  title: ({ name }) => name,
  searchedText: ({ alt }) => [alt],
});
