/** What keeps a form from arriving, or from being answered to who is signed in. */
export type Obstacle = 'offline' | 'signed-out';

/** Where a page asks whether somebody is signed in. */
export const SESSION_PATH = '/admin/session';
/** How long a server may take to say that it is there. */
const PATIENCE_MS = 10_000;

/** Whether a form that is sent now would arrive and be answered to who is signed in; undefined when it would. */
export async function findObstacle(): Promise<Obstacle | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(SESSION_PATH, { redirect: 'manual', cache: 'no-store', signal });
    if (isToLogin(response)) return 'signed-out';
    return response.status >= 500 ? 'offline' : undefined;
  } catch {
    return 'offline';
  }
}

/** The guard leads whoever is not signed in to the login; a script is not to follow. */
export function isToLogin(response: Response): boolean {
  return response.type === 'opaqueredirect' || response.status === 401;
}
