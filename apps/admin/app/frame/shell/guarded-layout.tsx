import { data, Outlet } from 'react-router-dom';
import { guard, requireSession } from '../session/require-session.server.ts';
import type { Route } from './+types/guarded-layout';
import { AdminFrame } from './admin-frame.tsx';
import { metaRoundPages } from '../guard/describe-error.ts';
import { ErrorPage, ErrorWords } from '../guard/error-page.tsx';
import { loadFrame } from '../guard/load-frame.server.ts';
import { keepPageOnFailure } from '../form/not-saved.tsx';
import { readNotice } from '../notices/notice.server.ts';
import { findRefusal } from '../guard/refusal.ts';

export const middleware: Route.MiddlewareFunction[] = [guard];
export const clientMiddleware = [keepPageOnFailure];

export async function loader(args: Route.LoaderArgs) {
  const session = requireSession(args);
  const [frame, taken] = await Promise.all([loadFrame(args.context, session), readNotice(args)]);
  const shown = { ...frame, notice: taken?.notice ?? null };
  return taken === null ? shown : data(shown, { headers: { 'Set-Cookie': taken.forget } });
}

export const meta: Route.MetaFunction = metaRoundPages;

export default function GuardedLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame {...loaderData}>
      <Outlet />
    </AdminFrame>
  );
}

/** Within the frame if it is known. Its notice stays for the next page. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const frame = loaderData ?? findRefusal(error)?.frame;
  if (frame === undefined) return <ErrorPage error={error} />;
  return (
    <AdminFrame {...frame} notice={null}>
      <ErrorWords error={error} />
    </AdminFrame>
  );
}
