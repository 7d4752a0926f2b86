import { randomUUID } from 'node:crypto';
import { formatDay } from '@showroom/catalog-data/opening-hours';
import { findSettings, saveSettings } from '@showroom/store/admin/save-settings';
import type { Store } from '@showroom/store/open-store';
import type { Session } from '@showroom/store/admin/sessions';
import { settingsGroups } from '@showroom/store/settings-groups';

/** An entry as it is kept. */
export type KeptDays = (typeof settingsGroups.specialDays)['empty']['specialDays'][number];

/** What its controls hold. */
export interface TypedDays {
  readonly from: string;
  /** Empty: the first day alone. */
  readonly to: string;
  /** Both empty: closed. */
  readonly opens: string;
  readonly closes: string;
  readonly reason: string;
}

/** What came of the form of an entry: kept, or what stands in its way, with what was typed. */
export type DaysOutcome =
  | { readonly ok: true; readonly message: string }
  | {
      readonly ok: false;
      readonly code: 'invalid' | 'conflict' | 'unknown';
      /** Empty for a new one. */
      readonly id: string;
      readonly typed: TypedDays;
      readonly message?: string | undefined;
      readonly issues: readonly { readonly field: string; readonly message: string }[];
      /** What is kept now: what the next try is compared with. */
      readonly kept?: KeptDays | undefined;
    };

export interface DaysForm {
  readonly id: string;
  readonly intent: 'save' | 'delete';
  readonly typed: TypedDays;
  /** What the form was filled from, as JSON. */
  readonly shown: string;
}

/** Two people who save at the same moment: the slower one is tried again over what the quicker one kept. */
const TRIES = 5;

/** Keeps, adds or removes one entry among the others; one that somebody else changed meanwhile is not overwritten. */
export async function keepSpecialDays(
  store: Store,
  actor: Session['actor'],
  { id, intent, typed, shown }: DaysForm,
): Promise<DaysOutcome> {
  const refusal = { ok: false, id, typed } as const;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { revision, fields } = await findSettings(store, settingsGroups.specialDays);
    const kept = fields.specialDays.find((entry) => entry.id === id);
    const others = fields.specialDays.filter((entry) => entry.id !== id);
    if (id !== '' && kept === undefined) {
      const message = 'Somebody removed these days meanwhile. Send them again to add them anew.';
      return { ...refusal, code: 'unknown', message, issues: [] };
    }
    if (id !== '' && JSON.stringify(kept) !== shown) {
      const message = 'Somebody changed these days meanwhile. Save again to keep yours.';
      return { ...refusal, code: 'conflict', message, issues: [], kept };
    }
    const next = toKept(id === '' ? randomUUID() : id, typed);
    const taken = intent === 'save' && others.find(({ from, to }) => from <= next.to && next.from <= to);
    if (taken) {
      const message = `Another entry has days of these already: ${tellSpan(taken)}`;
      return { ...refusal, code: 'invalid', issues: [{ field: 'from', message }] };
    }
    const specialDays = [...others, ...(intent === 'save' ? [next] : [])].toSorted((one, other) =>
      one.from.localeCompare(other.from),
    );
    const result = await store.write({ actor }, (transaction) =>
      saveSettings(transaction, settingsGroups.specialDays, { from: revision, fields: { specialDays } }),
    );
    if (result.ok) return { ok: true, message: intent === 'save' ? 'Saved. Visitors see it now.' : 'Removed.' };
    if (result.code === 'invalid') {
      const issues = result.issues.map(({ field, message }) => ({ field: field.split('.').at(-1) ?? field, message }));
      const general = issues.find(({ field }) => field === 'specialDays')?.message;
      return { ...refusal, code: 'invalid', issues, ...(general === undefined ? {} : { message: general }) };
    }
    if (result.code !== 'stale') throw new Error(`Special days were refused: ${result.code}`);
  }
  throw new Error('Settings are saved by others without a pause');
}

function toKept(id: string, { from, to, opens, closes, reason }: TypedDays): KeptDays {
  const period = opens === '' && closes === '' ? null : { opens, closes };
  return { id, from, to: to === '' ? from : to, period, reason };
}

function tellSpan({ from, to }: KeptDays): string {
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}
