import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { ConfirmDelete } from '../../frame/dialogs/confirm-delete.tsx';
import type { Route } from './+types/delete-post.route';
import { actOnDeletion, loadDeletion } from './delete-post.server.ts';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export const middleware = [allow('content')];

export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return loadDeletion(args);
}

export function action(args: Route.ActionArgs) {
  requireSession(args);
  return actOnDeletion(args);
}

export default function DeletePost({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return (
    <ConfirmDelete {...loaderData} question="Are you sure you want to delete this post?" problem={answer?.problem} />
  );
}
