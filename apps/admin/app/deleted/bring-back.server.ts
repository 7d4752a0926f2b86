import { listPublishedStates } from '@showroom/store/admin/content-history';
import { discardDraft, publish, saveDraft, undelete } from '@showroom/store/admin/edit-content';
import { findContent } from '@showroom/store/admin/find-content';
import type { Store, WriteTransaction } from '@showroom/store/open-store';
import type { DeletedThing } from './undo-path.ts';

type Kind<Fields extends object> = Parameters<typeof undelete<Fields>>[1];

/**
 * From when on a thing that is about to be deleted is to be seen again if it comes back, ISO 8601; null where that is for the
 * owner to say: nobody saw it, one state of several is planned, or what was planned is not what is saved.
 */
export async function findReturn<Fields extends object>(
  store: Store,
  kind: Kind<Fields>,
  id: string,
): Promise<string | null> {
  const now = store.now().toISOString();
  const [before, states] = await Promise.all([findContent(store, kind, id), listPublishedStates(store, kind, id)]);
  if (before === undefined || before.publicFrom === null) return null;
  if (before.publicationStatus === 'scheduled' && before.hasUnpublishedChanges) return null;
  return states.filter(({ until }) => until === null || until > now).length === 1 ? before.publicFrom : null;
}

/** Brings back what was deleted: what visitors saw or were to see of it, and what was saved beside it. False when it cannot be. */
export async function bringBack<Fields extends object>(
  transaction: WriteTransaction,
  kind: Kind<Fields>,
  { id, from: deletedIn, at }: DeletedThing,
): Promise<boolean> {
  const back = await undelete(transaction, kind, { id, from: deletedIn });
  if (!back.ok) return false;
  if (at === null) return true;
  const { fields, slug, revision } = back.content;
  // What nobody saw yet has no other state than the one that is saved.
  const shown = await discardDraft(transaction, kind, { id, from: revision });
  const last = shown.ok ? shown.content.revision : revision;
  const published = await publish(transaction, kind, { id, from: last, at });
  // One that cannot be shown, as a picture of it is gone meanwhile, is a draft.
  const { revision: from } = published.ok ? published.content : { revision: last };
  await saveDraft(transaction, kind, { id, from, fields, slug });
  return true;
}
