import { readBusinessFacts } from '@showroom/store/settings';
import { data, Outlet } from 'react-router-dom';
import { storeContext } from '../request-context.ts';
import { guard, requireSession } from '../session/require-session.server.ts';
import type { Route } from './+types/guarded-layout';
import { BackOfficeFrame } from './back-office-frame.tsx';
import { countTabs } from './count-tabs.server.ts';
import { ErrorPage } from './error-page.tsx';
import { takeNotice } from './notice.server.ts';

export const middleware: Route.MiddlewareFunction[] = [guard];

export async function loader(args: Route.LoaderArgs) {
  const session = requireSession(args);
  const store = args.context.get(storeContext);
  const [facts, counts, taken] = await Promise.all([
    readBusinessFacts(store),
    countTabs(store, session.role),
    takeNotice(args),
  ]);
  const shown = {
    brand: facts.brand,
    username: session.name,
    role: session.role,
    counts,
    storeTrouble: store.findFileTrouble(),
    notice: taken?.notice ?? null,
  };
  return data(shown, taken === null ? {} : { headers: { 'Set-Cookie': taken.forget } });
}

export default function GuardedLayout({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficeFrame {...loaderData}>
      <Outlet />
    </BackOfficeFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
