import { redirect } from 'react-router-dom';
import { requireSession } from '../session/require-session.server.ts';
import { HOME_PATH } from '../session/return-path.ts';
import type { Route } from './+types/home.route';

export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return redirect(HOME_PATH);
}
