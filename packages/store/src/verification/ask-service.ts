import { z } from 'zod';

/** Cloudflare Turnstile: origin of its script, frame and answers. */
export const TURNSTILE_URL = 'https://challenges.cloudflare.com';

/** A visitor who sent a form waits no longer than this. */
const TIMEOUT_MS = 3_000;
/** An answer has a few hundred characters. */
const LONGEST_ANSWER = 10_000;

/** The service's verdict on a token. */
export type Verdict =
  /** A person, on this host, in a form for this purpose. */
  | { readonly state: 'proven'; readonly hostname: string; readonly action: string }
  /** Invalid, expired, or used before. */
  | { readonly state: 'refused' }
  /** The keys are wrong; nothing is known about the token. */
  | { readonly state: 'wrong-secret' }
  /** No usable answer in time. `reason` is for the log. */
  | { readonly state: 'unreachable'; readonly reason: string };

/** https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
const answerSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
  hostname: z.string().default(''),
  action: z.string().default(''),
});

const OF_THE_TOKEN = new Set(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']);
const OF_THE_SECRET = new Set(['missing-input-secret', 'invalid-input-secret']);

/** Verifies a token with the service, which uses it up. Sends nothing else about the visitor. Never throws. */
export async function askVerificationService({
  serviceUrl,
  secret,
  token,
  timeoutMs = TIMEOUT_MS,
}: {
  readonly serviceUrl: string;
  readonly secret: string;
  readonly token: string;
  /** Default: three seconds. */
  readonly timeoutMs?: number;
}): Promise<Verdict> {
  try {
    const response = await fetch(new URL('/turnstile/v0/siteverify', serviceUrl), {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = answerSchema.parse(JSON.parse((await response.text()).slice(0, LONGEST_ANSWER)));
    const { success, hostname, action, 'error-codes': codes } = answer;
    if (success) return { state: 'proven', hostname, action };
    if (codes.some((code) => OF_THE_SECRET.has(code))) return { state: 'wrong-secret' };
    if (codes.some((code) => OF_THE_TOKEN.has(code))) return { state: 'refused' };
    return { state: 'unreachable', reason: `It answered: ${codes.join(', ')}` };
  } catch (error) {
    // The request contains the secret, so it is not part of the error.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { state: 'unreachable', reason: cause instanceof Error ? `${cause.name}: ${cause.message}` : 'no reason' };
  }
}
