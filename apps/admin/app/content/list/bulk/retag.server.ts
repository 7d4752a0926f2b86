import type { Session, Store, WriteTransaction } from '@showroom/store/admin';
import type { ChosenThing, BulkKind } from '../../kinds/bulk-action.ts';
import { changeSeveral, type SeveralOutcome } from './change-several.server.ts';

/** An entry whose tag was added or removed. */
export interface RetaggedThing extends ChosenThing {
  /** The position of the tag among the entry’s tags, from 0. */
  readonly place: number;
}

interface RetagRequest {
  readonly name: BulkKind;
  readonly verb: 'add' | 'remove';
  /** Each as it was looked at. With a place, the tag is inserted there, otherwise at the end. */
  readonly things: readonly (ChosenThing & { readonly place?: number })[];
  /** The tag’s id; undefined for an unknown tag. */
  readonly findTagId: (transaction: WriteTransaction) => Promise<string | undefined>;
}

/** Adds a tag to several entries, or removes it. */
export async function retag(
  store: Store,
  actor: Session['actor'],
  { name, verb, things, findTagId }: RetagRequest,
): Promise<SeveralOutcome<RetaggedThing>> {
  return changeSeveral(store, actor, {
    name,
    things,
    verb: 'Changed the tags of',
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
