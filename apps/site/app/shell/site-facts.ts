import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import type { HoursInWords } from '@showroom/catalog-data/hours-in-words';
import type { NavigationTree } from '@showroom/catalog-data/navigation';
import { createContext, createElement, use, type ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { readRootData, RootData } from '../root-data.server.ts';

export type SiteFacts = RootData['facts'];

const noNavigation: NavigationTree = { explore: null, main: [], footer: [] };

const RootDataContext = createContext<RootData | undefined>(undefined);

/** Provides the root loader's data in a context of its own: components that read it from the router render on every navigation. */
export function RootDataProvider({ children }: { readonly children: ReactNode }) {
  return createElement(RootDataContext, { value: useRouteLoaderData<typeof readRootData>('root') }, children);
}

function useRoot(): RootData | undefined {
  return use(RootDataContext);
}

/** The owner's facts; the defaults if the root loader failed, so that an error page still has a phone number. */
export function useSiteFacts(): SiteFacts {
  return useRoot()?.facts ?? defaultBusinessFacts;
}

/** The site's origin, such as `https://showroom.example`; empty if the root loader failed. */
export function useSiteUrl(): string {
  return useRoot()?.siteUrl ?? '';
}

/** Whether this is the static export, without what needs a server: filters, search, the shortlist. */
export function useIsExported(): boolean {
  return useRoot()?.isExported ?? false;
}

/** The menus; empty if the root loader failed. */
export function useSiteNavigation(): NavigationTree {
  return useRoot()?.navigation ?? noNavigation;
}

/** The hours; empty if the root loader failed. */
export function useSiteHours(): HoursInWords {
  return useRoot()?.hours ?? { store: [], pickUp: [], phone: '', holidays: '', showroom: '' };
}

/** The current year; null if the root loader failed. */
export function useSiteYear(): number | null {
  return useRoot()?.year ?? null;
}
