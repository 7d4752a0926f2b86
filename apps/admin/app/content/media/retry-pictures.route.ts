import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/retry-pictures.route';
import { retryFailedPictures } from './failed-pictures.server.ts';
import { LIBRARY_PATH } from '../../frame/navigation/page-paths.ts';

export { RouteErrorWords as ErrorBoundary } from '../../frame/guard/error-page.tsx';

export const middleware = [allow('content')];

export async function action(args: Route.ActionArgs) {
  requireSession(args);
  await retryFailedPictures(args.context.get(storeContext));
  return redirectWithNotice(args, LIBRARY_PATH, {
    text: 'We’ll try these images again the next time a page shows them.',
  });
}
