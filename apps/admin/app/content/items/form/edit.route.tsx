import { takingBodies } from '@showroom/web-server/route-rule';
import { useLocation } from 'react-router-dom';
import { withoutPlan } from '../../kinds/publish-plan.ts';
import { storeContext } from '../../../frame/session/request-context.ts';
import { allow } from '../../../frame/guard/allow.server.ts';
import { requireSession } from '../../../frame/session/require-session.server.ts';
import { toListPath } from '../../../frame/navigation/content-kinds.ts';
import { itemForms } from '../../kinds/kinds.ts';
import type { Route } from './+types/edit.route';
import { answerItemForm, openItem, readItemName } from './answer-item-form.server.ts';
import { ItemFormWindow } from './item-form-window.tsx';
import { ITEM_FORM_BYTES } from './read-item-form.server.ts';
import { useLastAnswer } from '../../../frame/form/use-last-answer.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return openItem(args.context.get(storeContext), readItemName(args), args.params.id, args.url.searchParams);
}

export const action = takingBodies(ITEM_FORM_BYTES, async (args: Route.ActionArgs) => answerItemForm(args));

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? itemForms[loaderData.item].editLabel : 'Not found' },
  { name: 'robots', content: 'noindex' },
];

export default function EditItem({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  const { search } = useLocation();
  const closeTo = `${toListPath(loaderData.item)}${withoutPlan(search)}`;
  return <ItemFormWindow key={loaderData.id} opened={loaderData} answer={answer} closeTo={closeTo} />;
}
