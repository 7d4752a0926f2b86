import { randomUUID } from 'node:crypto';
import { findSettings, saveSettings, type Session, type Store } from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { storeContext } from '../session/request-context.ts';
import { readForm } from '../session/read-form.server.ts';
import { readText } from '../session/read-text.ts';
import { requireSession, type GuardArgs } from '../session/require-session.server.ts';
import { redirectWithNotice } from '../notices/notice.server.ts';
import type { FieldIssue } from '../form/field-values.ts';
import { buildEntryUndo } from './undo-entry.ts';

export interface EntryList<Fields extends object, Entry extends { readonly id: string }, Typed> {
  readonly path: string;
  readonly undoPath: string;
  readonly group: Parameters<typeof findSettings<Fields>>[1];
  readonly field: string;
  readonly read: (fields: Fields) => readonly Entry[];
  readonly write: (entries: Entry[]) => Partial<Fields>;
  readonly readTyped: (form: FormData) => Typed;
  readonly toEntry: (id: string, typed: Typed) => Entry;
  readonly findFault?: (entry: Entry, others: readonly Entry[]) => FieldIssue | undefined;
  /** Whether an issue repeats that of another field, which this one was derived from. */
  readonly isRepeated?: (issue: FieldIssue, typed: Typed) => boolean;
  readonly words: {
    readonly saved: string;
    readonly deleted: string;
    /** It was deleted and restored. */
    readonly back: string;
    readonly gone: string;
    readonly changed: (kept: Entry | undefined) => string;
  };
}

export interface EntryRefusal<Entry, Typed> {
  readonly ok: false;
  readonly code: 'invalid' | 'conflict' | 'unknown';
  readonly id: string;
  readonly typed: Typed;
  readonly message?: string | undefined;
  readonly issues: readonly FieldIssue[];
  /** The saved entry, which the next try is compared with. */
  readonly kept?: Entry | undefined;
}

export type EntryOutcome<Entry, Typed> =
  | {
      readonly ok: true;
      readonly message: string;
      readonly added: string;
    }
  | EntryRefusal<Entry, Typed>;

/** Handles the form of an entry (`EntryForm`). After a delete it redirects with a notice that offers Undo. */
export async function saveEntryForm<Fields extends object, Entry extends { readonly id: string }, Typed>(
  args: GuardArgs,
  list: EntryList<Fields, Entry, Typed>,
) {
  const { actor } = requireSession(args);
  const form = await readForm(args.request);
  const intent = form.get('intent');
  const id = readText(form, 'id');
  if (intent !== 'save' && !(intent === 'delete' && id !== '')) {
    throw data('Something went wrong. Reload the page and try again.', { status: 400 });
  }
  const sent = { id, intent, typed: list.readTyped(form), shown: readText(form, 'shown') } as const;
  const outcome = await keepEntry(args.context.get(storeContext), actor, { list, ...sent });
  if (!outcome.ok) return data(outcome, { status: outcome.code === 'invalid' ? 400 : 409 });
  if (intent === 'save') return { ok: true, message: list.words.saved, added: outcome.added } as const;
  const undoPath = buildEntryUndo(list.undoPath, { id, from: outcome.from });
  return redirectWithNotice(args, list.path, { text: list.words.deleted, undoPath });
}

/** How often a save is retried when someone else saves at the same moment. */
const TRIES = 5;

/** Tries to save until there is an outcome. @param attempt undefined if someone else saved at the same moment */
export async function retryUntilSaved<Outcome>(attempt: () => Promise<Outcome | undefined>): Promise<Outcome> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the next try goes on from what the last one found
    const outcome = await attempt();
    if (outcome !== undefined) return outcome;
  }
  throw new Error('What was to be saved kept changing while it was being saved');
}

interface Kept {
  readonly ok: true;
  readonly from: number;
}

type SavedEntry = Kept & Pick<Extract<EntryOutcome<unknown, unknown>, { ok: true }>, 'added'>;

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
): Promise<SavedEntry | EntryRefusal<Entry, Typed>> {
  const { list, id, intent, typed, shown } = sent;
  const { group, words } = list;
  const refusal = { ok: false, id, typed } as const;
  return retryUntilSaved<SavedEntry | EntryRefusal<Entry, Typed>>(async () => {
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
    const result = await saveEntries(store, actor, list, { from: revision, entries: changed });
    if (result === undefined) return undefined;
    if (result.ok) return { ...result, added: id === '' ? (next[0]?.id ?? '') : '' };
    const issues = result.issues.filter((issue) => list.isRepeated?.(issue, typed) !== true);
    return { ...refusal, code: 'invalid', issues, message: result.message };
  });
}

/**
 * Saves all entries of a list; undefined if someone else saved first.
 *
 * @returns what is wrong with a field, or with the list as a whole
 */
export async function saveEntries<Fields extends object, Entry extends { readonly id: string }, Typed>(
  store: Store,
  actor: Session['actor'],
  list: EntryList<Fields, Entry, Typed>,
  { from, entries }: { readonly from: number; readonly entries: Entry[] },
): Promise<Kept | { ok: false; issues: readonly FieldIssue[]; message?: string | undefined } | undefined> {
  const { group } = list;
  const result = await store.write({ actor }, (transaction) =>
    saveSettings(transaction, group, { from, fields: list.write(entries) }),
  );
  if (result.ok) return { ok: true, from };
  if (result.code === 'stale') return undefined;
  if (result.code !== 'invalid') throw new Error(`An entry of ${group.name} was refused: ${result.code}`);
  const issues = result.issues.map(({ field, message }) => ({ field: field.split('.').at(-1) ?? field, message }));
  return { ok: false, issues, message: issues.find(({ field }) => field === list.field)?.message };
}
