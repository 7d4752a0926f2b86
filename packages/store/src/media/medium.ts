import { z } from 'zod';
import { defineKind } from '../content/content-kind.ts';
import { line } from '../content/kinds/field-schemas.ts';

const share = z.number().min(0).max(1);
const digest = z
  .string()
  .regex(/^(?:[a-f\d]{64})?$/)
  .default('');

const mediumSchema = z.object({
  /** As the owner calls it; at first the name of the file that was uploaded. */
  name: line(),
  /** What it shows, for who does not see it. */
  alt: line(300),
  /** What a crop keeps in view, as shares of width and height from the top left. */
  focalPoint: z.object({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
  /** SHA-256 of its master, in hexadecimal: another picture under this medium has another one, and another address. */
  sha256: digest,
  /** SHA-256 of the file that was uploaded, by which it is known again. */
  uploadedSha256: digest,
  /** What was uploaded. What is kept of it, and what the other fields speak of, is always a WebP. */
  type: line(80),
  byteSize: z.int().min(0).default(0),
  widthPx: z.int().min(0).default(0),
  heightPx: z.int().min(0).default(0),
  /** Whether it covers its ground everywhere. Null for one that was uploaded before this was asked. */
  isOpaque: z.boolean().nullable().default(null),
  /** Whether what was uploaded moves. What is kept of it is its first frame. */
  isAnimated: z.boolean().default(false),
  /** `#rrggbb`, painted while it loads. */
  dominantColour: z
    .string()
    .regex(/^#[a-f\d]{6}$/)
    .default('#dddddd'),
});

export type Medium = z.infer<typeof mediumSchema>;
/** As visitors may know it. */
export type PublicMedium = Omit<Medium, 'uploadedSha256'>;

/** What came without transparency, whatever was asked when it was uploaded. */
const OPAQUE_TYPES = ['image/jpeg', 'image/heic', 'image/heif'];

/**
 * What may be painted behind a picture until it has loaded, as CSS has it: nothing where that would be seen through it
 * afterwards.
 */
export function placeholderColourOf({ dominantColour, isOpaque, type }: PublicMedium): string {
  return (isOpaque ?? OPAQUE_TYPES.includes(type)) ? dominantColour : 'transparent';
}

/** A picture that the owner uploaded. Whatever shows it names its id, so that it can be replaced everywhere. */
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
