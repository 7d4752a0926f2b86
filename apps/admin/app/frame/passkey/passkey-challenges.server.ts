import { LRUCache } from 'lru-cache';

/** How long an authenticator may take over its answer, in milliseconds; the page asks again before then. */
export const CHALLENGE_MS = 10 * 60 * 1000;
/** A stranger who opens the login over and over drives out the oldest, and does not fill the memory. */
const MOST = 10_000;

/** Whom a challenge is for, and what for: the login gives one to everybody, and making a passkey takes the password. */
export interface ChallengeHolder {
  readonly purpose: 'make' | 'sign-in';
  /** What only the browser that was asked can show: the token of its session or of its cookie. */
  readonly token: string;
}

/** What authenticators were asked to sign: each challenge is good for one answer of whoever was given it, for that purpose. */
export interface PasskeyChallenges {
  handOut(challenge: string, holder: ChallengeHolder, now: Date): void;
  /** Whether the challenge is still open for this holder. It is not, after this. */
  take(challenge: string, holder: ChallengeHolder, now: Date): boolean;
}

/** Creates the challenges of one process; they forget at a restart, after which whoever was asked presses once more. */
export function createPasskeyChallenges(): PasskeyChallenges {
  const open = new LRUCache<string, { readonly holder: ChallengeHolder; readonly until: number }>({ max: MOST });
  return {
    handOut(challenge, holder, now) {
      open.set(challenge, { holder, until: now.getTime() + CHALLENGE_MS });
    },
    take(challenge, holder, now) {
      const given = open.get(challenge);
      open.delete(challenge);
      if (given === undefined || now.getTime() >= given.until) return false;
      return given.holder.purpose === holder.purpose && given.holder.token === holder.token;
    },
  };
}
