import { AppDocument } from '@showroom/app-frame/app-document';
import { faceLinks } from '@showroom/ui/face-links';
import { RouteAnnouncer } from '@showroom/ui/route-announcer';
import { Outlet, useLocation } from 'react-router-dom';
import type { Route } from './+types/root';
import stylesheet from './styles.css?url';
import { metaRoundPages } from './frame/guard/describe-error.ts';
import { ErrorPage } from './frame/guard/error-page.tsx';
import { useIsSamePage } from './frame/form/same-page.ts';
import { EarlyInput } from './frame/shell/early-input.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  ...faceLinks,
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const meta: Route.MetaFunction = metaRoundPages;

export function Layout({ children }: { readonly children: React.ReactNode }) {
  return <AppDocument head={<meta name="color-scheme" content="light dark" />}>{children}</AppDocument>;
}

export default function Root() {
  const { pathname } = useLocation();
  return (
    <>
      <Outlet />
      <RouteAnnouncer pathname={pathname} isSamePage={useIsSamePage()} />
      <EarlyInput />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
