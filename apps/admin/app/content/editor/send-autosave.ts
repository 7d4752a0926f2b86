import { isToLogin } from '../../frame/form/find-save-problem.ts';
import { FULL_DISK_STATUS } from '../../frame/session/full-disk.ts';
import type { KindName } from '../../frame/navigation/content-kinds.ts';
import type { FormValues } from '../kinds/form-values.ts';

export type AutosaveAnswer =
  | { readonly code: 'saved'; readonly revision: number; readonly slug: string }
  /** `isBehind`: others have changed it, and nothing is autosaved any longer. */
  | { readonly code: 'refused'; readonly message: string; readonly isBehind: boolean }
  | { readonly code: 'offline' | 'signed-out'; readonly message: string };

/** A timeout, so that newer text can be saved. In milliseconds. */
const PATIENCE_MS = 30_000;

const SAVED_HERE = 'Your changes are saved on this device.';
const offline = { code: 'offline', message: `You’re offline. ${SAVED_HERE}` } as const;
const signedOut = { code: 'signed-out', message: `You’ve been signed out. ${SAVED_HERE}` } as const;

export interface AutosavedDraft {
  readonly name: KindName;
  readonly id: string;
  readonly from: number;
  readonly values: FormValues;
  /** The account that writes: nothing is saved under another’s name. */
  readonly accountId: string;
}

/** Asks the server to save a draft. Failures and timeouts are results, too. */
export async function sendAutosave(draft: AutosavedDraft, patienceMs = PATIENCE_MS): Promise<AutosaveAnswer> {
  const body = new URLSearchParams({
    ...draft.values,
    id: draft.id,
    from: String(draft.from),
    account: draft.accountId,
  });
  try {
    const response = await fetch(`/admin/${draft.name}/autosave`, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (isToLogin(response)) return signedOut;
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok && hasNumber(answer, 'revision') && hasText(answer, 'slug')) {
      return { code: 'saved', revision: answer.revision, slug: answer.slug };
    }
    if (hasText(answer, 'message')) {
      return { code: 'refused', message: `Not saved. ${answer.message}`, isBehind: response.status === 409 };
    }
    const why = response.status === FULL_DISK_STATUS ? 'the server’s disk is full' : 'the server returned an error';
    return { code: 'offline', message: `Not saved: ${why}. ${SAVED_HERE}` };
  } catch {
    return offline;
  }
}

function hasNumber<Name extends string>(value: unknown, name: Name): value is Record<Name, number> {
  return typeof Object(value)[name] === 'number';
}

function hasText<Name extends string>(value: unknown, name: Name): value is Record<Name, string> {
  return typeof Object(value)[name] === 'string';
}
