import { hasAnswers, initialAnswers, toAnswers } from '../rules/answers.ts';
import type { Answers, FormDefinition } from '../rules/field-definition.ts';

/** Raised when fields change their meaning: older drafts are then left aside. */
const DRAFT_VERSION = 1;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** The part of localStorage that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a visitor typed and has not sent. Never files, never the form's hidden fields. */
export interface Draft {
  readonly values: Answers;
  /** Wizard step the visitor was on. */
  readonly step: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Keeps a draft in this browser; an untouched form leaves none. Does nothing where storage is closed or full. */
export function saveDraft(
  form: FormDefinition,
  { values, step, savedAt = Date.now() }: { values: Answers; step: number; savedAt?: number },
  storage: DraftStorage | null = findStorage(),
): void {
  if (!hasAnswers(form.fields, values)) {
    clearDraft(form, storage);
    return;
  }
  attempt(() => storage?.setItem(keyOf(form), JSON.stringify({ version: DRAFT_VERSION, savedAt, step, values })));
}

/** The draft kept in this browser, or null: none, older than 30 days, of another version, or unreadable. */
export function loadDraft(
  form: FormDefinition,
  now: number = Date.now(),
  storage: DraftStorage | null = findStorage(),
): Draft | null {
  const kept: unknown = attempt(() => JSON.parse(storage?.getItem(keyOf(form)) ?? 'null') as unknown);
  if (!isRecord(kept) || kept['version'] !== DRAFT_VERSION) return null;
  const { savedAt, step } = kept;
  if (typeof savedAt !== 'number' || !(savedAt > now - MAX_AGE_MS)) {
    clearDraft(form, storage);
    return null;
  }
  const values = { ...toAnswers(form.fields, kept['values']), ...readFromAddress(form) };
  return hasAnswers(form.fields, values) ? { values, savedAt, step: typeof step === 'number' ? step : 1 } : null;
}

/** What the address of the page says, which was chosen after any draft. */
function readFromAddress({ fields }: FormDefinition): Answers {
  return initialAnswers(fields.filter((field) => field.kind === 'choice' && field.isOfAddress));
}

/** Forgets the draft: after it was sent, or when the visitor starts over. */
export function clearDraft(form: FormDefinition, storage: DraftStorage | null = findStorage()): void {
  attempt(() => storage?.removeItem(keyOf(form)));
}

function keyOf(form: FormDefinition): string {
  return `showroom.draft.${form.name}`;
}

/** Reading the property itself throws where cookies and site data are blocked. */
function findStorage(): DraftStorage | null {
  return attempt(() => globalThis.localStorage) ?? null;
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    // A draft is a courtesy: blocked, full or damaged storage must never stop the form.
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
