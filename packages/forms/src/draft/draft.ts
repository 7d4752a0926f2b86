import { readStoredJson, removeStored, writeStored } from '@showroom/ui/browser-storage';
import { hasAnswers, initialAnswers, toAnswers } from '../rules/answers.ts';
import type { Answers, FormDefinition } from '../rules/field-definition.ts';

/** Raise it when the meaning of fields changes: older drafts are then ignored. */
const DRAFT_VERSION = 1;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

export interface Draft {
  readonly values: Answers;
  /** The wizard's step. */
  readonly step: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Saves a draft in this browser, unless the form is untouched. Does nothing when storage is blocked or full. */
export function saveDraft(
  form: FormDefinition,
  { values, step, savedAt = Date.now() }: { values: Answers; step: number; savedAt?: number },
): void {
  if (hasAnswers(form.fields, values)) {
    writeStored(keyOf(form), JSON.stringify({ version: DRAFT_VERSION, savedAt, step, values }));
  } else clearDraft(form);
}

/** Loads a draft; null if there is none, or it is older than 30 days, of another version, or unreadable. */
export function loadDraft(form: FormDefinition, now: number = Date.now()): Draft | null {
  const kept = readStoredJson(keyOf(form));
  if (!isRecord(kept) || kept['version'] !== DRAFT_VERSION) return null;
  const { savedAt, step } = kept;
  if (typeof savedAt !== 'number' || !(savedAt > now - MAX_AGE_MS)) {
    clearDraft(form);
    return null;
  }
  const values = { ...toAnswers(form.fields, kept['values']), ...readFromAddress(form) };
  return hasAnswers(form.fields, values) ? { values, savedAt, step: typeof step === 'number' ? step : 1 } : null;
}

/** Values from the page's URL, which were chosen after any draft. */
function readFromAddress({ fields }: FormDefinition): Answers {
  return initialAnswers(fields.filter((field) => field.kind === 'choice' && field.isOfAddress));
}

/** Deletes the draft after it was sent, or when the visitor starts over. */
export function clearDraft(form: FormDefinition): void {
  removeStored(keyOf(form));
}

function keyOf(form: FormDefinition): string {
  return `showroom.draft.${form.name}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
