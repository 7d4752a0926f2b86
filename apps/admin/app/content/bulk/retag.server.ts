import type { Session } from '@showroom/store/admin/sessions';
import type { Store, WriteTransaction } from '@showroom/store/open-store';
import type { ChosenThing, BulkKind } from '../kinds/bulk-action.ts';
import { changeSeveral, type SeveralOutcome } from './change-several.server.ts';

/** A thing of which a tag was put on or taken off. */
export interface RetaggedThing extends ChosenThing {
  /** The place of the tag among those of the thing, from 0. */
  readonly place: number;
}

interface RetagRequest {
  readonly name: BulkKind;
  readonly verb: 'add' | 'remove';
  /** Each as it was looked at; with a place, a tag is put there and not behind all others. */
  readonly things: readonly (ChosenThing & { readonly place?: number })[];
  /** Which tag; undefined for none that is known. */
  readonly findTagId: (transaction: WriteTransaction) => Promise<string | undefined>;
}

/** Puts a tag on several things, or takes it off. */
export async function retag(
  store: Store,
  actor: Session['actor'],
  { name, verb, things, findTagId }: RetagRequest,
): Promise<SeveralOutcome<RetaggedThing>> {
  return changeSeveral(store, actor, {
    name,
    things,
    deed: 'Changed the tags of',
    plan: async (transaction) => {
      const tagId = await findTagId(transaction);
      return (held, { place }) => {
        const tags = Array.isArray(held['tags']) ? held['tags'].map(String) : [];
        const at = tagId === undefined ? -1 : tags.indexOf(tagId);
        if (tagId === undefined || at >= 0 === (verb === 'add')) return undefined;
        const next = verb === 'add' ? tags.toSpliced(place ?? tags.length, 0, tagId) : tags.toSpliced(at, 1);
        return { fields: { tags: next }, details: { place: verb === 'add' ? next.indexOf(tagId) : at } };
      };
    },
  });
}
