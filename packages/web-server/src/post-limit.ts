import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { toClientNetwork } from './client-network.ts';
import type { FoundRoute } from './route-finder.ts';

export interface PostLimit {
  /** How many POSTs one visitor may send … */
  readonly points: number;
  /** … within this many seconds. */
  readonly windowSeconds: number;
}

/** Counts one POST to a route and tells how many seconds the sender has to wait; 0 when it may pass. */
export type CountPost = (route: FoundRoute, clientIp: string) => Promise<number>;

/**
 * Limits POSTs by visitor: all together, and by route where a rule has a tighter limit. Counts live in memory: a limit
 * against floods may forget at a restart.
 */
export function createPostLimit(all: PostLimit): CountPost {
  const overall = toLimiter(all);
  const byRoute = new Map<string, RateLimiterMemory>();

  function findOwn({ routeIds, rule }: FoundRoute): RateLimiterMemory | undefined {
    if (rule.posts === undefined) return undefined;
    const id = routeIds.at(-1) ?? '';
    const limiter = byRoute.get(id) ?? toLimiter(rule.posts);
    byRoute.set(id, limiter);
    return limiter;
  }

  return async (route, clientIp) => {
    const visitor = toClientNetwork(clientIp);
    const own = findOwn(route);
    const waits = await Promise.all([consume(overall, visitor), own === undefined ? 0 : consume(own, visitor)]);
    return Math.max(...waits);
  };
}

function toLimiter({ points, windowSeconds }: PostLimit): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: windowSeconds });
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
