import { z } from 'zod';

/** Cloudflare Turnstile: where its script, its frame and its answers come from. */
export const TURNSTILE_URL = 'https://challenges.cloudflare.com';

/** Anyone who has sent a form waits for no service longer than this. */
const TIMEOUT_MS = 3_000;
/** No answer has more than a few hundred characters. */
const LONGEST_ANSWER = 10_000;

/** What the service says of a token. */
export type Verdict =
  /** A person, on a page of this host, in a form of this purpose. */
  | { readonly state: 'proven'; readonly hostname: string; readonly action: string }
  /** No proof: made up, too old, or used before. */
  | { readonly state: 'refused' }
  /** The keys are not right: nothing is known of the token. */
  | { readonly state: 'wrong-secret' }
  /** No answer in time, or none that makes sense. @see reason for the log */
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

/** Asks the service about a token, which counts as used by that. Nothing else of the visitor is told. Never throws. */
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
    // The request itself, with the secret in it, is no part of what is thrown.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { state: 'unreachable', reason: cause instanceof Error ? `${cause.name}: ${cause.message}` : 'no reason' };
  }
}
