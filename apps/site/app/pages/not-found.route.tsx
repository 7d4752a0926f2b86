import { data } from 'react-router-dom';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/not-found.route';

/** Every address that no route knows: a real 404, drawn by the frame's error page. */
export function loader(_args: Route.LoaderArgs): never {
  throw data(null, { status: 404 });
}

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Page not found',
    description: 'There is no page at this address.',
    path: location.pathname,
    isIndexed: false,
  });
}

/** Never drawn; a route needs it to be a page and not a resource. */
export default function NotFound() {
  return null;
}
