import type * as Authenticator from './authenticator.ts';

const OUT_OF_REACH = { ok: false, message: 'The connection failed. Reload the page and try again.' } as const;

/** Loads the code for authenticators and uses it. A failed load counts as no response. */
export async function withAuthenticator(
  use: (authenticator: typeof Authenticator) => Promise<Authenticator.Answered>,
): Promise<Authenticator.Answered> {
  try {
    return await use(await import('./authenticator.ts'));
  } catch {
    return OUT_OF_REACH;
  }
}
