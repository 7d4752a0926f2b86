import { findRedirect, type Store } from '@showroom/store/site';
import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { storeContext } from '../request-context.ts';

/**
 * Redirects a missing page: to where its content moved, or where the owner's redirect points. An existing page takes precedence.
 * The query is kept, because links in emails carry campaign parameters. A cached page is requested without them, and the server
 * adds them to its redirect.
 */
export const redirectMissing: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  const response = await next();
  if (response.status !== 404) return response;
  const store = context.get(storeContext);
  const target =
    (await findRedirect(store, url.pathname)) ??
    // By now the body of a post has been read, so it can't be sent to another form.
    (request.method === 'GET' ? await findMovedForm(store, url.pathname) : undefined);
  if (target === undefined) return response;
  await response.body?.cancel();
  // 308 keeps the comment that was posted to an article that has moved. Browsers must not cache the redirect, as the owner may
  // change it.
  const status = request.method === 'POST' ? 308 : 301;
  throw redirect(target + url.search, { status, headers: { 'Cache-Control': 'no-cache' } });
};

const PIECE_PATH = /^\/in-stock\/[^/]+\/[^/]+$/;
const RESERVE = '/reserve';

/** The reservation form of a piece that has moved. */
async function findMovedForm(store: Store, path: string): Promise<string | undefined> {
  const piece = path.endsWith(RESERVE) ? path.slice(0, -RESERVE.length) : '';
  const target = PIECE_PATH.test(piece) ? await findRedirect(store, piece) : undefined;
  return target !== undefined && PIECE_PATH.test(target) ? target + RESERVE : target;
}
