import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in finished HTML and while it comes alive, then true: for controls that do nothing without script. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
