import { findRedirect, type Store } from '@showroom/store/site';
import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { storeContext } from '../request-context.ts';

/**
 * Leads on from an address at which no page stands: to where its thing stands now, or where the owner wants it to lead. A page
 * that stands there comes first, so it is asked once there turned out to be none. The query goes along, as a letter's link
 * says in it where the visitor comes from: here what the page reads of it, which the server completes.
 */
export const leadOn: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  const response = await next();
  if (response.status !== 404) return response;
  const store = context.get(storeContext);
  const target =
    (await findRedirect(store, url.pathname)) ??
    // A form that was sent has been read by then, and is not to be sent once more.
    (request.method === 'GET' ? await findMovedForm(store, url.pathname) : undefined);
  if (target === undefined) return response;
  await response.body?.cancel();
  // What someone wrote under an article that moved in the meantime goes with it. The owner may change where it leads: no browser
  // is to remember it for good.
  const status = request.method === 'POST' ? 308 : 301;
  throw redirect(target + url.search, { status, headers: { 'Cache-Control': 'no-cache' } });
};

const PIECE = /^\/in-stock\/[^/]+\/[^/]+$/;
const RESERVE = '/reserve';

/** Where the form that reserves a piece stands now: it goes with its piece. */
async function findMovedForm(store: Store, path: string): Promise<string | undefined> {
  const piece = path.endsWith(RESERVE) ? path.slice(0, -RESERVE.length) : '';
  const target = PIECE.test(piece) ? await findRedirect(store, piece) : undefined;
  return target !== undefined && PIECE.test(target) ? target + RESERVE : target;
}
