import { ensureTags, findTag } from '@showroom/store/admin/tags';
import type { Store } from '@showroom/store/open-store';
import type { Session } from '@showroom/store/admin/sessions';
import { BULK_UNDO_TAGS_PATH, wordsOf, type ChosenThing, type TaggedKind } from './bulk-deed.ts';
import { retag } from './retag.server.ts';

/** As the store takes it. */
const LONGEST_TAG = 60;

interface TagDeed {
  readonly name: TaggedKind;
  readonly verb: 'add' | 'remove';
  /** What was typed. */
  readonly tag: string;
  readonly chosen: readonly ChosenThing[];
  /** The dashboard of the list. */
  readonly dashboard: string;
}

/** Puts a tag that is named on several things, or takes it off; says what came of it, and how that is taken back. */
export async function changeTag(
  store: Store,
  { actor }: Pick<Session, 'actor'>,
  { name, verb, tag, chosen, dashboard }: TagDeed,
): Promise<{ readonly text: string; readonly undoPath?: string }> {
  if (!/[\p{L}\p{N}]/u.test(tag)) return { text: 'Write the tag first' };
  if (tag.length > LONGEST_TAG) return { text: `A tag has at most ${LONGEST_TAG} characters` };
  let tagId: string | undefined;
  const { done, sameCount, leftCount } = await retag(store, actor, {
    name,
    verb,
    things: chosen,
    findTagId: async (transaction) => {
      tagId = verb === 'add' ? (await ensureTags(transaction, [tag]))[0] : await findTag(transaction, tag);
      return tagId;
    },
  });
  const { one, many } = wordsOf(name);
  const count = `${done.length} ${done.length === 1 ? one : many}`;
  const parts = [
    verb === 'add' ? `“${tag}” added to ${count}` : `“${tag}” removed from ${count}`,
    ...(sameCount === 0 ? [] : [`${sameCount} had ${verb === 'add' ? 'it already' : 'no such tag'}`]),
    ...(leftCount === 0
      ? []
      : [`${leftCount} left as ${leftCount === 1 ? 'it is' : 'they are'}: somebody changed it meanwhile`]),
  ];
  if (done.length === 0 || tagId === undefined) return { text: parts.join('. ') };
  const params = new URLSearchParams({
    kind: name,
    list: dashboard,
    verb: verb === 'add' ? 'remove' : 'add',
    tag: tagId,
    of: done.map(({ id, revision, place }) => `${id}.${revision}.${place}`).join('~'),
  });
  return { text: parts.join('. '), undoPath: `${BULK_UNDO_TAGS_PATH}?${params.toString().replaceAll('%7E', '~')}` };
}
