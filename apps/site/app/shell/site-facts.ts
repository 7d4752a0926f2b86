import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import type { HoursInWords } from '@showroom/catalog-data/hours-in-words';
import type { NavigationTree } from '@showroom/catalog-data/navigation';
import { createContext, createElement, use, type ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { readRootData, RootData } from '../root-data.server.ts';

/** The owner's facts that every page has. */
export type SiteFacts = RootData['facts'];

const noNavigation: NavigationTree = { explore: null, main: [], footer: [] };

const RootDataContext = createContext<RootData | undefined>(undefined);

/**
 * Hands down what the root loader read. It is read once per visit, and whoever asks the router for it is drawn again with
 * every step that the router takes.
 */
export function RootDataProvider({ children }: { readonly children: ReactNode }) {
  return createElement(RootDataContext, { value: useRouteLoaderData<typeof readRootData>('root') }, children);
}

function useRoot(): RootData | undefined {
  return use(RootDataContext);
}

/**
 * The owner's facts as the root loader read them. On an error page drawn before they could be read, the defaults
 * stand in, so that even then a visitor finds a phone number.
 */
export function useSiteFacts(): SiteFacts {
  return useRoot()?.facts ?? defaultBusinessFacts;
}

/** Where the site stands, such as `https://showroom.example`; empty on an error page drawn before it was known. */
export function useSiteUrl(): string {
  return useRoot()?.siteUrl ?? '';
}

/** Whether the site is written as files: what needs a server (filters, search, the shortlist) is then left out. */
export function useIsExported(): boolean {
  return useRoot()?.isExported ?? false;
}

/** The menus; empty on an error page drawn before they were read. */
export function useSiteNavigation(): NavigationTree {
  return useRoot()?.navigation ?? noNavigation;
}

/** The hours, for the footer; empty on an error page drawn before they were read. */
export function useSiteHours(): HoursInWords {
  return useRoot()?.hours ?? { store: [], pickUp: [], phone: '', holidays: '', showroom: '' };
}

/** The year the page was made in, for the footer; null on an error page drawn before it was known. */
export function useSiteYear(): number | null {
  return useRoot()?.year ?? null;
}
