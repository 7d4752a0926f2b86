import { z } from 'zod';

/** What came of a form, told on the page that it leads to. */
export const noticeSchema = z.object({
  /** Another one has another id, though it may say the same. */
  id: z.string().min(1).max(64),
  /** One sentence. */
  text: z.string().min(1).max(500),
  /** Nothing came of it: told as what went wrong is. */
  hasFailed: z.literal(true).optional(),
  /** Where a press takes back what was done: a form is posted there that says where it was pressed (`UNDONE_AT`). */
  undoPath: z
    .string()
    .regex(/^\/admin\/[\w\-/]*(?:\?[\w\-=&%.~*+]*)?$/)
    .optional(),
});

/** The field of that form: an address of the admin, with its query. */
export const UNDONE_AT = 'at';

export type Notice = z.infer<typeof noticeSchema>;
