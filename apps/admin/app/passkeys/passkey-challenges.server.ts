import { LRUCache } from 'lru-cache';

/** How long an authenticator may take over its answer, in milliseconds; the page asks anew before then. */
export const CHALLENGE_MS = 10 * 60 * 1000;
/** A stranger who opens the login over and over drives out the oldest, and does not fill the memory. */
const MOST = 10_000;

/** What authenticators were asked to sign: each challenge is good for one answer of whoever was given it. */
export interface PasskeyChallenges {
  /** @param holder what only the browser that was asked can show: the token of its session or of its cookie */
  handOut(challenge: string, holder: string, now: Date): void;
  /** Whether the challenge is still open for this browser. It is not, after this. */
  take(challenge: string, holder: string, now: Date): boolean;
}

/** Creates the challenges of one process; they forget at a restart, after which whoever was asked presses once more. */
export function createPasskeyChallenges(): PasskeyChallenges {
  const open = new LRUCache<string, { readonly holder: string; readonly until: number }>({ max: MOST });
  return {
    handOut(challenge, holder, now) {
      open.set(challenge, { holder, until: now.getTime() + CHALLENGE_MS });
    },
    take(challenge, holder, now) {
      const given = open.get(challenge);
      open.delete(challenge);
      return given !== undefined && given.holder === holder && now.getTime() < given.until;
    },
  };
}
