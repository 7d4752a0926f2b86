import { redirect } from 'react-router-dom';
import { runtimeContext, storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { usePolledData } from '../../frame/live-counts/use-polled-data.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/seo.route';
import { loadSeoList } from './load-seo.server.ts';
import { SeoList } from './seo-list.tsx';
import { readSeoView, toSeoHref } from './seo-view.ts';
import { surveyOf } from '../../frame/public-site/site-survey.server.ts';

export const middleware = [allow('content')];

/** A small site is read by then, so its list is complete at first sight. In milliseconds. */
const FIRST_LOOK_MS = 1_500;

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const store = args.context.get(storeContext);
  const survey = surveyOf(store, args.context.get(runtimeContext));
  await survey.refresh({ waitMs: survey.state.pages.length === 0 ? FIRST_LOOK_MS : 0 });
  return loadSeoList(store, survey, args.url.searchParams);
}

export async function action(args: Route.ActionArgs) {
  requireSession(args);
  const store = args.context.get(storeContext);
  const survey = surveyOf(store, args.context.get(runtimeContext));
  await survey.refresh({ isForced: true, waitMs: FIRST_LOOK_MS });
  return redirect(toSeoHref(readSeoView(args.url.searchParams)));
}

export const meta: Route.MetaFunction = () => [{ title: 'SEO Tools' }, { name: 'robots', content: 'noindex' }];

export default function Seo({ loaderData }: Route.ComponentProps) {
  return <SeoList {...usePolledData(loaderData, ({ progress }) => progress !== null)} />;
}
