import { redirect } from 'react-router-dom';
import { allow } from '../guard/allow.server.ts';
import { requireSession } from '../session/require-session.server.ts';
import { HOME_PATH } from '../session/return-path.ts';
import type { Route } from './+types/home.route';

export const middleware = [allow('start')];

export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return redirect(HOME_PATH);
}
