import { z } from 'zod';
import { cleanLine, cleanText } from '@showroom/catalog-data/typed-text';
import { defineKind } from '../../content/content-kind.ts';
import { describeUnknownPlaces } from './reply-template.ts';

/** Characters of a letter's subject, and of its text. */
export const LONGEST_SUBJECT = 150;
export const LONGEST_TEXT = 5000;

const MOST_TEMPLATES = 30;

const letterLine = (longest: number) =>
  z.string().overwrite(cleanLine).min(1, 'Fill this in').max(longest, `Use at most ${longest} characters`);

const withKnownPlaces = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.superRefine((text, context) => {
    const message = describeUnknownPlaces(text);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

const replyTemplateSchema = z.object({
  id: z.string().min(1).max(64),
  /** By which it is chosen. */
  name: letterLine(80),
  subject: withKnownPlaces(letterLine(LONGEST_SUBJECT)),
  text: withKnownPlaces(
    z.string().overwrite(cleanText).min(1, 'Fill this in').max(LONGEST_TEXT, `Use at most ${LONGEST_TEXT} characters`),
  ),
});

export type ReplyTemplate = z.infer<typeof replyTemplateSchema>;

const CLOSING = 'Best regards,\n{brand}\n{phone}';

/** The letters with which leads are answered, as the owner words them. Visitors see nothing of them until one is sent. */
export const replyTemplates = defineKind({
  name: 'settings-reply-templates',
  noun: 'settings',
  schema: z.object({
    templates: z.array(replyTemplateSchema).max(MOST_TEMPLATES, `At most ${MOST_TEMPLATES} templates`),
  }),
  empty: {
    templates: [
      {
        id: 'first-answer',
        name: 'First answer',
        subject: 'Your {request} {reference}',
        text: `Hello {firstName},\n\nThank you for your {request} of {received} about {subject}. We have looked at it and will call you to settle the details. When does it suit you best?\n\n${CLOSING}`,
      },
      {
        id: 'measure',
        name: 'A day to measure',
        subject: 'A day to measure: {subject}, {reference}',
        text: `Hello {firstName},\n\nTo give you an exact price for {subject}, we would like to measure at your place. Which day and time would suit you?\n\n${CLOSING}`,
      },
      {
        id: 'quote-asked-again',
        name: 'After a quote',
        subject: 'Our quote for {subject}, {reference}',
        text: `Hello {firstName},\n\nWe sent you a quote for {subject} and would like to know whether it answers your questions. Would you like to change something about it?\n\n${CLOSING}`,
      },
    ],
  },
  needed: [],
  title: () => 'Reply templates',
});
