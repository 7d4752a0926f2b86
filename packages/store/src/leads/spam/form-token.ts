import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a form's token is good, in milliseconds. Long, because a finished page may be served for days. */
export const FORM_TOKEN_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
/** What a returned token tells. `ageMs` is the time since the form was rendered; null when the clock was put back since. */
export type FormTokenReading =
  | { state: 'ok'; ageMs: number | null }
  | { state: 'missing' }
  | { state: 'invalid' }
  | { state: 'expired' };

/**
 * A signed note of when a form was rendered, to be sent back in a hidden field.
 *
 * @param secret from `readFormTokenSecret`
 */
export function createFormToken(secret: string, now: Date): string {
  const payload = `${now.getTime().toString(36)}.${randomBytes(6).toString('base64url')}`;
  return `${payload}.${signature(secret, payload)}`;
}

/** Checks a returned token. Nothing is refused here: the reading goes into `scoreSpam`. */
export function readFormToken(secret: string, token: string | null | undefined, now: Date): FormTokenReading {
  if (token === null || token === undefined || token === '') return { state: 'missing' };
  const match = /^(([\da-z]{1,10})\.[\w-]{8})\.([\w-]{43})$/.exec(token);
  const [, payload, issued, given] = match ?? [];
  if (payload === undefined || issued === undefined || given === undefined) return { state: 'invalid' };
  // Both are 43 ASCII characters by now, so the comparison cannot throw for their length.
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature(secret, payload)))) return { state: 'invalid' };
  const ageMs = now.getTime() - Number.parseInt(issued, 36);
  if (ageMs > FORM_TOKEN_LIFETIME_MS) return { state: 'expired' };
  // Only we can have signed it: a rendering that is in the future means a corrected clock, not a sign of anything.
  return { state: 'ok', ageMs: ageMs < 0 ? null : ageMs };
}

function signature(secret: string, payload: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}
