import { countLeadsByStatus } from '@showroom/store/admin/list-leads';
import { readBusinessFacts } from '@showroom/store/settings';
import { Outlet } from 'react-router-dom';
import { storeContext } from '../request-context.ts';
import { guard, requireSession } from '../session/require-session.server.ts';
import type { Route } from './+types/guarded-layout';
import { BackOfficeFrame } from './back-office-frame.tsx';
import { ErrorPage } from './error-page.tsx';

export const middleware: Route.MiddlewareFunction[] = [guard];

export async function loader(args: Route.LoaderArgs) {
  const session = requireSession(args);
  const store = args.context.get(storeContext);
  const [facts, counts] = await Promise.all([readBusinessFacts(store), countLeadsByStatus(store)]);
  return {
    brand: facts.brand,
    username: session.username,
    unread: counts.unread,
    storeTrouble: store.findFileTrouble(),
  };
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
