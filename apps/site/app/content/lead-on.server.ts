import { findRedirect } from '@showroom/store/find-redirect';
import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { storeContext } from '../request-context.ts';

/**
 * Leads on from an address at which no page stands: to where its thing stands now, or where the owner wants it to lead. A page
 * that stands there comes first, so it is asked once there turned out to be none.
 */
export const leadOn: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  const response = await next();
  if (response.status !== 404) return response;
  const target = await findRedirect(context.get(storeContext), url.pathname);
  if (target === undefined) return response;
  await response.body?.cancel();
  // What somebody wrote under an article that moved meanwhile goes with it. The owner may change where it leads: no browser
  // is to remember it for good.
  const status = request.method === 'POST' ? 308 : 301;
  throw redirect(target, { status, headers: { 'Cache-Control': 'no-cache' } });
};
