import { z } from 'zod';
import { mailBlockSchema } from './mail-text.ts';

const person = z.object({ name: z.string(), address: z.string() });

/** A complete email. The sender is filled in when it is sent. */
export const emailMessageSchema = z.object({
  to: person,
  /** Null for the sender. */
  replyTo: person.nullable(),
  subject: z.string(),
  blocks: z.array(mailBlockSchema),
});

export type EmailMessage = z.infer<typeof emailMessageSchema>;
