import { z } from 'zod';
import { mailBlockSchema } from './mail-text.ts';

const person = z.object({ name: z.string(), address: z.string() });

/** A mail stored whole: to whom, and in which words. Its sender is filled in when it is sent. */
export const emailMessageSchema = z.object({
  to: person,
  /** Where an answer goes; null for the sender. */
  replyTo: person.nullable(),
  subject: z.string(),
  blocks: z.array(mailBlockSchema),
});

export type EmailMessage = z.infer<typeof emailMessageSchema>;
