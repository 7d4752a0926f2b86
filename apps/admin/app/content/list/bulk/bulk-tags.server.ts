import { ensureTags, findTag, type Session, type Store } from '@showroom/store/admin';
import { wordsOf, type ChosenThing, type BulkKind } from '../../kinds/bulk-action.ts';
import { buildBulkUndoPath } from '../../kinds/bulk-undo.ts';
import { retag } from './retag.server.ts';
import { describeOutcome } from './describe-outcome.ts';

const LONGEST_TAG = 60;

interface TagChange {
  readonly name: BulkKind;
  readonly verb: 'add' | 'remove';
  readonly tag: string;
  readonly chosen: readonly ChosenThing[];
  readonly list: string;
}

/** Adds a tag to several entries or removes it, and returns the notice with its undo path. */
export async function changeTag(
  store: Store,
  { actor }: Pick<Session, 'actor'>,
  { name, verb, tag, chosen, list }: TagChange,
): Promise<{ readonly text: string; readonly undoPath?: string }> {
  if (!/[\p{L}\p{N}]/u.test(tag)) return { text: 'Enter a tag first' };
  if (tag.length > LONGEST_TAG) return { text: `Tags can have up to ${LONGEST_TAG} characters` };
  let tagId: string | undefined;
  const outcome = await retag(store, actor, {
    name,
    verb,
    things: chosen,
    findTagId: async (transaction) => {
      tagId = verb === 'add' ? (await ensureTags(transaction, [tag]))[0] : await findTag(transaction, tag);
      return tagId;
    },
  });
  const { done } = outcome;
  const { one, many } = wordsOf(name);
  const count = `${done.length} ${done.length === 1 ? one : many}`;
  const said = verb === 'add' ? `“${tag}” added to ${count}` : `“${tag}” removed from ${count}`;
  const text = describeOutcome(said, outcome, verb === 'add' ? 'already had it' : 'didn’t have it');
  if (done.length === 0 || tagId === undefined) return { text };
  const things = done.map(({ place, ...thing }) => ({ ...thing, was: String(place) }));
  const detail = `${verb === 'add' ? 'remove' : 'add'}.${tagId}`;
  return { text, undoPath: buildBulkUndoPath({ action: 'tags', kind: name, list, things, detail }) };
}
