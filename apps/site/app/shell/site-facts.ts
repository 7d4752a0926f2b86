import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import type { NavigationTree } from '@showroom/catalog-data/navigation';
import { useRouteLoaderData } from 'react-router-dom';
import type { loader } from '../root.tsx';

const noNavigation: NavigationTree = { explore: null, main: [], footer: [] };

function useRoot() {
  return useRouteLoaderData<typeof loader>('root');
}

/**
 * The owner's facts as the root loader read them. On an error page drawn before they could be read, the defaults
 * stand in, so that even then a visitor finds a telephone number.
 */
export function useSiteFacts() {
  return useRoot()?.facts ?? defaultBusinessFacts;
}

/** The menus: built pages only. */
export function useSiteNavigation(): NavigationTree {
  return useRoot()?.navigation ?? noNavigation;
}

/** The year the page was made in, for the footer; null on an error page drawn before it was known. */
export function useSiteYear(): number | null {
  return useRoot()?.year ?? null;
}
