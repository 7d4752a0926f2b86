import { POLL_PARAM } from '../session/poll-param.ts';

/** What keeps a form from arriving, or from being answered to who is signed in. */
export type SaveProblem = 'offline' | 'signed-out' | 'someone-else';

/** Where a page asks who is signed in. */
export const SESSION_PATH = '/admin/session';
/** How long a server may take to say that it is there. */
const PATIENCE_MS = 10_000;

/**
 * Why a form that is sent now would not arrive, or not in the name of who filled it in; undefined when it would.
 *
 * @param accountId whose page it is (`AccountContext`)
 * @param options.isPoll whether no one has pressed anything: that does not extend the session
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
    // Another tab of this browser may have signed in since, with the cookie that they share.
    const isSomeoneElse = response.ok && accountId !== undefined && (await response.text()) !== accountId;
    return isSomeoneElse ? 'someone-else' : undefined;
  } catch {
    return 'offline';
  }
}

/** The guard leads whoever is not signed in to the login; a script is not to follow. */
export function isToLogin(response: Response): boolean {
  return response.type === 'opaqueredirect' || response.status === 401;
}
