import { LRUCache } from 'lru-cache';

/** The time limit of a response. The page asks again before it ends. In milliseconds. */
export const CHALLENGE_MS = 10 * 60 * 1000;
/** Opening the login repeatedly evicts the oldest challenge instead of filling the memory. */
const MOST = 10_000;

/** The holder and purpose of a challenge. The login gives one to everyone; creating a passkey requires the password. */
export interface ChallengeHolder {
  readonly purpose: 'make' | 'sign-in';
  /** The token of the session or cookie, which only that browser has. */
  readonly token: string;
}

/** Open challenges. Each is valid for one response from its holder, for its purpose. */
export interface PasskeyChallenges {
  handOut(challenge: string, holder: ChallengeHolder, now: Date): void;
  /**
   * Uses up a challenge.
   *
   * @returns whether it was still open for this holder
   */
  take(challenge: string, holder: ChallengeHolder, now: Date): boolean;
}

/** Creates the challenges of one process. A restart forgets them, and the user has to try again. */
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
