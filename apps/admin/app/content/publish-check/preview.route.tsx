import { data } from 'react-router-dom';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/preview.route';
import { PreviewPage } from './preview-page.tsx';
import { openPublishCheck } from './open-publish-check.server.ts';
import { readPlan } from '../kinds/publish-plan.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const { content, contentKind, kind, path: ownPath, site } = await openPublishCheck(args);
  const { searchParams } = args.url;
  const path = readSitePath(searchParams.get('path')) ?? ownPath;
  if (path === null) throw data('This item doesn’t have its own page.', { status: 404 });
  return {
    kind,
    id: content.id,
    title: contentKind.titleOf(content.fields),
    path,
    plan: readPlan(searchParams),
    isPhone: searchParams.get('width') === 'phone',
    frame: site.frameUrl(path, 'after'),
  };
}

const ORIGIN = 'http://site.invalid';

/** A path of the site with its query; undefined for other addresses. */
function readSitePath(typed: string | null): string | undefined {
  if (typed === null || !typed.startsWith('/') || !URL.canParse(typed, ORIGIN)) return undefined;
  const { origin, pathname, search } = new URL(typed, ORIGIN);
  return origin === ORIGIN ? pathname + search : undefined;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Preview: ${loaderData.title}` : 'Not found' },
  { name: 'robots', content: 'noindex' },
];

export default function Preview({ loaderData }: Route.ComponentProps) {
  return <PreviewPage {...loaderData} />;
}
