import { Outlet } from 'react-router-dom';
import { runtimeContext, storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/redirects.route';
import { loadRedirects } from './load-redirects.server.ts';
import { RedirectsPage } from './redirects-page.tsx';
import { readLead, readRedirectView, toRedirectsHref } from './redirects-url.ts';
import { saveRedirectForm } from './save-redirect-form.server.ts';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const site = args.context.get(runtimeContext);
  const search = args.url.searchParams;
  const list = await loadRedirects(args.context.get(storeContext), site, search);
  return { list, siteUrl: site.siteUrl, lead: readLead(search) };
}

export async function action(args: Route.ActionArgs) {
  requireSession(args);
  const back = toRedirectsHref(readRedirectView(args.url.searchParams));
  return saveRedirectForm(args, back, await readForm(args.request));
}

export const meta: Route.MetaFunction = () => [{ title: 'Redirects' }, { name: 'robots', content: 'noindex' }];

export default function Redirects({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return (
    <>
      <RedirectsPage {...loaderData} refusal={answer} />
      <Outlet />
    </>
  );
}
