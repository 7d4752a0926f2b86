import { readAppSecret } from '../../auth/app-secret.ts';
import type { Store } from '../../store.ts';
import { signTicket, type PreviewSubject } from './preview-ticket.ts';

export type { PreviewSubject } from './preview-ticket.ts';

/** How long a ticket lets someone look, in milliseconds: a page that lies open over a coffee is still there. */
export const PREVIEW_TICKET_MS = 30 * 60 * 1000;

/**
 * Lets whoever holds it look at public pages with a draft in them, until it ends. It is signed and kept nowhere, so that
 * opening a preview writes nothing: the site, which shares the store, knows its signature.
 */
export async function createPreviewTicket(store: Store, subject: PreviewSubject): Promise<string> {
  const endsAt = store.now().getTime() + PREVIEW_TICKET_MS;
  const payload = Buffer.from(JSON.stringify({ ...subject, endsAt })).toString('base64url');
  return `${payload}.${signTicket(await readAppSecret(store, 'preview-ticket'), payload)}`;
}
