import { createContext, use } from 'react';

/** The nonce of the page being rendered. Undefined in the browser, which hides it. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return use(NonceContext);
}
