import { AppDocument } from '@showroom/app-frame/app-document';
import { faceLinks } from '@showroom/ui/face-links';
import { Outlet, useRouteLoaderData } from 'react-router-dom';
import { ErrorPage } from './shell/error-page.tsx';
import type { Route } from './+types/root';
import { readRootData } from './root-data.server.ts';
import { RootDataProvider } from './shell/site-facts.ts';
import { Hydrated } from './start/hydrated.tsx';
import { EarlyInputRecorder } from './start/early-input-recorder.tsx';
import stylesheet from './styles.css?url';

export async function loader({ context }: Route.LoaderArgs) {
  return readRootData(context);
}

/** The facts change with the owner, not with the visitor's next click: read once per visit. In development, edits show at once. */
export function shouldRevalidate() {
  return import.meta.env.DEV;
}

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet, precedence: 'app' },
  ...faceLinks,
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function Layout({ children }: { readonly children: React.ReactNode }) {
  const accentStyles = useRouteLoaderData<typeof loader>('root')?.accentStyles;
  return (
    <AppDocument
      head={
        <>
          <meta name="theme-color" content="#FAF8F4" />
          {accentStyles != null && <style>{accentStyles}</style>}
          <EarlyInputRecorder />
        </>
      }
    >
      <RootDataProvider>{children}</RootDataProvider>
    </AppDocument>
  );
}

export default function Root() {
  return (
    <>
      <Outlet />
      <Hydrated />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
