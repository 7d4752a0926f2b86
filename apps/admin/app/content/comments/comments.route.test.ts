import {
  createComment,
  deleteContent,
  listActivity,
  listApprovedComments,
  posts,
  publish,
  systemActor,
} from '@showroom/store/admin';
import { describe, expect, it } from 'vitest';
import { guard } from '../../frame/session/require-session.server.ts';
import { countTabs } from '../../frame/navigation/count-tabs.server.ts';
import { readNotice } from '../../frame/notices/notice.server.ts';
import { ask, responseOf, routeArgs } from '../../testing/requests.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { action, loader } from './comments.route.tsx';
import { action as undo } from './undo.route.ts';

const pattern = '/admin/dashboard/comments';

async function openQueue() {
  const { store, newContext, advance } = await temporaryAdmin();
  const { token } = await signIn(store);
  const fields = { title: 'Shaker or slab', excerpt: 'x', body: 'x', author: 'x' };
  const result = await store.write({ actor: systemActor }, (t) => publish(t, posts, { from: 0, fields }));
  if (!result.ok) throw new Error(result.code);
  const postId = result.content.id;
  const send = async (words: string, spam = { score: 0, reasons: [] as string[] }) => {
    advance(1_000);
    await createComment(store, { postId, name: 'Sam', words, spam });
  };
  const open = async (path: string, form?: Record<string, string>) => {
    const request = ask(path, { token, ...(form ? { fields: form } : {}) });
    const context = newContext();
    await guard({ request, context });
    return { request, context };
  };
  const load = async (search = '') => loader(routeArgs({ ...(await open(pattern + search)), params: {}, pattern }));
  const decide = async (intent: string, search = '', ids?: string | readonly string[]) => {
    const chosen = [ids ?? (await load(search)).comments[0]?.id ?? ''].flat();
    const { context } = await open(pattern);
    const body = new URLSearchParams([['intent', intent], ...chosen.map((id) => ['chosen', id])]);
    const request = new Request(ask(pattern + search), { method: 'POST', body });
    const args = routeArgs({ request, context, params: {}, pattern });
    const response = await responseOf(() => action(args));
    const cookies = [response.headers.get('Set-Cookie')?.split(';', 1)[0] ?? ''];
    const taken = await readNotice({ request: ask(pattern, { cookies }), context: args.context });
    return { to: response.headers.get('Location'), ...taken?.notice };
  };
  const takeBack = async (undoPath = '') => {
    const args = { ...(await open(undoPath, {})), params: {} };
    return undo(routeArgs({ ...args, pattern: '/admin/comments/undo' }));
  };
  const read = async () => (await listApprovedComments(store, { postId, limit: 9 })).comments.map(({ words }) => words);
  return { store, postId, send, load, decide, takeBack, read };
}

