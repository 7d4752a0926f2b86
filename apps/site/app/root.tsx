import { AppDocument } from '@showroom/app-frame/app-document';
import sansFont from '@showroom/ui/fonts/sans.woff2?url';
import mediumFont from '@showroom/ui/fonts/sans-medium.woff2?url';
import serifFont from '@showroom/ui/fonts/serif.woff2?url';
import { Outlet } from 'react-router-dom';
import { ErrorPage } from './shell/error-page.tsx';
import { FollowLinks } from './shell/follow-links.tsx';
import type { Route } from './+types/root';
import { readRootData } from './root-data.server.ts';
import { RootDataProvider } from './shell/site-facts.ts';
import { Hydrated } from './start/hydrated.tsx';
import { SCROLL_KEY } from './start/restore-scroll.ts';
import stylesheetUrl from './styles.css?url';

export async function loader({ context, url }: Route.LoaderArgs) {
  return readRootData(context, url.pathname);
}

/** The facts change with the owner, not with the visitor's next click: read once per visit. */
export function shouldRevalidate() {
  return false;
}

export const links: Route.LinksFunction = () => [
  // All three faces, 32 KB together: on a line that brings one before the first paint, it brings the others as well.
  ...[serifFont, sansFont, mediumFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function Layout({ children }: { readonly children: React.ReactNode }) {
  return (
    <AppDocument
      head={<meta name="theme-color" content="#FAF8F4" />}
      stylesheetUrl={stylesheetUrl}
      scrollKey={SCROLL_KEY}
    >
      <RootDataProvider>{children}</RootDataProvider>
    </AppDocument>
  );
}

export default function Root() {
  return (
    <>
      <Outlet />
      <FollowLinks />
      <Hydrated />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
