import { redirect } from 'react-router-dom';
import { answerEntryUndo } from '../../frame/entries/answer-entry-undo.server.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/undo-template.route';
import { replyTemplates } from './reply-templates.server.ts';

export { RouteErrorWords as ErrorBoundary } from '../../frame/guard/error-page.tsx';

export const middleware = [allow('settings')];

export function action(args: Route.ActionArgs) {
  return answerEntryUndo(args, replyTemplates);
}

/** A bookmark of this URL restores nothing. */
export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return redirect(replyTemplates.path);
}
