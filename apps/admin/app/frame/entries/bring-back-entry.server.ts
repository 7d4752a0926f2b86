import { findContentState, findSettings, type Session, type Store } from '@showroom/store/admin';
import { saveEntries, retryUntilSaved, type EntryList } from './save-entry-form.server.ts';
import type { DeletedEntry } from './undo-entry.ts';

export type BroughtBack = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Restores a just deleted entry to its place in the list. An entry that exists stays as it is. */
export async function bringBackEntry<Fields extends object, Entry extends { readonly id: string }, Typed>(
  store: Store,
  actor: Session['actor'],
  list: EntryList<Fields, Entry, Typed>,
  { id, from }: DeletedEntry,
): Promise<BroughtBack | undefined> {
  const { group } = list;
  // Before the first save, the defaults apply.
  const held =
    from === 0 ? group.empty : (await findContentState(store, group, { id: group.name, revision: from }))?.fields;
  const before = held === undefined ? [] : list.read(held);
  const place = before.findIndex((one) => one.id === id);
  const entry = before[place];
  if (entry === undefined) return undefined;
  return retryUntilSaved<BroughtBack>(async () => {
    const { revision, fields } = await findSettings(store, group);
    const entries = list.read(fields);
    if (entries.some((one) => one.id === id)) return { ok: true };
    const fault = list.findFault?.(entry, entries);
    if (fault !== undefined) return { ok: false, message: fault.message };
    const next = entries.toSpliced(place, 0, entry);
    const result = await saveEntries(store, actor, list, { from: revision, entries: next });
    if (result === undefined || result.ok) return result;
    return { ok: false, message: result.message ?? result.issues[0]?.message ?? '' };
  });
}
