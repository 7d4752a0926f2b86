import { data } from 'react-router-dom';
import { allow } from '../guard/allow.server.ts';
import { requireSession, type GuardArgs } from '../session/require-session.server.ts';

export const middleware = [allow('start')];

/** A wrong address of the admin: whoever is signed in is told so within the frame, which has the ways on. */
export function loader(args: GuardArgs): never {
  requireSession(args);
  throw data(null, { status: 404 });
}

/** A form of a page that is there no more. */
export const action = loader;

/** Never drawn; a route needs it to be a page and not a resource. */
export default function NothingHere() {
  return null;
}
