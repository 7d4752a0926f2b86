import { z } from 'zod';
import { cleanLine, cleanText } from '@showroom/catalog-data/typed-text';
import { defineKind } from '../../content/content-kind.ts';
import { describeUnknownPlaces } from './reply-template.ts';

export const LONGEST_SUBJECT = 150;
export const LONGEST_TEXT = 5000;

const MOST_TEMPLATES = 30;

const emailLine = (longest: number) =>
  z.string().overwrite(cleanLine).min(1, 'Required').max(longest, `Use at most ${longest} characters`);

const withKnownPlaces = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.superRefine((text, context) => {
    const message = describeUnknownPlaces(text);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

const replyTemplateSchema = z.object({
  id: z.string().min(1).max(64),
  name: emailLine(80),
  subject: withKnownPlaces(emailLine(LONGEST_SUBJECT)),
  text: withKnownPlaces(
    z.string().overwrite(cleanText).min(1, 'Required').max(LONGEST_TEXT, `Use at most ${LONGEST_TEXT} characters`),
  ),
});

export type ReplyTemplate = z.infer<typeof replyTemplateSchema>;

const CLOSING = 'Best regards,\n{brand}\n{phone}';

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
        name: 'First reply',
        subject: 'Re: your {request} ({reference})',
        text: `Hello {firstName},\n\nThank you for your {request} from {received} about {subject}. We’ve had a look and would like to call you about the details. When is a good time?\n\n${CLOSING}`,
      },
      {
        id: 'measure',
        name: 'Schedule a measure',
        subject: 'Scheduling your measure: {subject}, {reference}',
        text: `Hello {firstName},\n\nTo give you an exact price for {subject}, we’d like to come and measure. Which day and time would suit you?\n\n${CLOSING}`,
      },
      {
        id: 'quote-asked-again',
        name: 'After a quote',
        subject: 'Our quote for {subject}, {reference}',
        text: `Hello {firstName},\n\nWe wanted to check in on the quote we sent for {subject}. Do you have any questions or changes?\n\n${CLOSING}`,
      },
    ],
  },
  needed: [],
  title: () => 'Reply templates',
});
