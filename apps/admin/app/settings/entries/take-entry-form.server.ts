import { randomUUID } from 'node:crypto';
import { findSettings, saveSettings } from '@showroom/store/admin/save-settings';
import type { Store } from '@showroom/store/open-store';
import type { Session } from '@showroom/store/admin/sessions';
import { data } from 'react-router-dom';
import { storeContext } from '../../request-context.ts';
import { readForm } from '../../session/read-form.server.ts';
import { readText } from '../../session/read-text.ts';
import { requireSession, type GuardArgs } from '../../session/require-session.server.ts';
import type { FieldIssue } from '../settings-values.ts';

/** A list within a group of settings, each of whose entries has a form of its own. */
export interface EntryList<Fields extends object, Entry extends { readonly id: string }, Typed> {
  readonly group: Parameters<typeof findSettings<Fields>>[1];
  /** The field of the group that is the list. */
  readonly field: string;
  readonly read: (fields: Fields) => readonly Entry[];
  readonly write: (entries: Entry[]) => Partial<Fields>;
  readonly readTyped: (form: FormData) => Typed;
  readonly toEntry: (id: string, typed: Typed) => Entry;
  /** What of an entry does not go with the others. */
  readonly findFault?: (entry: Entry, others: readonly Entry[]) => FieldIssue | undefined;
  readonly words: {
    readonly saved: string;
    readonly deleted: string;
    /** Somebody deleted it meanwhile. */
    readonly gone: string;
    /** Somebody changed it meanwhile. */
    readonly changed: (kept: Entry | undefined) => string;
  };
}

/** What stands in the way of the form of an entry, with what was typed. */
export interface EntryRefusal<Entry, Typed> {
  readonly ok: false;
  readonly code: 'invalid' | 'conflict' | 'unknown';
  /** Empty for a new one. */
  readonly id: string;
  readonly typed: Typed;
  readonly message?: string | undefined;
  readonly issues: readonly FieldIssue[];
  /** What is kept now: what the next try is compared with. */
  readonly kept?: Entry | undefined;
}

/** What came of the form of an entry. */
export type EntryOutcome<Entry, Typed> = { readonly ok: true; readonly message: string } | EntryRefusal<Entry, Typed>;

/** Takes the form of an entry that `EntryForm` draws. */
export async function takeEntryForm<Fields extends object, Entry extends { readonly id: string }, Typed>(
  args: GuardArgs,
  list: EntryList<Fields, Entry, Typed>,
) {
  const { actor } = requireSession(args);
  const form = await readForm(args.request);
  const intent = form.get('intent');
  const id = readText(form, 'id');
  if (intent !== 'save' && !(intent === 'delete' && id !== '')) {
    throw data('That form is not known here.', { status: 400 });
  }
  const sent = { id, intent, typed: list.readTyped(form), shown: readText(form, 'shown') } as const;
  const outcome = await keepEntry(args.context.get(storeContext), actor, { list, ...sent });
  return outcome.ok ? outcome : data(outcome, { status: outcome.code === 'invalid' ? 400 : 409 });
}

/** Two people who save at the same moment: the slower one is tried again over what the quicker one kept. */
const TRIES = 5;

/** Keeps, adds or deletes one entry among the others; one that somebody else changed meanwhile is not overwritten. */
async function keepEntry<Fields extends object, Entry extends { readonly id: string }, Typed>(
  store: Store,
  actor: Session['actor'],
  sent: {
    readonly list: EntryList<Fields, Entry, Typed>;
    readonly id: string;
    readonly intent: 'save' | 'delete';
    readonly typed: Typed;
    /** What the form was filled from, as JSON. */
    readonly shown: string;
  },
): Promise<EntryOutcome<Entry, Typed>> {
  const { list, id, intent, typed, shown } = sent;
  const { group, words } = list;
  const refusal = { ok: false, id, typed } as const;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { revision, fields } = await findSettings(store, group);
    const entries = list.read(fields);
    const place = entries.findIndex((entry) => entry.id === id);
    const kept = entries[place];
    if (id !== '' && kept === undefined) return { ...refusal, code: 'unknown', message: words.gone, issues: [] };
    if (id !== '' && JSON.stringify(kept) !== shown) {
      return { ...refusal, code: 'conflict', message: words.changed(kept), issues: [], kept };
    }
    const next = intent === 'save' ? [list.toEntry(id === '' ? randomUUID() : id, typed)] : [];
    const others = entries.filter((entry) => entry.id !== id);
    const fault = next.map((entry) => list.findFault?.(entry, others)).find((found) => found !== undefined);
    if (fault !== undefined) return { ...refusal, code: 'invalid', issues: [fault] };
    const changed = id === '' ? [...entries, ...next] : entries.toSpliced(place, 1, ...next);
    const result = await store.write({ actor }, (transaction) =>
      saveSettings(transaction, group, { from: revision, fields: list.write(changed) }),
    );
    if (result.ok) return { ok: true, message: intent === 'save' ? words.saved : words.deleted };
    if (result.code === 'invalid') {
      const issues = result.issues.map(({ field, message }) => ({ field: field.split('.').at(-1) ?? field, message }));
      const general = issues.find(({ field }) => field === list.field)?.message;
      return { ...refusal, code: 'invalid', issues, ...(general === undefined ? {} : { message: general }) };
    }
    if (result.code !== 'stale') throw new Error(`An entry of ${group.name} was refused: ${result.code}`);
  }
  throw new Error('Settings are saved by others without a pause');
}
