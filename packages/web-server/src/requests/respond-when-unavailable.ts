import { checkHealth } from '../process/health.ts';
import type { HandleRequest } from './handle-request.ts';

/** In seconds. */
export const RETRY_LATER = { 'Retry-After': '10' };

/** The app failed because its store is unavailable; `cause` is the app's error. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/**
 * Distinguishes bugs from an unavailable store: what fails while the store doesn't answer becomes 503 with `Retry-After`, which
 * caches, search engines and scripts treat as temporary. The page is still the app's own.
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
