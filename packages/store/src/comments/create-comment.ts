import { createHash, randomUUID } from 'node:crypto';
import { noteActivity } from '../activity/note-activity.ts';
import { cleanLine, cleanText } from '@showroom/catalog-data/typed-text';
import { posts } from '../content/kinds/post.ts';
import { findPublishedByIds } from '../content/published/read-published.ts';
import { readSettings } from '../content/settings/read-business-facts.ts';
import { writer } from '../database/handles.ts';
import { visitorActor } from '../database/write-transaction.ts';
import type { SpamScore } from '../leads/spam/spam.ts';
import { storageFaultOf, type StorageFault } from '../media/with-stored-files.ts';
import type { Store } from '../store.ts';
import { LONGEST_COMMENT, LONGEST_COMMENT_NAME } from './comment-limits.ts';
import { areCommentsOpen } from './comments-open.ts';

export interface NewComment {
  readonly postId: string;
  readonly name: string;
  readonly words: string;
  readonly spam: Pick<SpamScore, 'score' | 'reasons'>;
}

/** `closed`: the post accepts no comments, or is not published (anymore). */
export type CreateCommentResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'closed' | StorageFault };

/** Within this time the same comment under the same post is stored once. In milliseconds. */
const REPEAT_WINDOW_MS = 24 * 60 * 60 * 1000;

/**
 * Stores a comment until someone at the shop approves it. Suspected spam is stored with its score. A repetition within a day is
 * stored once. Errors are logged and returned as a code.
 *
 * @throws {RangeError} for an empty or overlong name or text, which forms check
 */
export async function createComment(store: Store, comment: NewComment): Promise<CreateCommentResult> {
  const name = cleanLine(comment.name);
  const words = cleanText(comment.words);
  if (name === '' || name.length > LONGEST_COMMENT_NAME) throw new RangeError('A comment needs a name');
  if (words === '' || words.length > LONGEST_COMMENT) throw new RangeError('A comment needs a text');
  try {
    const post = (await findPublishedByIds(store, posts, [comment.postId])).get(comment.postId);
    if (post === undefined) return { ok: false, code: 'closed' };
    const { comments } = await readSettings(store);
    if (!areCommentsOpen(post, comments, store.now())) return { ok: false, code: 'closed' };
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([post.id, name, words].map((text) => text.replaceAll(/\s+/g, ' ').toLowerCase())))
      .digest('hex');
    await store.write({ actor: visitorActor }, async (transaction) => {
      const { now } = transaction;
      const database = writer(transaction);
      const earlier = await database
        .selectFrom('comment')
        .select('id')
        .where('fingerprint', '=', fingerprint)
        .where('created_at', '>', new Date(now.getTime() - REPEAT_WINDOW_MS).toISOString())
        .executeTakeFirst();
      if (earlier !== undefined) return;
      const id = randomUUID();
      await database
        .insertInto('comment')
        .values({
          id,
          post_id: post.id,
          status: 'pending',
          name,
          words,
          spam_score: comment.spam.score,
          spam_reasons: JSON.stringify(comment.spam.reasons),
          fingerprint,
          created_at: now.toISOString(),
          deleted_at: null,
        })
        .execute();
      await noteActivity(transaction, {
        action: 'comment.received',
        subjectId: id,
        words: `New comment on “${post.fields.title}”`,
      });
    });
    return { ok: true };
  } catch (error) {
    const code = storageFaultOf(error);
    store.log.error('A comment could not be stored', { code, error });
    return { ok: false, code };
  }
}
