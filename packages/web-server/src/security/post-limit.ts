import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { toClientNetwork } from './client-network.ts';

export interface PostLimit {
  /** POSTs that one network may send … */
  readonly points: number;
  /** … within this many seconds. */
  readonly windowSeconds: number;
}

/** Limits POSTs by network. Each method returns the seconds to wait; 0 to proceed. */
export interface PostCount {
  /** Checks without counting, for a request whose body has not arrived. */
  findWait(clientIp: string): Promise<number>;
  count(clientIp: string): Promise<number>;
}

/** Limits POSTs by network across all routes. Counts are in memory: a limit against floods may forget them at a restart. */
export function createPostLimit({ points, windowSeconds }: PostLimit): PostCount {
  const limiter = new RateLimiterMemory({ points, duration: windowSeconds });
  return {
    async findWait(clientIp) {
      const counted = await limiter.get(toClientNetwork(clientIp));
      return counted === null || counted.consumedPoints < points ? 0 : toSeconds(counted);
    },
    async count(clientIp) {
      try {
        await limiter.consume(toClientNetwork(clientIp));
        return 0;
      } catch (limit) {
        if (!(limit instanceof RateLimiterRes)) throw limit;
        return toSeconds(limit);
      }
    },
  };
}

function toSeconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
