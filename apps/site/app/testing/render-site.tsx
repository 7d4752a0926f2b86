import { defaultBusinessFacts, type BusinessFacts } from '@showroom/catalog-data/business-facts';
import { navigation, type NavigationTree } from '@showroom/catalog-data/navigation';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { SiteHours } from '../shell/site-facts.ts';
import { createRoutesStub, Outlet, useLocation } from 'react-router-dom';

type StubRoutes = Parameters<typeof createRoutesStub>[0];

export interface RenderSiteOptions {
  /** The address the visitor is at. Default: the home page. */
  readonly at?: string;
  readonly facts?: BusinessFacts;
  readonly navigation?: NavigationTree;
  /** Default: none, as where they could not be read. */
  readonly hours?: SiteHours;
  /** Pages, each with its real loader. Any other address is an empty page. */
  readonly routes?: StubRoutes;
  /** What stands around every page. */
  readonly frame?: ReactNode;
}

/**
 * Draws components as pages of the site: under a root that knows the facts and menus, with a router that moves. Where the
 * router stands is on the page as `data-testid="address"`.
 */
export function renderSite({
  at = '/',
  facts = defaultBusinessFacts,
  navigation: menus = navigation,
  hours,
  routes = [],
  frame,
}: RenderSiteOptions) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      HydrateFallback: () => null,
      Component: () => (
        <>
          {frame}
          <Outlet />
          <Address />
        </>
      ),
      children: [...routes, { path: '*', Component: () => null }],
    },
  ]);
  const rootData = {
    facts,
    siteUrl: 'https://showroom.example',
    socialCardUrl: null,
    navigation: menus,
    hours,
    year: 2026,
  };
  return render(<Stub initialEntries={[at]} hydrationData={{ loaderData: { root: rootData } }} />);
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <span data-testid="address">{pathname + search + hash}</span>;
}
