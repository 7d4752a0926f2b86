import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { readAppSecret } from '../../auth/app-secret.ts';
import type { Store } from '../../store.ts';

const subjectSchema = z.object({
  kind: z.string(),
  id: z.string(),
  revision: z.number().int(),
  /** The pages with the revision published, or as they are now. */
  shows: z.enum(['after', 'before']),
  /** Origin of the admin, the only one that may frame the pages. */
  framedBy: z.url({ protocol: /^https?$/ }),
});
const ticketSchema = subjectSchema.extend({ endsAt: z.number() });

export type PreviewSubject = z.infer<typeof subjectSchema>;

/** Undefined when it has expired or wasn't signed by this store. */
export async function readPreviewTicket(store: Store, ticket: string): Promise<PreviewSubject | undefined> {
  const [, payload, given] = /^([\w-]{1,1000})\.([\w-]{43})$/.exec(ticket) ?? [];
  if (payload === undefined || given === undefined) return undefined;
  const signature = signTicket(await readAppSecret(store, 'preview-ticket'), payload);
  // Both have 43 ASCII characters, so this can't throw.
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature))) return undefined;
  const { endsAt, ...subject } = ticketSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return store.now().getTime() < endsAt ? subject : undefined;
}

export function signTicket(secret: string, payload: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}
