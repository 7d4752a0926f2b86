import { describe, expect, it } from 'vitest';
import { listActivity } from '../activity/list-activity.ts';
import { contentVersion } from '../content/content-version.ts';
import { publish, unpublish } from '../content/editing/edit-content.ts';
import { posts, type Post } from '../content/kinds/post.ts';
import { nextScheduledChange } from '../content/published/next-scheduled-change.ts';
import { saveSettings } from '../content/settings/save-settings.ts';
import { settingsGroups } from '../content/settings/settings-groups.ts';
import { reader } from '../database/handles.ts';
import type { Store } from '../store.ts';
import { bySystem, TestClock, temporaryStore } from '../testing/temporary-store.ts';
import type { CommentStatus } from './comment-status.ts';
import { LONGEST_COMMENT } from './comment-limits.ts';
import { createComment } from './create-comment.ts';
import { listApprovedComments } from './list-approved.ts';
import { countComments, countTrueComments, listComments, listDeletedComments } from './list-comments.ts';
import { eraseOverdueComments, UNDO_MS } from './erase-deleted.ts';
import { deleteComment, setCommentStatus, undeleteComment } from './moderate-comments.ts';

const DAY_MS = 86_400_000;

async function openBlog(fields: Partial<Post> = {}) {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const result = await bySystem(store, (transaction) =>
    publish(transaction, posts, {
      from: 0,
      fields: { title: 'Shaker or slab', excerpt: 'x', body: 'x', author: 'x', ...fields },
    }),
  );
  if (!result.ok) throw new Error(result.code);
  const postId = result.content.id;
  const send = (words: string, spam = { score: 0, reasons: [] as string[] }) =>
    createComment(store, { postId, name: 'Sam', words, spam });
  const decide = (commentId: string, status: CommentStatus, shown: CommentStatus = 'pending') =>
    bySystem(store, (transaction) => setCommentStatus(transaction, { commentId, shown, status }));
  const list = (status: CommentStatus) => listComments(store, { status, page: 1 });
  const read = async () =>
    (await listApprovedComments(store, { postId, limit: 20 })).comments.map(({ words }) => words);
  const takeComments = (comments: { areTaken: boolean; closeAfterDays: number }) =>
    bySystem(store, (transaction) =>
      saveSettings(transaction, settingsGroups.comments, { from: 0, fields: { comments } }),
    );
  return { clock, store, post: result.content, postId, send, decide, list, read, takeComments };
}

const firstId = async (store: Store, status: CommentStatus = 'pending') =>
  (await listComments(store, { status, page: 1 }))[0]?.id ?? '';

describe('a comment', () => {
  it('is shown only while it is approved', async () => {
    const { store, send, decide, read } = await openBlog();
    const version = contentVersion(store);
    expect(await send('  We took slab.\r\nNo regrets. ')).toEqual({ ok: true });
    expect(await read()).toEqual([]);
    expect(contentVersion(store)).toBe(version);
    const id = await firstId(store);
    expect(await decide(id, 'approved')).toEqual({ code: 'done' });
    expect(await read()).toEqual(['We took slab.\nNo regrets.']);
    expect(contentVersion(store)).toBe(version + 1);
    expect(await decide(id, 'approved')).toEqual({ code: 'as-asked' });
    expect(contentVersion(store)).toBe(version + 1);
    await decide(id, 'rejected', 'approved');
    expect(await read()).toEqual([]);
    expect(contentVersion(store)).toBe(version + 2);
    await decide(id, 'spam', 'rejected');
    expect(contentVersion(store)).toBe(version + 2);
    expect(await decide('none', 'approved')).toEqual({ code: 'gone' });
  });

  it('is stored once when it is sent twice, and again after a day', async () => {
    const { clock, send, list } = await openBlog();
    await send('We took slab.');
    await send('we took  slab.');
    expect(await list('pending')).toHaveLength(1);
    clock.advance(DAY_MS + 1);
    await send('We took slab.');
    expect(await list('pending')).toHaveLength(2);
  });

  it('is stored with the reasons for suspicion, as text', async () => {
    const { send, list } = await openBlog();
    await send('<script>alert(1)</script>', { score: 60, reasons: ['The message contains a link'] });
    expect(await list('pending')).toMatchObject([
      {
        words: '<script>alert(1)</script>',
        spamScore: 60,
        spamReasons: ['The message contains a link'],
        isSuspected: true,
        post: { title: 'Shaker or slab', slug: 'shaker-or-slab' },
      },
    ]);
  });

  it.each([
    ['', 'words'],
    ['Sam', ''],
    ['S'.repeat(81), 'words'],
    ['Sam', 'w'.repeat(LONGEST_COMMENT + 1)],
  ])('has a name and text of limited length: %#', async (name, words) => {
    const { store, postId } = await openBlog();
    const spam = { score: 0, reasons: [] };
    await expect(createComment(store, { postId, name, words, spam })).rejects.toThrow(RangeError);
  });

  it('is erased an hour after its deletion, and can be restored until then', async () => {
    const { clock, store, send, decide, read } = await openBlog();
    await send('We took slab.');
    const commentId = await firstId(store);
    await decide(commentId, 'approved');
    const remove = () => bySystem(store, (transaction) => deleteComment(transaction, { commentId, shown: 'approved' }));
    const bringBack = () => bySystem(store, (transaction) => undeleteComment(transaction, { commentId }));
    expect(await remove()).toEqual({ code: 'done' });
    expect(await remove()).toEqual({ code: 'gone' });
    expect(await decide(commentId, 'approved')).toEqual({ code: 'gone' });
    expect(await read()).toEqual([]);
    expect(await bringBack()).toBe(true);
    expect(await read()).toEqual(['We took slab.']);
    await remove();
    const comments = () => reader(store).selectFrom('comment').select('id').execute();
    await eraseOverdueComments(store);
    const shown = { id: commentId, words: 'We took slab.', postTitle: 'Shaker or slab' };
    expect(await listDeletedComments(store)).toMatchObject([shown]);
    clock.advance(UNDO_MS + 1);
    expect(await listDeletedComments(store)).toEqual([]);
    expect(await comments()).toHaveLength(1);
    await eraseOverdueComments(store);
    expect(await comments(), 'even without another deletion').toEqual([]);
    expect(await bringBack()).toBe(false);
    expect(await countComments(store)).toEqual({ pending: 0, approved: 0, rejected: 0, spam: 0 });
  });

  it('is moderated once even if two users look at it', async () => {
    const { store, send, decide, read, list } = await openBlog();
    await send('We took slab.');
    const id = await firstId(store);
    expect(await decide(id, 'spam')).toEqual({ code: 'done' });
    expect(await decide(id, 'approved')).toEqual({ code: 'moved', status: 'spam' });
    const deleted = await bySystem(store, (transaction) =>
      deleteComment(transaction, { commentId: id, shown: 'pending' }),
    );
    expect(deleted).toEqual({ code: 'moved', status: 'spam' });
    expect(await read()).toEqual([]);
    expect(await list('spam')).toHaveLength(1);
    await send('We took shaker.');
    const other = await firstId(store);
    const both = await Promise.all([decide(other, 'approved'), decide(other, 'spam')]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['done', 'moved']);
    const lines = (await listActivity(store)).filter(({ subjectId }) => subjectId === other);
    expect(lines, 'submitted and decided').toHaveLength(2);
  });

  it('is recorded in the activity only by its post', async () => {
    const { store, send, decide } = await openBlog();
    await send('My words');
    const id = await firstId(store);
    await decide(id, 'spam');
    await decide(id, 'pending', 'spam');
    const words = (await listActivity(store)).filter(({ action }) => action.startsWith('comment.'));
    expect(words.map((line) => line.words).toSorted()).toEqual([
      'Marked a comment on “Shaker or slab” as spam',
      'Moved a comment on “Shaker or slab” back to review',
      'New comment on “Shaker or slab”',
    ]);
    expect(JSON.stringify(words)).not.toContain('My words');
  });
});

