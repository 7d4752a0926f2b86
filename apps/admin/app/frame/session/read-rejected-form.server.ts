import { readTexts } from '@showroom/web-server/posted-form';
import type { RejectedForm } from './rejected-form.ts';

/** The limits of the admin’s longest form. A longer one is not kept. */
const limits = { textBytes: 1024 * 1024, allTextBytes: 1024 * 1024, texts: 2000 };
/** Secrets never go back into a page; a postal code may. */
const SECRET = /password|passkey|passphrase|secret|token|^code$/i;

/**
 * Reads a form that arrived after its session ended, to be sent again after signing in. Undefined for requests by
 * scripts, which keep their page, and for empty or unreadable forms.
 */
export async function readRejectedForm(request: Request): Promise<RejectedForm | undefined> {
  const { pathname, search } = new URL(request.url);
  if (request.method !== 'POST' || pathname.endsWith('.data')) return undefined;
  const { texts, fault } = await readTexts(request, limits);
  if (fault !== null) return undefined;
  const fields = [...texts].flatMap(([name, value]) =>
    typeof value === 'string' && !SECRET.test(name) ? [[name, value] as const] : [],
  );
  const isMultipart = request.headers.get('Content-Type')?.startsWith('multipart/') === true;
  return fields.length === 0
    ? undefined
    : { rejectedForm: { why: 'session-ended', action: pathname + search, fields, isMultipart } };
}
