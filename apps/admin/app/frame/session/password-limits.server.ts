import { createHash } from 'node:crypto';
import { foldUsername } from '@showroom/store/admin/accounts';
import { toClientNetwork } from '@showroom/web-server/client-network';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Who tries to sign in, as far as it is known before the password is. */
export interface LoginAttempt {
  readonly username: string;
  readonly clientIp: string;
  /** Of a browser in which this account has signed in before (`device-cookie.server.ts`); null for any other. */
  readonly deviceId: string | null;
}

/** Limits how often passwords may be guessed, without a way for a stranger to shut the owner out. */
export interface PasswordLimits {
  /** Counts a try before its password is looked at. Gives the seconds to wait; 0 when it may be looked at. */
  countLogin(attempt: LoginAttempt): Promise<number>;
  /** Takes back what was counted for a try that was right. */
  forgiveLogin(attempt: LoginAttempt): Promise<void>;
  /** The same for the code that is asked for after a right password. */
  countCode(attempt: LoginAttempt): Promise<number>;
  forgiveCode(attempt: LoginAttempt): Promise<void>;
  /** The same for the present password that a new one asks for, by session. */
  countChange(sessionToken: string): Promise<number>;
  forgiveChange(sessionToken: string): Promise<void>;
  /** Counts a letter that someone asks for who forgot the password. */
  countReset(request: { readonly email: string; readonly clientIp: string }): Promise<ResetAllowance>;
}

/** What becomes of a letter for a forgotten password. */
export interface ResetAllowance {
  /** Seconds that this network has to wait; 0 when it may ask. */
  readonly waitSeconds: number;
  /** Whether the mailbox may be sent one more; no one is told that it may not. */
  readonly isWritten: boolean;
}

const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Creates the limits of one process; they forget at a restart, which a stranger cannot cause.
 *
 * A browser in which the account has signed in before has an allowance of its own, whatever others do. Any other browser
 * shares one with its network for this account, and one with its network for all accounts. Once many networks together have
 * failed on one account, each network may try again there after a minute, a few times a day, and all of them
 * together have a budget: many computers bring a guesser no further, and an owner at a new computer who mistypes still gets in.
 * See docs/decisions/0025-password-limits.md.
 */
export function createPasswordLimits(): PasswordLimits {
  const logins = createGuessLimits({ perMinute: 20, burstPerHour: 500 });
  // A code has six digits, and who guesses at it knows the password already: far fewer tries.
  const codes = createGuessLimits({ perMinute: 2, burstPerHour: 60 });
  const bySession = new RateLimiterMemory({ points: 10, duration: QUARTER_HOUR });
  const resetsByNetwork = new RateLimiterMemory({ points: 10, duration: HOUR });
  // Each of these letters opens the account until it is used: a stranger who asks for them all takes none away.
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

/** What all unknown browsers together may try on an account that is under attack. */
interface AttackBudget {
  readonly perMinute: number;
  /** On top of it, so that a short wave of tries makes no one wait. */
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
 * Counts a try with each limiter and then with what comes `next`. A try that one of them holds back is given back to those
 * before: it was not looked at, and costs no one anything to have been made.
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

/** The words beside a form that was sent too often. */
export function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many tries. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}

/** Names are as long as someone likes, and tokens are secret: neither is kept as it is. */
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
