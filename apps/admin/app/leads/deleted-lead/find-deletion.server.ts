import { findLeadDeletion, type Session, type Store } from '@showroom/store/admin';
import { data } from 'react-router-dom';
import type { Deletion, UnsavedText } from './unsaved-text.ts';

export interface DeletedLead {
  readonly actor: Session['actor'];
  readonly leadId: string;
}

export async function findDeletion(store: Store, { actor, leadId }: DeletedLead): Promise<Deletion> {
  return store.write({ actor }, (transaction) => findLeadDeletion(transaction, { leadId }));
}

/** The error thrown for a deleted lead. It returns what was typed, with and without scripts. */
export async function returnUnsavedText(store: Store, lead: DeletedLead, typed: UnsavedText['typed']) {
  const unsavedText: UnsavedText = { deletion: await findDeletion(store, lead), typed };
  return data({ unsavedText }, { status: 404 });
}
