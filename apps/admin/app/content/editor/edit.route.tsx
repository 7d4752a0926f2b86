import { takingBodies } from '@showroom/web-server/route-rule';
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { runtimeContext, storeContext } from '../../frame/session/request-context.ts';
import { NEW, readContentPlace } from '../kinds/content-place.ts';
import { kindForms } from '../kinds/kinds.ts';
import type { Route } from './+types/edit.route';
import { answerEditForm } from './answer-edit-form.server.ts';
import { EditDialog } from './edit-dialog.tsx';
import { EditPage } from './edit-page.tsx';
import { openNew, openSaved } from './load-edit-state.server.ts';
import { EDIT_FORM_BYTES } from './read-edit-form.server.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  const { name: accountName } = requireSession(args);
  const { name } = readContentPlace(args.url);
  const { id } = args.params;
  const store = args.context.get(storeContext);
  if (id === NEW) return openNew(store, name, accountName);
  const { siteUrl } = args.context.get(runtimeContext);
  return openSaved(store, { name, id, search: args.url.searchParams, siteUrl });
}

/** A new entry keeps its id while its form is open. Revalidation would create another id and lose what was typed. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return nextParams['id'] === NEW && currentUrl.href === nextUrl.href ? false : defaultShouldRevalidate;
}

export const action = takingBodies(EDIT_FORM_BYTES, async (args: Route.ActionArgs) => answerEditForm(args));

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData ? kindForms[loaderData.name][loaderData.from === 0 ? 'addLabel' : 'editLabel'] : 'Not found',
  },
  { name: 'robots', content: 'noindex' },
];

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  const Form = kindForms[loaderData.name].isAutosaved === true ? EditPage : EditDialog;
  return <Form key={loaderData.id} opened={loaderData} answer={answer} />;
}
