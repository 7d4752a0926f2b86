import { z } from 'zod';

/** What is guaranteed after a change that `write-forever.ts` acknowledged. */
export const acknowledgedWriteSchema = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('content'),
    id: z.string(),
    revision: z.number(),
    title: z.string(),
    /** Visible to visitors, not only in the admin. */
    isPublic: z.boolean(),
  }),
  z.object({ what: z.literal('deleted'), id: z.string(), revision: z.number() }),
  z.object({ what: z.literal('settings'), revision: z.number(), brand: z.string() }),
  z.object({ what: z.literal('lead'), leadId: z.string() }),
  /** Its first word is the status that was set with it. */
  z.object({ what: z.literal('note'), leadId: z.string(), note: z.string() }),
  z.object({ what: z.literal('reply'), leadId: z.string(), text: z.string() }),
  /** Printed before the deletion: from then on the lead may be gone. */
  z.object({ what: z.literal('lead-going'), leadId: z.string() }),
  z.object({ what: z.literal('lead-gone'), leadId: z.string() }),
  z.object({ what: z.literal('reservation'), leadId: z.string(), productId: z.string() }),
  z.object({ what: z.literal('invitation'), email: z.string() }),
  z.object({ what: z.literal('session'), token: z.string() }),
  /** Printed before the end: from then on the session may be over. */
  z.object({ what: z.literal('session-ending'), token: z.string() }),
  z.object({ what: z.literal('session-ended'), token: z.string() }),
  z.object({ what: z.literal('redirect'), path: z.string(), to: z.string() }),
  /** Of a path that is counted once. */
  z.object({ what: z.literal('views'), path: z.string(), count: z.number() }),
  z.object({ what: z.literal('comment'), words: z.string() }),
  z.object({ what: z.literal('picture'), id: z.string() }),
  /** The database was unreachable: nothing is guaranteed. */
  z.object({ what: z.literal('refused') }),
]);

export type AcknowledgedWrite = z.infer<typeof acknowledgedWriteSchema>;
