import { useIsHydrated } from '@showroom/ui/use-is-hydrated';

/** Whether passkeys work in this browser at this address. `unknown` before scripts run, and without them. */
export type PasskeyPlace = 'unknown' | 'here' | 'elsewhere' | 'no-browser';

/** @param origin the one origin that accepts passkeys */
export function usePasskeyPlace(origin: string): PasskeyPlace {
  if (!useIsHydrated()) return 'unknown';
  if (globalThis.location.origin !== origin) return 'elsewhere';
  return 'PublicKeyCredential' in globalThis ? 'here' : 'no-browser';
}
