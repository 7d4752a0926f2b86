import { toClientNetwork } from '@showroom/web-server/client-network';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RouterContextProvider } from 'react-router-dom';
import { requestFactsContext } from '../../request-context.ts';

/** New pictures, about a second of one core each. Pictures that were made before don't count. */
const byNetwork = new RateLimiterMemory({ points: 40, duration: 60 });
const all = new RateLimiterMemory({ points: 90, duration: 60 });

/** Counts a new picture. Returns the seconds to wait if there were too many; 0 to proceed. */
export async function countRoomPicture(context: Readonly<RouterContextProvider>): Promise<number> {
  const network = toClientNetwork(context.get(requestFactsContext).clientIp);
  try {
    await byNetwork.consume(network);
    await all.consume('all');
    return 0;
  } catch (limit) {
    if (!(limit instanceof RateLimiterRes)) throw limit;
    return Math.max(1, Math.ceil(limit.msBeforeNext / 1000));
  }
}
