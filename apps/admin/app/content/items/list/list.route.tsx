import { Outlet } from 'react-router-dom';
import { storeContext } from '../../../frame/session/request-context.ts';
import { allow } from '../../../frame/guard/allow.server.ts';
import { requireSession } from '../../../frame/session/require-session.server.ts';
import { readItemName } from '../form/answer-item-form.server.ts';
import { itemForms } from '../../kinds/kinds.ts';
import type { Route } from './+types/list.route';
import { parseItemList } from './item-list-url.ts';
import { ItemListPage } from './item-list-page.tsx';
import { loadItemList } from './load-item-list.server.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const item = readItemName(args);
  const view = parseItemList(item, args.url.searchParams);
  return { item, view, list: await loadItemList(args.context.get(storeContext), item, view) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? itemForms[loaderData.item].title : 'Not found' },
  { name: 'robots', content: 'noindex' },
];

/** The list; the window of an item stands over it. */
export default function ItemListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ItemListPage {...loaderData} />
      <Outlet />
    </>
  );
}
