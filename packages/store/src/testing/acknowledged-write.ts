import { z } from 'zod';

/** What holds from a change on, as `write-forever.ts` says it once the change is acknowledged. */
export const acknowledgedWriteSchema = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('content'),
    id: z.string(),
    revision: z.number(),
    title: z.string(),
    /** Visitors see this state, and not only the admin. */
    isPublic: z.boolean(),
  }),
  z.object({ what: z.literal('deleted'), id: z.string(), revision: z.number() }),
  z.object({ what: z.literal('settings'), revision: z.number(), brand: z.string() }),
  z.object({ what: z.literal('lead'), leadId: z.string() }),
  /** Its first word is the status that was set together with it. */
  z.object({ what: z.literal('note'), leadId: z.string(), note: z.string() }),
  z.object({ what: z.literal('reply'), leadId: z.string(), text: z.string() }),
  /** Said before it is deleted: from then on it may be gone, whole. */
  z.object({ what: z.literal('lead-going'), leadId: z.string() }),
  z.object({ what: z.literal('lead-gone'), leadId: z.string() }),
  z.object({ what: z.literal('reservation'), leadId: z.string(), productId: z.string() }),
  z.object({ what: z.literal('invitation'), email: z.string() }),
  z.object({ what: z.literal('session'), token: z.string() }),
  /** Said before it is ended: from then on it may be over. */
  z.object({ what: z.literal('session-ending'), token: z.string() }),
  z.object({ what: z.literal('session-ended'), token: z.string() }),
  z.object({ what: z.literal('redirect'), path: z.string(), to: z.string() }),
  /** Of a path that is counted once. */
  z.object({ what: z.literal('views'), path: z.string(), count: z.number() }),
  z.object({ what: z.literal('comment'), words: z.string() }),
  z.object({ what: z.literal('picture'), id: z.string() }),
  /** The database was away: nothing is promised. */
  z.object({ what: z.literal('refused') }),
]);

export type AcknowledgedWrite = z.infer<typeof acknowledgedWriteSchema>;
