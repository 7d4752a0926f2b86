import { POLL_PARAM } from '../session/poll-param.ts';

/** Why a form can’t be sent under the account of its page. */
export type SaveProblem = 'offline' | 'signed-out' | 'someone-else';

/** Returns the account that is signed in. */
export const SESSION_PATH = '/admin/session';
const PATIENCE_MS = 10_000;

/**
 * Why a form sent now would not arrive, or not under this account; undefined if it would.
 *
 * @param accountId the page’s account (`AccountContext`)
 * @param options.isPoll true without a user action: doesn’t extend the session
 */
export async function findSaveProblem(
  accountId: string | undefined,
  { isPoll = false }: { readonly isPoll?: boolean } = {},
): Promise<SaveProblem | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(isPoll ? `${SESSION_PATH}?${POLL_PARAM}` : SESSION_PATH, {
      redirect: 'manual',
      cache: 'no-store',
      signal,
    });
    if (isToLogin(response)) return 'signed-out';
    if (response.status >= 500) return 'offline';
    // Another tab with the same cookie may have signed in since.
    const isSomeoneElse = response.ok && accountId !== undefined && (await response.text()) !== accountId;
    return isSomeoneElse ? 'someone-else' : undefined;
  } catch {
    return 'offline';
  }
}

/** The guard redirects to the login; scripts don’t follow. */
export function isToLogin(response: Response): boolean {
  return response.type === 'opaqueredirect' || response.status === 401;
}
