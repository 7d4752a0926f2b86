import { Outlet } from 'react-router-dom';
import { allow } from '../../frame/guard/allow.server.ts';
import { contentKinds, isKindName } from '../../frame/navigation/content-kinds.ts';
import { storeContext } from '../../frame/session/request-context.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { kindForms } from '../kinds/kinds.ts';
import type { Route } from './+types/list.route';
import { ListPage } from './list-page.tsx';
import { parseList } from './list-url.ts';
import { loadList } from './load-list.server.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const [, dashboard = '', kind] = /\badmin\/([\w-]+)\/(\w+)/.exec(args.pattern) ?? [];
  if (!isKindName(kind)) throw new Error(`No kind has a list at ${args.pattern}`);
  const isTable = dashboard === 'dashboard';
  return {
    kind,
    path: `/admin/${dashboard}/${kind}`,
    isTable,
    title: isTable ? contentKinds[kind].tab : kindForms[kind].title,
    ...(await loadList(args.context.get(storeContext), kind, parseList(kind, args.url.searchParams))),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? 'Not found' },
  { name: 'robots', content: 'noindex' },
];

export default function ListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListPage {...loaderData} />
      <Outlet />
    </>
  );
}
