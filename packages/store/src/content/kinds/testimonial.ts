import { z } from 'zod';
import { neededFields } from '../content-options.ts';
import { defineKind } from '../content-kind.ts';
import { draftText, line } from './field-schemas.ts';

const testimonialSchema = z.object({
  quote: draftText(),
  /** "Kitchen renovation client" */
  role: line(),
  /** Invented; visitors see a note. */
  isSample: z.boolean().default(false),
});

export type Testimonial = z.infer<typeof testimonialSchema>;

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
