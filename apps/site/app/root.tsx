import { AppDocument } from '@showroom/app-frame/app-document';
import { faceLinks } from '@showroom/ui/face-links';
import { Outlet } from 'react-router-dom';
import { ErrorPage } from './shell/error-page.tsx';
import { FollowLinks } from './shell/follow-links.tsx';
import type { Route } from './+types/root';
import { readRootData } from './root-data.server.ts';
import { RootDataProvider } from './shell/site-facts.ts';
import { Hydrated } from './start/hydrated.tsx';
import { SCROLL_KEY } from './start/restore-scroll.ts';
import stylesheetUrl from './styles.css?url';

export async function loader({ context }: Route.LoaderArgs) {
  return readRootData(context);
}

/** The facts change with the owner, not with the visitor's next click: read once per visit. */
export function shouldRevalidate() {
  return false;
}

export const links: Route.LinksFunction = () => [
  ...faceLinks,
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
