import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { readAppSecret } from '../../auth/app-secret.ts';
import type { Store } from '../../store.ts';

const subjectSchema = z.object({
  /** The name of its kind. */
  kind: z.string(),
  id: z.string(),
  /** The saved state that is looked at. */
  revision: z.number().int(),
  /** The public pages as they would be with that state published, or as they are now. */
  shows: z.enum(['after', 'before']),
  /** The origin of the admin that shows the pages: they stand in its frames, and in no one else's. */
  framedBy: z.url({ protocol: /^https?$/ }),
});
const ticketSchema = subjectSchema.extend({ endsAt: z.number() });

/** What a ticket lets someone look at. */
export type PreviewSubject = z.infer<typeof subjectSchema>;

/** What a ticket is for; undefined when it has ended or was not made here. */
export async function readPreviewTicket(store: Store, ticket: string): Promise<PreviewSubject | undefined> {
  const [, payload, given] = /^([\w-]{1,1000})\.([\w-]{43})$/.exec(ticket) ?? [];
  if (payload === undefined || given === undefined) return undefined;
  const signature = signTicket(await readAppSecret(store, 'preview-ticket'), payload);
  // Both are 43 ASCII characters by now, so the comparison cannot throw for their length.
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature))) return undefined;
  const { endsAt, ...subject } = ticketSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return store.now().getTime() < endsAt ? subject : undefined;
}

/** The signature of a ticket: the site and the admin share the store, and no one else has its secret. */
export function signTicket(secret: string, payload: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}
