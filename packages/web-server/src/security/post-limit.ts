import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { toClientNetwork } from './client-network.ts';

export interface PostLimit {
  /** How many POSTs one visitor may send … */
  readonly points: number;
  /** … within this many seconds. */
  readonly windowSeconds: number;
}

/** Counts one POST and tells how many seconds the sender has to wait; 0 when it may pass. */
export type CountPost = (clientIp: string) => Promise<number>;

/**
 * Limits POSTs by visitor, to all routes together. Counts live in memory: a limit against floods may forget at a restart.
 */
export function createPostLimit({ points, windowSeconds }: PostLimit): CountPost {
  const limiter = new RateLimiterMemory({ points, duration: windowSeconds });
  return async (clientIp) => {
    try {
      await limiter.consume(toClientNetwork(clientIp));
      return 0;
    } catch (limit) {
      if (!(limit instanceof RateLimiterRes)) throw limit;
      return Math.max(1, Math.ceil(limit.msBeforeNext / 1000));
    }
  };
}
