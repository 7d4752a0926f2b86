import { findLeadDeletion } from '@showroom/store/admin/lead-conflict';
import type { Session } from '@showroom/store/admin/sessions';
import type { Store } from '@showroom/store/open-store';
import { data } from 'react-router-dom';
import type { Deletion, UnsavedText } from './unsaved-text.ts';

/** A lead that is gone, and who asked for it. */
export interface DeletedLead {
  readonly actor: Session['actor'];
  readonly leadId: string;
}

/** Who deleted a lead, and when. */
export async function findDeletion(store: Store, { actor, leadId }: DeletedLead): Promise<Deletion> {
  return store.write({ actor }, (transaction) => findLeadDeletion(transaction, { leadId }));
}

/** What is thrown in place of the page of a lead that is gone: it hands back what was typed, with scripts and without. */
export async function returnUnsavedText(store: Store, lead: DeletedLead, typed: UnsavedText['typed']) {
  const unsavedText: UnsavedText = { deletion: await findDeletion(store, lead), typed };
  return data({ unsavedText }, { status: 404 });
}
