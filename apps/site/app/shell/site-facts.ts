import { useRouteLoaderData } from 'react-router-dom';
import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import type { loader } from '../root.tsx';

/**
 * The owner's facts as the root loader read them. On an error page drawn before they could be read, the defaults
 * stand in, so that even then a visitor finds a telephone number.
 */
export function useSiteFacts() {
  const root = useRouteLoaderData<typeof loader>('root');
  return root?.facts ?? defaultBusinessFacts;
}

/** The year the page was made in, for the footer. */
export function useSiteYear(): number {
  return useRouteLoaderData<typeof loader>('root')?.year ?? new Date().getFullYear();
}
