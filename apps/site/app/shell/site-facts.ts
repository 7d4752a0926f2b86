import { defaultBusinessFacts, type BusinessFacts } from '@showroom/catalog-data/business-facts';
import type { NavigationTree } from '@showroom/catalog-data/navigation';
import { useRouteLoaderData } from 'react-router-dom';
import type { loader } from '../root.tsx';

/** The owner's facts that every page has. */
export type SiteFacts = Omit<BusinessFacts, 'hours' | 'pricesFromCents'>;

const noNavigation: NavigationTree = { explore: null, main: [], footer: [] };

function useRoot() {
  return useRouteLoaderData<typeof loader>('root');
}

/**
 * The owner's facts as the root loader read them. On an error page drawn before they could be read, the defaults
 * stand in, so that even then a visitor finds a telephone number.
 */
export function useSiteFacts(): SiteFacts {
  return useRoot()?.facts ?? defaultBusinessFacts;
}

/** Where the site stands, such as `https://showroom.example`; empty on an error page drawn before it was known. */
export function useSiteUrl(): string {
  return useRoot()?.siteUrl ?? '';
}

/** The menus: built pages only. */
export function useSiteNavigation(): NavigationTree {
  return useRoot()?.navigation ?? noNavigation;
}

/** The opening hours in lines, for the footer; empty on an error page drawn before they were read. */
export function useSiteHours() {
  return useRoot()?.hours ?? { store: [], pickUp: [] };
}

/** The year the page was made in, for the footer; null on an error page drawn before it was known. */
export function useSiteYear(): number | null {
  return useRoot()?.year ?? null;
}
