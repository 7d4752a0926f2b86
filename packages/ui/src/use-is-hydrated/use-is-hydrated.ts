import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in finished HTML until it is hydrated, then true: for controls that do nothing without script. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
