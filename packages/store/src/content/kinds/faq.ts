import { faqGroups } from '@showroom/catalog-data/faq-groups';
import { z } from 'zod';
import { neededFields } from '../content-options.ts';
import { defineKind } from '../content-kind.ts';
import { CHOOSE, count, draftText, line } from './field-schemas.ts';

const faqSchema = z.object({
  question: line(),
  /** Markdown, with placeholders for business facts: `{phone}`. */
  answer: draftText(),
  group: z.enum(faqGroups, CHOOSE).default(faqGroups[0]),
  /** Within the group, lowest first. */
  order: count(),
});

export type Faq = z.infer<typeof faqSchema>;

/** Frequently asked questions, all on one page. */
export const faqs = defineKind({
  name: 'faq',
  noun: 'question',
  label: 'Questions',
  schema: faqSchema,
  needed: neededFields.faq,
  markdown: ['answer'],
  longest: { answer: 4000 },
  title: ({ question }) => question,
  category: ({ group }) => group,
  quantity: ({ order }) => order,
  searchedText: ({ answer }) => [answer],
});
