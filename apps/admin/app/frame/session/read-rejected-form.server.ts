import { readTexts } from '@showroom/web-server/posted-form';
import type { RejectedForm } from './rejected-form.ts';

/** As long as the longest form of the admin; of a longer one nothing is kept. */
const limits = { textBytes: 1024 * 1024, allTextBytes: 1024 * 1024, texts: 2000 };
/** What no one is to find in a page; a postal code may stand there. */
const SECRET = /password|passkey|passphrase|secret|token|^code$/i;

/**
 * What a form held that arrived after its session had ended, to be sent again once someone has signed in. Undefined for what
 * a script sent, which keeps its page, and for what holds nothing, or cannot be read.
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
