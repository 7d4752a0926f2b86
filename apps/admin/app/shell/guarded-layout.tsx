import { countLeadsByStatus } from '@showroom/store/admin/list-leads';
import { readBusinessFacts } from '@showroom/store/settings';
import { SkipLink } from '@showroom/ui/skip-link';
import { NavLink, Outlet } from 'react-router-dom';
import { storeContext } from '../request-context.ts';
import { guard, requireSession } from '../session/require-session.server.ts';
import type { Route } from './+types/guarded-layout';
import { ErrorPage } from './error-page.tsx';
import { UserMenu } from './user-menu.tsx';

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

/** The frame of everything behind the login. */
export default function GuardedLayout({ loaderData }: Route.ComponentProps) {
  const { brand, storeTrouble, unread, username } = loaderData;
  return (
    <div className="min-h-dvh">
      <SkipLink href="#main">Skip to the content</SkipLink>
      <header className="border-b border-hairline bg-paper-raised">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-8 px-4 py-2 sm:px-6">
          <span className="font-serif text-subheading">{brand}</span>
          <nav aria-label="Back office" className="flex flex-1 gap-6">
            <NavLink
              to="/admin/leads"
              className="inline-flex min-h-11 items-center gap-2 font-medium aria-[current=page]:text-spruce"
            >
              Leads
              {unread > 0 && (
                <span className="figures rounded-sm bg-spruce px-1.5 text-caption text-on-spruce">
                  {unread}
                  <span className="sr-only"> unread</span>
                </span>
              )}
            </NavLink>
          </nav>
          <UserMenu username={username} />
        </div>
      </header>
      {storeTrouble !== null && (
        <div role="alert" className="bg-danger-surface text-danger">
          <p className="mx-auto max-w-7xl px-4 py-3 font-medium sm:px-6">{storeTrouble}</p>
        </div>
      )}
      <main id="main" tabIndex={-1} className="mx-auto max-w-7xl px-4 py-8 outline-none sm:px-6">
        <Outlet />
      </main>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
