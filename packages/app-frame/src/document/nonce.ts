import { createContext, use } from 'react';

/** The nonce of the page being rendered. Undefined in the browser, which hides it. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Returns the nonce that an inline script needs under the page's security policy. */
export function useNonce(): string | undefined {
  return use(NonceContext);
}
