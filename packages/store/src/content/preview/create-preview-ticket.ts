import { readAppSecret } from '../../auth/app-secret.ts';
import type { Store } from '../../store.ts';
import { signTicket, type PreviewSubject } from './preview-ticket.ts';

export type { PreviewSubject } from './preview-ticket.ts';

/** In milliseconds. */
export const PREVIEW_TICKET_MS = 30 * 60 * 1000;

/** Creates a ticket for the preview of a draft on public pages. It is signed and not stored, so a preview writes nothing. */
export async function createPreviewTicket(store: Store, subject: PreviewSubject): Promise<string> {
  const endsAt = store.now().getTime() + PREVIEW_TICKET_MS;
  const payload = Buffer.from(JSON.stringify({ ...subject, endsAt })).toString('base64url');
  return `${payload}.${signTicket(await readAppSecret(store, 'preview-ticket'), payload)}`;
}
