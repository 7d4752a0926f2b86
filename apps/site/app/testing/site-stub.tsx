import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import type { HoursInWords } from '@showroom/catalog-data/hours-in-words';
import { navigation, type NavigationTree } from '@showroom/catalog-data/navigation';
import { createContext, use, useState, type ReactElement } from 'react';
import { createRoutesStub, Outlet } from 'react-router-dom';
import { RootDataProvider, type SiteFacts } from '../shell/site-facts.ts';

type StubRoutes = Parameters<typeof createRoutesStub>[0];

type Frame = ReactElement | readonly (ReactElement | undefined)[] | undefined;

export interface SiteStubProps {
  /** The current URL. Default: the home page. */
  readonly at?: string | undefined;
  readonly facts?: SiteFacts | undefined;
  readonly navigation?: NavigationTree | undefined;
  /** Default: none, as if the root loader failed. */
  readonly hours?: HoursInWords | undefined;
  /** Pages with their real loaders. Other URLs are empty pages. */
  readonly routes?: StubRoutes | undefined;
  /** Wraps every page. */
  readonly children?: Frame;
}

const FrameContext = createContext<Frame>(undefined);

function Root() {
  return (
    <RootDataProvider>
      {use(FrameContext)}
      <Outlet />
    </RootDataProvider>
  );
}

/** The site around a part of it, for tests and stories: root data and a working router. */
export function SiteStub({
  at = '/',
  facts = defaultBusinessFacts,
  navigation: menus = navigation,
  hours,
  routes = [],
  children,
}: SiteStubProps) {
  const [Stub] = useState(() =>
    createRoutesStub([
      {
        id: 'root',
        path: '/',
        HydrateFallback: () => null,
        Component: Root,
        children: [...routes, { path: '*', Component: () => null }],
      },
    ]),
  );
  const root = {
    facts,
    siteUrl: 'https://showroom.example',
    isExported: false,
    socialCard: null,
    navigation: menus,
    hours,
    accentStyles: null,
    year: 2026,
  };
  return (
    <FrameContext value={children}>
      <Stub initialEntries={[at]} hydrationData={{ loaderData: { root } }} />
    </FrameContext>
  );
}