describe('the queue of comments', () => {
  it('shows pending comments first, latest first, and their count in the tab', async () => {
    const { store, send, load } = await openQueue();
    await send('One');
    await send('Two', { score: 55, reasons: ['The message contains 3 links'] });
    const { status, counts, comments } = await load();
    expect([status, counts.pending]).toEqual(['pending', 2]);
    expect(comments.map(({ words, isSuspected, post }) => [words, isSuspected, post.title, post.href])).toEqual([
      ['Two', true, 'Shaker or slab', 'http://127.0.0.1:3000/blog/shaker-or-slab'],
      ['One', false, 'Shaker or slab', 'http://127.0.0.1:3000/blog/shaker-or-slab'],
    ]);
    expect(await countTabs(store, 'editor')).toMatchObject({ pendingComments: 2 });
    expect(await countTabs(store, 'sales')).not.toHaveProperty('pendingComments');
  });

  it('keeps the comments of a post in the trash, without a link to its page', async () => {
    const { store, postId, send, load } = await openQueue();
    await send('One');
    await store.write({ actor: systemActor }, (t) => deleteContent(t, posts, { id: postId, from: 1 }));
    expect((await load()).comments).toMatchObject([{ words: 'One', post: { title: 'Shaker or slab', href: null } }]);
  });

  it('shows an approved comment under its article, records who approved it, and undoes that', async () => {
    const { store, send, load, decide, takeBack, read } = await openQueue();
    await send('One');
    const { to, text, undoPath } = await decide('approved');
    expect([to, text]).toEqual([pattern, 'Comment approved and published']);
    expect(await read()).toEqual(['One']);
    expect((await load()).comments).toEqual([]);
    expect(await listActivity(store)).toContainEqual(
      expect.objectContaining({
        action: 'comment.approved',
        actorName: 'owner',
        words: 'Approved a comment on “Shaker or slab”',
      }),
    );
    await takeBack(undoPath);
    expect(await read()).toEqual([]);
    expect((await load()).counts).toEqual({ pending: 1, approved: 0, rejected: 0, spam: 0 });
  });

  it('separates rejected comments and spam, and returns to the list where the decision was made', async () => {
    const { send, load, decide } = await openQueue();
    await send('One');
    await send('Two');
    await decide('spam');
    await decide('rejected');
    expect((await load()).counts).toEqual({ pending: 0, approved: 0, rejected: 1, spam: 1 });
    expect((await decide('pending', '?status=spam')).to).toBe(`${pattern}?status=spam`);
    expect((await load()).comments.map(({ words }) => words)).toEqual(['Two']);
  });

  it.each(['delete', 'rejected'])('returns from Undo of %s to the same list', async (intent) => {
    const { send, decide, takeBack } = await openQueue();
    await send('One');
    await decide('approved');
    const { undoPath } = await decide(intent, '?status=approved&sort=name');
    const response = await responseOf(() => takeBack(undoPath));
    expect(response.headers.get('Location')).toBe(`${pattern}?status=approved&sort=name`);
  });

  it('deletes a comment, restores it by Undo, and says so when someone else was faster', async () => {
    const { send, load, decide, takeBack } = await openQueue();
    await send('One');
    const id = (await load()).comments[0]?.id ?? '';
    const { text, undoPath } = await decide('delete');
    expect(text).toBe('Comment deleted: you can restore it from Trash for one hour');
    expect((await load()).comments).toEqual([]);
    expect((await decide('approved', '', id)).text).toBe('Someone else already deleted one comment');
    await takeBack(undoPath);
    expect((await load()).comments.map(({ words }) => words)).toEqual(['One']);
    await expect(takeBack(`/admin/comments/undo?was=nonsense&of=${id}`)).rejects.toMatchObject({
      init: { status: 409 },
    });
  });

  it('decides about several comments at once, and undoes all of it', async () => {
    const { send, load, decide, takeBack, read } = await openQueue();
    for (const words of ['One', 'Two', 'Three']) await send(words);
    const [three, two] = (await load()).comments.map(({ id }) => id);
    const several = [three ?? '', two ?? '', 'gone'];
    const { text, undoPath } = await decide('approved', '', several);
    expect(text).toBe('2 comments approved and published. Someone else already deleted one comment');
    expect(await read()).toEqual(['Two', 'Three']);
    await takeBack(undoPath);
    expect((await load()).counts).toMatchObject({ pending: 3, approved: 0 });
    const deleted = await decide('delete', '', several);
    expect(deleted.text).toMatch(/^2 comments deleted: you can restore them from Trash for one hour/);
    await takeBack(deleted.undoPath);
    expect((await load()).counts.pending).toBe(3);
    expect((await decide('spam', '', [])).text).toBe('Nothing selected');
  });

  it('leaves a comment that a colleague has already decided, also on Undo, and says what its status is', async () => {
    const { send, load, decide, takeBack, read } = await openQueue();
    for (const words of ['One', 'Two']) await send(words);
    const [two = '', one = ''] = (await load()).comments.map(({ id }) => id);
    await decide('spam', '', two);
    const late = await decide('approved', '', [two, one]);
    expect(late.text).toBe('Comment approved and published. Someone else already moved one comment to “Spam”');
    expect(await read()).toEqual(['One']);
    const alone = await decide('delete', '', two);
    expect(alone.text).toBe('Someone else already moved one comment to “Spam”');
    expect(alone).not.toHaveProperty('undoPath');
    // Someone else rejects the approved comment before the undo.
    await decide('rejected', '?status=approved', one);
    await expect(takeBack(late.undoPath)).rejects.toMatchObject({ init: { status: 409 } });
    expect((await load()).counts).toEqual({ pending: 0, approved: 0, rejected: 1, spam: 1 });
    const same = await decide('spam', '', two);
    expect(same.text).toBe('Comment marked as spam');
    expect(same, 'decided by someone else').not.toHaveProperty('undoPath');
  });

  it('has pages of twenty, and treats any page number as one that exists', async () => {
    const { send, load } = await openQueue();
    for (let index = 1; index <= 21; index += 1) await send(`Comment ${index}`);
    expect((await load()).comments).toHaveLength(20);
    const last = await load('?page=99');
    expect([last.page, last.pages, last.comments.map(({ words }) => words)]).toEqual([2, 2, ['Comment 1']]);
    expect((await load('?status=constructor&page=-1')).status).toBe('pending');
  });
});
