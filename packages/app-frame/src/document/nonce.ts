import { createContext, use } from 'react';

/** The nonce of the page being rendered, for inline scripts of ours. Undefined in the browser, which hides it. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce that an inline script needs to be let through by the page's security policy. */
export function useNonce(): string | undefined {
  return use(NonceContext);
}
