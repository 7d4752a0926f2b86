import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** In milliseconds. Long, because a cached page may be served for days. */
export const FORM_TOKEN_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
/** `ageMs` is the time since the form was rendered; null if the clock was set back since. */
export type FormTokenReading =
  | { state: 'ok'; ageMs: number | null }
  | { state: 'missing' }
  | { state: 'invalid' }
  | { state: 'expired' };

/**
 * Creates a signed timestamp of the rendering, for a hidden field.
 *
 * @param secret from `readFormTokenSecret`
 */
export function createFormToken(secret: string, now: Date): string {
  const payload = `${now.getTime().toString(36)}.${randomBytes(6).toString('base64url')}`;
  return `${payload}.${signature(secret, payload)}`;
}

/** Checks a returned token. It refuses nothing: the result goes into `scoreSpam`. */
export function readFormToken(secret: string, token: string | null | undefined, now: Date): FormTokenReading {
  if (token === null || token === undefined || token === '') return { state: 'missing' };
  const match = /^(([\da-z]{1,10})\.[\w-]{8})\.([\w-]{43})$/.exec(token);
  const [, payload, issued, given] = match ?? [];
  if (payload === undefined || issued === undefined || given === undefined) return { state: 'invalid' };
  // Both have 43 ASCII characters here, so the comparison can't throw.
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature(secret, payload)))) return { state: 'invalid' };
  const ageMs = now.getTime() - Number.parseInt(issued, 36);
  if (ageMs > FORM_TOKEN_LIFETIME_MS) return { state: 'expired' };
  // Only we can have signed it: a time in the future means a corrected clock, not spam.
  return { state: 'ok', ageMs: ageMs < 0 ? null : ageMs };
}

function signature(secret: string, payload: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}
