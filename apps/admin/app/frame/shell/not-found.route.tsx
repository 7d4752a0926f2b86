import { data } from 'react-router-dom';

export function loader(): never {
  throw data(null, { status: 404 });
}

/** Never drawn; a route needs it to be a page and not a resource. */
export default function NotFound() {
  return null;
}
