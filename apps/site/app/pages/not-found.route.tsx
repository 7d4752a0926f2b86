import { data } from 'react-router-dom';
import type { Route } from './+types/not-found.route';

/** A 404 for URLs without a route, shown by the layout's error page. */
export function loader(_args: Route.LoaderArgs): never {
  throw data(null, { status: 404 });
}

/** Never rendered; without it this would be a resource route. */
export default function NotFound() {
  return null;
}
