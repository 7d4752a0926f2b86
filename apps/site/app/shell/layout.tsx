import { fetchedPart } from '@showroom/ui/fetched-part';
import { RouteAnnouncer } from '@showroom/ui/route-announcer';
import { SkipLink } from '@showroom/ui/skip-link';
import { useSyncExternalStore } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { leadOn } from '../content/lead-on.server.ts';
import { storeContext } from '../request-context.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { KeepForm } from '../shortlist/keep-form.tsx';
import { ErrorPage } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Letterhead } from './letterhead.tsx';
import { readOwnerWords } from './owner-words.server.ts';
import { useIsExported } from './site-facts.ts';
import type { Route } from './+types/layout';

function Shell({ children }: { readonly children: React.ReactNode }) {
  const { pathname } = useLocation();
  const isExported = useIsExported();
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header pathname={pathname} />
      <Letterhead />
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Footer />
      <BackToTop />
      {!isExported && <KeepForm />}
      <RouteAnnouncer pathname={pathname} />
    </>
  );
}

/** What the owner wrote for search engines about the page at this path. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return { ownerWords: await readOwnerWords(context.get(storeContext), url.pathname) };
}

/** They belong to a path: another arrangement of the same page has the same ones. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** Whatever the page: where it turns out that there is none, its address may lead to another. */
export const middleware = [leadOn];

/** Counts only where this frame stands in for a page that is missing or failed: every page brings its own. */
export function meta({ error, location, matches }: Route.MetaArgs) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return pageMeta(matches, {
    title: isMissing ? 'Page not found' : 'This page couldn’t be loaded',
    description: isMissing ? 'There’s no page at this URL.' : 'Something went wrong on our end.',
    path: location.pathname,
    isIndexed: false,
  });
}

/** The frame around every public page. */
export default function Layout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** A page that failed or is missing keeps the frame: the header and footer are the way on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <ErrorPage error={error} />
    </Shell>
  );
}

// Visitors who cannot fetch it scroll by themselves.
const ScrollToTop = fetchedPart(async () => ({ default: (await import('@showroom/ui/scroll-to-top')).ScrollToTop }));

/** The way back up, fetched once the visitor has left the top. */
function BackToTop() {
  const hasLeftTop = useSyncExternalStore(subscribeToScroll, isBelowTop, () => false);
  // Above the bar that some pages keep at the foot of a phone's screen.
  return hasLeftTop && <ScrollToTop className="max-md:[body:has([data-bottom-bar])_&]:-translate-y-18" />;
}

const isBelowTop = () => window.scrollY > 0;

function subscribeToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
