import { listViewsByDay } from '@showroom/store/admin';
import { shopDayOf } from '@showroom/store/rules';
import { runtimeContext, storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { Route } from './+types/analytics.route';
import { AnalyticsPage } from './analytics-page.tsx';
import { loadAnalytics } from './load-analytics.server.ts';
import { readAnalyticsView, toAnalyticsPath } from './analytics-view.ts';

export const middleware = [allow('analytics')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const view = readAnalyticsView(args.url.searchParams);
  const facts = await loadAnalytics(args.context.get(storeContext), view);
  return { ...facts, siteUrl: args.context.get(runtimeContext).siteUrl };
}

export async function action(args: Route.ActionArgs) {
  requireSession(args);
  const store = args.context.get(storeContext);
  const today = shopDayOf(store.now());
  const [{ count } = { count: 0 }] = await listViewsByDay(store, { from: today, to: today });
  const views = count === 1 ? '1 page view' : `${count} page views`;
  return redirectWithNotice(args, toAnalyticsPath(readAnalyticsView(args.url.searchParams)), {
    text: `Updated. ${views} today.`,
  });
}

export const meta: Route.MetaFunction = () => [{ title: 'Analytics' }, { name: 'robots', content: 'noindex' }];

export default function Analytics({ loaderData }: Route.ComponentProps) {
  return <AnalyticsPage {...loaderData} />;
}
