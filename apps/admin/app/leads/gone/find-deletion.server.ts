import { findLeadDeletion } from '@showroom/store/admin/lead-conflict';
import type { Session } from '@showroom/store/admin/sessions';
import type { Store } from '@showroom/store/open-store';
import { data } from 'react-router-dom';
import type { Deletion, LostWords } from './lost-words.ts';

/** A lead that is gone, and who asked for it. */
export interface GoneLead {
  readonly actor: Session['actor'];
  readonly leadId: string;
}

/** Who deleted a lead, and when. */
export async function findDeletion(store: Store, { actor, leadId }: GoneLead): Promise<Deletion> {
  return store.write({ actor }, (transaction) => findLeadDeletion(transaction, { leadId }));
}

/** What is thrown in place of the page of a lead that is gone: it hands back what was typed, with scripts and without. */
export async function handBack(store: Store, lead: GoneLead, typed: LostWords['typed']) {
  const lostWords: LostWords = { deletion: await findDeletion(store, lead), typed };
  return data({ lostWords }, { status: 404 });
}
