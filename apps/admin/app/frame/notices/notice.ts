import { z } from 'zod';

/** The outcome of a form, shown on the page that it leads to. */
export const noticeSchema = z.object({
  /** Distinguishes two notices with the same text. */
  id: z.string().min(1).max(64),
  text: z.string().min(1).max(500),
  /** Nothing was done: shown as an error. */
  hasFailed: z.literal(true).optional(),
  /** The path that Undo posts to, with the URL of the current page (`UNDONE_AT`). */
  undoPath: z
    .string()
    .regex(/^\/admin\/[\w\-/]*(?:\?[\w\-=&%.~*+]*)?$/)
    .optional(),
});

export const UNDONE_AT = 'at';

export type Notice = z.infer<typeof noticeSchema>;
