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
  /** Counts a letter that somebody asks for who forgot the password. */
  countReset(request: { readonly email: string; readonly clientIp: string }): Promise<ResetAllowance>;
}

/** What becomes of a letter for a forgotten password. */
export interface ResetAllowance {
  /** Seconds that this network has to wait; 0 when it may ask. */
  readonly waitSeconds: number;
  /** Whether the mailbox may be sent one more; nobody is told that it may not. */
  readonly isWritten: boolean;
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/**
 * Creates the limits of one process; they forget at a restart, which a stranger cannot cause.
 *
 * A browser in which the account has signed in before has an allowance of its own, whatever others do. Any other browser
 * shares one with its network for this account, and one with its network for all accounts. Once many networks together
 * have failed on one account, each network that is still to come has a single try an hour there: a guess spread over
 * many computers comes to a crawl, and an owner at a new computer still gets in. See docs/decisions/0019.
 */
export function createPasswordLimits(): PasswordLimits {
  const logins = createGuessLimits();
  const codes = createGuessLimits();
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

function createGuessLimits(): GuessLimits {
  const byDevice = new RateLimiterMemory({ points: 10, duration: QUARTER_HOUR });
  const byAccountAndNetwork = new RateLimiterMemory({ points: 10, duration: QUARTER_HOUR });
  const byNetwork = new RateLimiterMemory({ points: 30, duration: QUARTER_HOUR });
  const byAccount = new RateLimiterMemory({ points: 100, duration: HOUR });
  const underAttack = new RateLimiterMemory({ points: 1, duration: HOUR });

  return {
    async count({ username, clientIp, deviceId }) {
      if (deviceId !== null) return consume(byDevice, deviceId);
      const account = toKey(foldUsername(username));
      const network = toClientNetwork(clientIp);
      const wait = Math.max(
        await consume(byNetwork, network),
        await consume(byAccountAndNetwork, `${account} ${network}`),
      );
      if (wait > 0 || (await consume(byAccount, account)) === 0) return wait;
      return consume(underAttack, `${account} ${network}`);
    },

    async forgive({ username, clientIp, deviceId }) {
      if (deviceId !== null) {
        await byDevice.delete(deviceId);
        return;
      }
      const account = toKey(foldUsername(username));
      const network = toClientNetwork(clientIp);
      await byAccountAndNetwork.delete(`${account} ${network}`);
      await byNetwork.reward(network);
      await byAccount.reward(account);
      await underAttack.delete(`${account} ${network}`);
    },
  };
}

/** The words beside a form that was sent too often. */
export function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}

/** Names are as long as somebody likes, and tokens are secret: neither is kept as it is. */
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
