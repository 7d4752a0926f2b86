import { z } from 'zod';
import { neededFields } from '../content-options.ts';
import { defineKind } from '../content-kind.ts';
import { draftText, line } from './field-schemas.ts';

const testimonialSchema = z.object({
  quote: draftText(),
  /** Who says it, as a role: "Kitchen renovation client". */
  role: line(),
  /** Marks words that no one said; visitors see the mark too. */
  isSample: z.boolean().default(false),
});

export type Testimonial = z.infer<typeof testimonialSchema>;

/** What a client says of us. */
export const testimonials = defineKind({
  name: 'testimonial',
  noun: 'testimonial',
  label: 'Testimonials',
  schema: testimonialSchema,
  needed: neededFields.testimonial,
  longest: { quote: 2000 },
  title: ({ role }) => role,
  searchedText: ({ quote }) => [quote],
});
