import { data } from 'react-router-dom';
import { allow } from '../guard/allow.server.ts';
import { requireSession, type GuardArgs } from '../session/require-session.server.ts';

export const middleware = [allow('start')];

/** An unknown URL of the admin: signed-in users see it in the frame. */
export function loader(args: GuardArgs): never {
  requireSession(args);
  throw data(null, { status: 404 });
}

/** A form of a page that no longer exists. */
export const action = loader;

/** Never rendered; a route needs a component to be a page. */
export default function NothingHere() {
  return null;
}
