import { navigation } from '@showroom/catalog-data/navigation';
import { describeOpenDays, describeWeek } from '@showroom/catalog-data/opening-hours';
import { socialPictureUrl } from '@showroom/pictures/picture-source';
import { findPicture } from '@showroom/pictures/picture-records';
import { readBusinessFacts } from '@showroom/store/settings';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router-dom';
import sansFont from '@showroom/ui/fonts/sans.woff2?url';
import mediumFont from '@showroom/ui/fonts/sans-medium.woff2?url';
import serifFont from '@showroom/ui/fonts/serif.woff2?url';
import { ErrorPage } from './shell/error-page.tsx';
import type { Route } from './+types/root';
import { inlineStyles } from './inline-styles.ts';
import { Hydrated } from './start/hydrated.tsx';
import { SCROLL_KEY } from './start/restore-scroll.ts';
import stylesheetUrl from './styles.css?url';
import { runtimeContext, storeContext } from './request-context.ts';

/** What every page knows: the owner's facts, and where the site stands. */
export async function loader({ context }: Route.LoaderArgs) {
  // Hours and prices are read by few pages: those ask for them themselves.
  const { hours, pricesFromCents: _, ...facts } = await readBusinessFacts(context.get(storeContext));
  const socialCard = findPicture('scenes/social-card');
  const { siteUrl } = context.get(runtimeContext);
  return {
    facts,
    siteUrl,
    socialCardUrl: socialCard ? siteUrl + socialPictureUrl(socialCard) : null,
    navigation,
    hours: {
      store: describeWeek(hours.store),
      pickUp: describeWeek(hours.pickUp),
      phone: describeOpenDays(hours.phone),
    },
    year: new Date().getFullYear(),
  };
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
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FAF8F4" />
        <Meta />
        <Links />
        <style data-site-styles={stylesheetUrl} dangerouslySetInnerHTML={{ __html: inlineStyles }} />
      </head>
      <body>
        {children}
        <ScrollRestoration storageKey={SCROLL_KEY} />
        <Scripts />
      </body>
    </html>
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
