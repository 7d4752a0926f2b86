import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface PostLimit {
  /** How many POSTs one visitor may send … */
  readonly points: number;
  /** … within this many seconds. */
  readonly windowSeconds: number;
}

/** Counts one POST and tells how many seconds the sender has to wait; 0 when it may pass. */
export type CountPost = (path: string, clientIp: string) => Promise<number>;

/**
 * Limits POSTs by visitor: all together, and by path where a tighter limit is set, such as a login.
 * Counts live in memory: a limit against floods may forget at a restart.
 */
export function createPostLimits(all: PostLimit, byPath: Readonly<Record<string, PostLimit>> = {}): CountPost {
  const overall = toLimiter(all);
  const limiters = new Map(Object.entries(byPath).map(([path, limit]) => [path, toLimiter(limit)]));

  return async (path, clientIp) => {
    const visitor = toVisitorKey(clientIp);
    const special = limiters.get(path);
    const waits = await Promise.all([consume(overall, visitor), special === undefined ? 0 : consume(special, visitor)]);
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
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/** One household or phone owns a whole IPv6 /64: single addresses in it are free to change. */
function toVisitorKey(clientIp: string): string {
  if (!isIPv6(clientIp)) return clientIp;
  const [head = '', tail = ''] = clientIp.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const gap = clientIp.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0;
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
