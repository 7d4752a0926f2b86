import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { data, redirect } from 'react-router-dom';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/picture.route';

export const middleware = [allow('content')];

/** Redirects from a picture’s address (`findPictureSource`) to its file. */
export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const address = args.url.searchParams.get('address') ?? '';
  const pictures = await loadContentPictures(args.context.get(storeContext), address);
  const src = pictures.findByAddress(address, '')?.record.src;
  if (src === undefined) throw data(null, { status: 404 });
  return redirect(src);
}
