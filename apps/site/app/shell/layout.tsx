import { fetchedPart } from '@showroom/ui/fetched-part';
import { RouteAnnouncer } from '@showroom/ui/route-announcer';
import { SkipLink } from '@showroom/ui/skip-link';
import { useSyncExternalStore } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { redirectMissing } from '../content/redirect-missing.server.ts';
import { storeContext } from '../request-context.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { ShortlistBar } from '../shortlist/shortlist-bar.tsx';
import { ErrorPage } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Letterhead } from './letterhead.tsx';
import { readOwnerWords } from './owner-words.server.ts';
import type { Route } from './+types/layout';

function Shell({ children }: { readonly children: React.ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ShortlistBar>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header pathname={pathname} />
      <Letterhead />
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Footer />
      <BackToTop />
      <RouteAnnouncer pathname={pathname} />
    </ShortlistBar>
  );
}

/** The owner's title and description for search engines. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return { ownerWords: await readOwnerWords(context.get(storeContext), url.pathname) };
}

/** They depend on the path only, not on a list's filters. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const middleware = [redirectMissing];

/** Applies to missing and failed pages only; every page has its own. */
export function meta({ error, location, matches }: Route.MetaArgs) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return pageMeta(matches, {
    title: isMissing ? 'Page not found' : 'This page couldn’t be loaded',
    description: isMissing ? 'There’s no page at this URL.' : 'Something went wrong on our end.',
    path: location.pathname,
    isIndexed: false,
  });
}

export default function Layout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** Error pages keep the header and footer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <ErrorPage error={error} />
    </Shell>
  );
}

// Without it visitors can still scroll.
const ScrollToTop = fetchedPart(async () => ({ default: (await import('@showroom/ui/scroll-to-top')).ScrollToTop }));

/** A button to the top, fetched once the visitor has scrolled. */
function BackToTop() {
  const hasLeftTop = useSyncExternalStore(subscribeToScroll, isBelowTop, () => false);
  // Above the bar at the bottom of some pages on a phone.
  return hasLeftTop && <ScrollToTop className="max-md:[body:has([data-bottom-bar])_&]:-translate-y-18" />;
}

const isBelowTop = () => window.scrollY > 0;

function subscribeToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
