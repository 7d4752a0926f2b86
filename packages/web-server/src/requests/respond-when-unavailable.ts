import { checkHealth } from '../process/health.ts';
import type { HandleRequest } from './handle-request.ts';

/** When to ask again for what the store is needed for, in seconds. */
export const RETRY_LATER = { 'Retry-After': '10' };

/** The app failed because its store cannot be reached; the error of the app is the cause. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/**
 * Tells a fault of the app from a store that is away: what fails while the store does not answer is 503 with `Retry-After`, which caches,
 * search engines and scripts understand as temporary. The page stays the one that the app drew.
 */
export function respondWhenUnavailable(handle: HandleRequest, checkStore: () => Promise<void>): HandleRequest {
  const isStoreAway = async () => (await checkHealth(checkStore, false)).store !== 'ok';
  return async (request, info) => {
    let response: Response;
    try {
      response = await handle(request, info);
    } catch (error) {
      if (!(await isStoreAway())) throw error;
      throw new StoreUnavailableError('The store cannot be reached', { cause: error });
    }
    if (response.status !== 500 || !(await isStoreAway())) return response;
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(RETRY_LATER)) headers.set(name, value);
    return new Response(response.body, { status: 503, headers });
  };
}
