import { useIsHydrated } from '@showroom/ui/use-is-hydrated';

/**
 * Whether passkeys can be had in this browser, at this address. Not known before scripts run: `unknown` is also what a page
 * without scripts shows.
 */
export type PasskeyPlace = 'unknown' | 'here' | 'elsewhere' | 'no-browser';

/** @param origin the one origin at which the server takes passkeys */
export function usePasskeyPlace(origin: string): PasskeyPlace {
  if (!useIsHydrated()) return 'unknown';
  if (globalThis.location.origin !== origin) return 'elsewhere';
  return 'PublicKeyCredential' in globalThis ? 'here' : 'no-browser';
}
