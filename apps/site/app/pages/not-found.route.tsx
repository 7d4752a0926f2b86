import { data } from 'react-router-dom';
import type { Route } from './+types/not-found.route';

/** Every address that no route knows: a real 404, drawn by the frame's error page. */
export function loader(_args: Route.LoaderArgs): never {
  throw data(null, { status: 404 });
}

/** Never drawn; a route needs it to be a page and not a resource. */
export default function NotFound() {
  return null;
}
