import { readStoredJson, removeStored, writeStored } from '@showroom/ui/browser-storage';

const KEY = 'showroom.plan';
/** As long as drafts of forms are kept. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

interface StoredPlan {
  /** As in the URL. */
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Saves the plan on this device. Does nothing where storage is blocked or full. */
export function storePlan(code: string): void {
  writeStored(KEY, JSON.stringify({ code, savedAt: Date.now() } satisfies StoredPlan));
}

/** Reads the plan that was saved on this device; null without one, or if it is older than 30 days or unreadable. */
export function readStoredPlan(): StoredPlan | null {
  const stored = readStoredJson(KEY);
  if (typeof stored !== 'object' || stored === null || !('code' in stored) || !('savedAt' in stored)) return null;
  const { code, savedAt } = stored;
  if (typeof code !== 'string' || typeof savedAt !== 'number' || !(savedAt > Date.now() - MAX_AGE_MS)) return null;
  return { code, savedAt };
}

/** Deletes the plan from this device. */
export function discardStoredPlan(): void {
  removeStored(KEY);
}
