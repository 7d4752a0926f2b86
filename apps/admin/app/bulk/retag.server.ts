import { publish, saveDraft } from '@showroom/store/admin/edit-content';
import { findContent } from '@showroom/store/admin/find-content';
import { listPublishedStates } from '@showroom/store/admin/content-history';
import type { Store, WriteTransaction } from '@showroom/store/open-store';
import type { TaggedKind } from './bulk-deed.ts';
import { kindOf } from './bulk-kinds.server.ts';

/** A thing of which a tag was put on or taken off. */
export interface RetaggedThing {
  readonly id: string;
  /** The revision in which that was done. */
  readonly revision: number;
  /** The place of the tag among those of the thing, from 0. */
  readonly place: number;
}

/** What came of it: what was changed, what was so before, and what could not be changed. */
export interface RetagOutcome {
  readonly done: readonly RetaggedThing[];
  readonly sameCount: number;
  readonly leftCount: number;
}

interface RetagRequest {
  readonly name: TaggedKind;
  readonly verb: 'add' | 'remove';
  /** Each as it was looked at; with a place, a tag is put there and not behind all others. */
  readonly things: readonly { readonly id: string; readonly revision: number; readonly place?: number }[];
  /** Which tag; undefined for none that is known. */
  readonly findTagId: (transaction: WriteTransaction) => Promise<string | undefined>;
}

/**
 * Puts a tag on several things, or takes it off. Visitors see that at once where they see the state that is saved; beside an
 * unfinished draft, or a state that is planned, it waits with that.
 */
export async function retag(
  store: Store,
  actor: Parameters<Store['write']>[0]['actor'],
  { name, verb, things, findTagId }: RetagRequest,
): Promise<RetagOutcome> {
  const kind = kindOf(name);
  const before = await Promise.all(
    things.map(async (thing) => {
      const content = await findContent(store, kind, thing.id);
      return { ...thing, content, shownFrom: await findShownFrom(store, kind, content) };
    }),
  );
  return store.write({ actor }, async (transaction) => {
    const tagId = await findTagId(transaction);
    const done: RetaggedThing[] = [];
    let sameCount = 0;
    for (const { id, revision, place, content, shownFrom } of before) {
      const tags = readTagIds(content?.fields);
      const at = tagId === undefined ? -1 : tags.indexOf(tagId);
      if (tagId === undefined || at >= 0 === (verb === 'add')) {
        sameCount += 1;
        continue;
      }
      const next = verb === 'add' ? tags.toSpliced(place ?? tags.length, 0, tagId) : tags.toSpliced(at, 1);
      const change = { id, from: revision, fields: { tags: next }, deed: 'Changed the tags of' };
      const result =
        shownFrom !== undefined
          ? await publish(transaction, kind, { ...change, at: shownFrom })
          : await saveDraft(transaction, kind, change);
      if (result.ok)
        done.push({ id, revision: result.content.revision, place: next.indexOf(tagId) < 0 ? at : next.indexOf(tagId) });
    }
    return { done, sameCount, leftCount: things.length - done.length - sameCount };
  });
}

/** From when on visitors see the state that is saved; undefined where they do not, or another one is planned after it. */
async function findShownFrom(
  store: Store,
  kind: ReturnType<typeof kindOf>,
  content: Awaited<ReturnType<typeof findContent>>,
): Promise<string | undefined> {
  if (content === undefined || content.publicFrom === null || content.hasUnpublishedChanges) return undefined;
  const now = store.now().toISOString();
  const states = await listPublishedStates(store, kind, content.id);
  const isAlone = states.filter(({ until }) => until === null || until > now).length === 1;
  return isAlone ? content.publicFrom : undefined;
}

function readTagIds(fields: object | undefined): readonly string[] {
  const tags: unknown = fields !== undefined && 'tags' in fields ? fields.tags : [];
  return Array.isArray(tags) ? tags.map(String) : [];
}
