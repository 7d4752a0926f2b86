const KEY = 'showroom.plan';
/** As long as drafts of forms are kept. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

export type PlanStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StoredPlan {
  /** As in the URL. */
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Saves the plan on this device. Does nothing where storage is blocked or full. */
export function storePlan(code: string, savedAt = Date.now(), storage = findStorage()): void {
  attempt(() => storage?.setItem(KEY, JSON.stringify({ code, savedAt } satisfies StoredPlan)));
}

/** Reads the plan that was saved on this device; null without one, or if it is older than 30 days or unreadable. */
export function readStoredPlan(now = Date.now(), storage = findStorage()): StoredPlan | null {
  const stored: unknown = attempt(() => JSON.parse(storage?.getItem(KEY) ?? 'null') as unknown);
  if (typeof stored !== 'object' || stored === null || !('code' in stored) || !('savedAt' in stored)) return null;
  const { code, savedAt } = stored;
  if (typeof code !== 'string' || typeof savedAt !== 'number' || !(savedAt > now - MAX_AGE_MS)) return null;
  return { code, savedAt };
}

/** Deletes the plan from this device. */
export function discardStoredPlan(storage = findStorage()): void {
  attempt(() => storage?.removeItem(KEY));
}

/** Even reading the property throws where site data is blocked. */
function findStorage(): PlanStorage | null {
  return attempt(() => globalThis.localStorage) ?? null;
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
