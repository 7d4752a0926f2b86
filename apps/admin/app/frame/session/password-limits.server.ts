import { createHash } from 'node:crypto';
import { foldUsername } from '@showroom/store/admin';
import { toClientNetwork } from '@showroom/web-server/client-network';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface LoginAttempt {
  readonly username: string;
  readonly clientIp: string;
  /** The id of a browser that this account has used before (`device-cookie.server.ts`); otherwise null. */
  readonly deviceId: string | null;
}

/** Limits guesses at passwords, without letting an attacker lock the owner out. */
export interface PasswordLimits {
  /**
   * Counts an attempt before its password is checked.
   *
   * @returns seconds to wait; 0 if it may be checked
   */
  countLogin(attempt: LoginAttempt): Promise<number>;
  forgiveLogin(attempt: LoginAttempt): Promise<void>;
  /** The same for the two-step code. */
  countCode(attempt: LoginAttempt): Promise<number>;
  forgiveCode(attempt: LoginAttempt): Promise<void>;
  /** The same for the current password when it is changed, by session. */
  countChange(sessionToken: string): Promise<number>;
  forgiveChange(sessionToken: string): Promise<void>;
  /** Counts a request for a password reset email. */
  countReset(request: { readonly email: string; readonly clientIp: string }): Promise<ResetAllowance>;
}

export interface ResetAllowance {
  /** Seconds to wait for this network; 0 if it may ask. */
  readonly waitSeconds: number;
  /** Whether the mailbox may get another email; the response doesn’t reveal it. */
  readonly isWritten: boolean;
}

const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Creates the limits of one process. A restart resets them, but an attacker can’t cause one.
 *
 * A browser that the account has used before has its own allowance. Any other browser shares one with its network for
 * this account, and one with its network for all accounts. Once many networks together have failed on one account,
 * each may try again after a minute, a few times a day, within a budget for all. So many computers don’t help a
 * guesser, and an owner who mistypes at a new computer still gets in. See docs/decisions/0025-password-limits.md.
 */
export function createPasswordLimits(): PasswordLimits {
  const logins = createGuessLimits({ perMinute: 20, burstPerHour: 500 });
  // A code has six digits, and its guesser already knows the password: far fewer attempts.
  const codes = createGuessLimits({ perMinute: 2, burstPerHour: 60 });
  const bySession = new RateLimiterMemory({ points: 10, duration: QUARTER_HOUR });
  const resetsByNetwork = new RateLimiterMemory({ points: 10, duration: HOUR });
  // Each of these emails works until it is used, so requesting many doesn’t invalidate one.
  const resetsByMailbox = new RateLimiterMemory({ points: 3, duration: HOUR });

  return {
    countLogin: logins.count,
    forgiveLogin: logins.forgive,
    countCode: codes.count,
    forgiveCode: codes.forgive,

    countChange: (sessionToken) => consume(bySession, toKey(sessionToken)),

    async forgiveChange(sessionToken) {
      await bySession.delete(toKey(sessionToken));
    },

    async countReset({ email, clientIp }) {
      const waitSeconds = await consume(resetsByNetwork, toClientNetwork(clientIp));
      const isWritten = waitSeconds === 0 && (await consume(resetsByMailbox, toKey(foldUsername(email)))) === 0;
      return { waitSeconds, isWritten };
    },
  };
}

interface GuessLimits {
  readonly count: (attempt: LoginAttempt) => Promise<number>;
  readonly forgive: (attempt: LoginAttempt) => Promise<void>;
}

/** The budget of all unknown browsers together for an account under attack. */
interface AttackBudget {
  readonly perMinute: number;
  /** Extra attempts, so that a short burst makes no one wait. */
  readonly burstPerHour: number;
}

function createGuessLimits({ perMinute, burstPerHour }: AttackBudget): GuessLimits {
  const byDevice = new RateLimiterMemory({ points: 10, duration: QUARTER_HOUR });
  const byNetwork = new RateLimiterMemory({ points: 30, duration: QUARTER_HOUR });
  const byAccountAndNetwork = new RateLimiterMemory({ points: 10, duration: QUARTER_HOUR });
  const byAccount = new RateLimiterMemory({ points: 100, duration: HOUR });
  const attackedByNetwork = [
    new RateLimiterMemory({ points: 1, duration: MINUTE }),
    new RateLimiterMemory({ points: 5, duration: HOUR }),
    new RateLimiterMemory({ points: 10, duration: DAY }),
  ];
  const attackedSteadily = new RateLimiterMemory({ points: perMinute, duration: MINUTE });
  const attackedInBurst = new RateLimiterMemory({ points: burstPerHour, duration: HOUR });

  const isUnderAttack = async (account: string) => {
    const failed = await byAccount.get(account);
    return failed !== null && failed.msBeforeNext > 0 && failed.consumedPoints >= byAccount.points;
  };

  const consumeBudget = async (account: string) => {
    const wait = await consume(attackedSteadily, account);
    return wait > 0 && (await consume(attackedInBurst, account)) === 0 ? 0 : wait;
  };

  const consumeUnderAttack = (account: string, place: string) =>
    consumeEach(attackedByNetwork, place, () => consumeBudget(account));

  return {
    async count({ username, clientIp, deviceId }) {
      if (deviceId !== null) return consume(byDevice, deviceId);
      const account = toKey(foldUsername(username));
      const network = toClientNetwork(clientIp);
      const place = `${account} ${network}`;
      return consumeEach([byNetwork], network, async () => {
        if (await isUnderAttack(account)) return consumeUnderAttack(account, place);
        const wait = await consume(byAccountAndNetwork, place);
        if (wait > 0 || (await consume(byAccount, account)) === 0) return wait;
        return consumeUnderAttack(account, place);
      });
    },

    async forgive({ username, clientIp, deviceId }) {
      if (deviceId !== null) {
        await byDevice.delete(deviceId);
        return;
      }
      const account = toKey(foldUsername(username));
      const network = toClientNetwork(clientIp);
      const place = `${account} ${network}`;
      await byNetwork.reward(network);
      await ((await isUnderAttack(account)) ? attackedSteadily : byAccount).reward(account);
      for (const limiter of [byAccountAndNetwork, ...attackedByNetwork]) await limiter.delete(place);
    },
  };
}

/**
 * Counts an attempt with each limiter and then with `next`. If one of them refuses, the earlier ones are refunded:
 * the attempt wasn’t checked.
 */
async function consumeEach(
  limiters: readonly RateLimiterMemory[],
  key: string,
  next: () => Promise<number>,
): Promise<number> {
  const [limiter, ...others] = limiters;
  if (limiter === undefined) return next();
  const wait = await consume(limiter, key);
  if (wait > 0) return wait;
  const laterWait = await consumeEach(others, key, next);
  if (laterWait > 0) await limiter.reward(key);
  return laterWait;
}

export function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many tries. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}

/** Names can be long and tokens are secret, so keys are hashed. */
function toKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (limit) {
    if (!(limit instanceof RateLimiterRes)) throw limit;
    return Math.max(1, Math.ceil(limit.msBeforeNext / 1000));
  }
}
