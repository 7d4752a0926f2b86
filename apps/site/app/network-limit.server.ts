import { toClientNetwork } from '@showroom/web-server/client-network';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RouterContextProvider } from 'react-router-dom';
import { requestFactsContext } from './request-context.ts';

/** How often something costly may be asked for in a minute. */
interface NetworkLimit {
  readonly perNetwork: number;
  readonly inAll: number;
}

/** Creates a count of requests. It returns the seconds to wait if there were too many; 0 to proceed. */
export function createNetworkLimit({ perNetwork, inAll }: NetworkLimit) {
  const byNetwork = new RateLimiterMemory({ points: perNetwork, duration: 60 });
  const all = new RateLimiterMemory({ points: inAll, duration: 60 });
  return async function count(context: Readonly<RouterContextProvider>): Promise<number> {
    const network = toClientNetwork(context.get(requestFactsContext).clientIp);
    try {
      await byNetwork.consume(network);
      await all.consume('all');
      return 0;
    } catch (limit) {
      if (!(limit instanceof RateLimiterRes)) throw limit;
      return Math.max(1, Math.ceil(limit.msBeforeNext / 1000));
    }
  };
}
