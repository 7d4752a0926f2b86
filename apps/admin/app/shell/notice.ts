import { z } from 'zod';

/** What came of a form, told on the page that it leads to. */
export const noticeSchema = z.object({
  /** Another one has another id, though it may say the same. */
  id: z.string().min(1).max(64),
  /** One sentence. */
  text: z.string().min(1).max(500),
  /** Where a press takes back what was done: a form without fields is posted there. */
  undoPath: z
    .string()
    .regex(/^\/admin\/[\w\-/]*(?:\?[\w\-=&%.~]*)?$/)
    .optional(),
});

export type Notice = z.infer<typeof noticeSchema>;
