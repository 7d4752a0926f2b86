import { data } from 'react-router-dom';

export function loader(): never {
  throw data(null, { status: 404 });
}

/** Never rendered; a route needs a component to be a page. */
export default function NotFound() {
  return null;
}