describe('a post', () => {
  const closed = { ok: false, code: 'closed' };

  it('takes comments for as many days as the owner says, and cached pages expire then', async () => {
    const { clock, store, send, takeComments } = await openBlog({ publishDate: '2026-11-20' });
    await takeComments({ areTaken: true, closeAfterDays: 10 });
    expect(await nextScheduledChange(store)).toBe('2026-12-01T05:00:00.000Z');
    // The last minute of the 30th in the shop.
    clock.advance(Date.parse('2026-12-01T04:59:00Z') - clock.now().getTime());
    expect(await send('In time')).toEqual({ ok: true });
    clock.advance(60_000);
    expect(await send('Too late')).toEqual(closed);
    expect(await nextScheduledChange(store)).toBeUndefined();
  });

  it('takes none when comments are off, or when it isn’t published', async () => {
    const quiet = await openBlog({ allowsComments: false });
    expect(await quiet.send('Hello')).toEqual(closed);
    const { store, post, send, takeComments } = await openBlog();
    await takeComments({ areTaken: false, closeAfterDays: 90 });
    expect(await send('Hello')).toEqual(closed);
    const other = await openBlog();
    await bySystem(other.store, (transaction) =>
      unpublish(transaction, posts, { id: other.postId, from: other.post.revision }),
    );
    expect(await other.send('Hello')).toEqual(closed);
    expect(await listComments(store, { status: 'pending', page: 1 })).toEqual([]);
    expect(post.id).not.toBe('');
  });

  it('is sorted by time, post and spam score', async () => {
    const { clock, store, send } = await openBlog();
    for (const [words, score] of [
      ['One', 1],
      ['Two', 3],
      ['Three', 0],
    ] as const) {
      await send(words, { score, reasons: [] });
      clock.advance(1000);
    }
    const inOrder = async (by: 'time' | 'post' | 'spam' | 'name', isDescending: boolean) =>
      (await listComments(store, { status: 'pending', page: 1, order: { by, isDescending } })).map(
        ({ words }) => words,
      );
    expect(await inOrder('time', false)).toEqual(['One', 'Two', 'Three']);
    expect(await inOrder('spam', true)).toEqual(['Two', 'One', 'Three']);
    for (const by of ['post', 'name'] as const) expect(await inOrder(by, false)).toEqual(['Three', 'Two', 'One']);
  });

  it('shows the latest ones, earliest first', async () => {
    const { clock, store, postId, send, decide } = await openBlog();
    for (const words of ['One', 'Two', 'Three']) {
      clock.advance(1_000);
      await send(words);
      await decide(await firstId(store), 'approved');
    }
    const { total, comments } = await listApprovedComments(store, { postId, limit: 2 });
    expect([total, ...comments.map(({ words }) => words)]).toEqual([3, 'Two', 'Three']);
  });

  it('counts what is neither spam nor rejected, now and at a past instant', async () => {
    const { clock, store, send, decide } = await openBlog();
    await send('One');
    const then = clock.now();
    clock.advance(DAY_MS);
    await send('Two');
    await send('Three');
    await decide(await firstId(store), 'spam');
    expect(await countTrueComments(store, then)).toEqual({ total: 2, before: 1 });
    expect(await countComments(store)).toEqual({ pending: 2, approved: 0, rejected: 0, spam: 1 });
  });
});
