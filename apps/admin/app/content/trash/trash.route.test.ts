import {
  createComment,
  deleteComment,
  deleteContent,
  findContent,
  findPublished,
  listComments,
  listPublished,
  posts,
  publish,
  saveDraft,
  systemActor,
  works,
} from '@showroom/store/admin';
import { expect, it } from 'vitest';
import { readNotice } from '../../frame/notices/notice.server.ts';
import { ask, enter, responseOf } from '../../testing/requests.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { action, loader } from './trash.route.tsx';
import { writeDeletedThing } from '../kinds/restore-path.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A published post with a draft, deleted an hour before an unfinished work, and a work deleted a month ago. */
async function openDeleted() {
  const { store, newContext, advance } = await temporaryAdmin();
  const write = <T>(work: Parameters<typeof store.write<T>>[1]) => store.write({ actor: systemActor }, work);
  const old = await write((t) => saveDraft(t, works, { from: 0, fields: { title: 'Long gone' } }));
  if (!old.ok) throw new Error(old.code);
  await write((t) => deleteContent(t, works, { id: old.content.id, from: 1 }));
  advance(31 * DAY_MS);
  const { token, accountId } = await signIn(store);
  const words = { title: 'Shaker or slab', excerpt: 'x', body: 'x', author: 'x' };
  const post = await write(async (transaction) => {
    const shown = await publish(transaction, posts, { from: 0, fields: words });
    if (!shown.ok) throw new Error(shown.code);
    const { id, revision: from } = shown.content;
    await saveDraft(transaction, posts, { id, from, fields: { title: 'Slab' } });
    return shown.content;
  });
  const work = await write((transaction) => saveDraft(transaction, works, { from: 0, fields: { title: 'A bench' } }));
  if (!work.ok) throw new Error(work.code);
  advance(1000);
  const actor = { kind: 'account', accountId, username: 'owner' } as const;
  await store.write({ actor }, (t) => deleteContent(t, posts, { id: post.id, from: 2 }));
  advance(DAY_MS / 24);
  await write((t) => deleteContent(t, works, { id: work.content.id, from: 1 }));
  const argsFor = (path: string, fields?: Record<string, string>) =>
    enter(newContext, ask(path, { token, fields }), { params: {}, pattern: '/admin/deleted' });
  const list = async (search = '') => loader(await argsFor(`/admin/deleted${search}`));
  const bringBack = async (kind: string, thing: string, search = '') => {
    const args = await argsFor(`/admin/deleted${search}`, { kind, thing });
    return responseOf(() => action(args));
  };
  return { store, list, bringBack, context: newContext(), advance, write };
}

it('lists what was deleted in thirty days and by whom, and restores it as published and as saved', async () => {
  const { store, list, bringBack, context } = await openDeleted();
  const { things, total } = await list();
  expect(total).toBe(2);
  expect(things).toMatchObject([
    { kind: 'works', title: 'A bench', deletedBy: null },
    { kind: 'posts', title: 'Slab', deletedBy: 'owner' },
  ]);
  expect((await list('?of=posts')).total).toBe(1);
  expect((await list('?of=constructor&page=0')).total).toBe(2);
  expect(await list('?page=9')).toMatchObject({
    view: { page: 1 },
    pages: 1,
    things: [{ kind: 'works' }, { kind: 'posts' }],
  });

  const [, deleted] = things;
  if (deleted === undefined) throw new Error('It is not listed');
  const { id, revision } = deleted;
  const thing = writeDeletedThing({ id, from: revision });
  const answer = await bringBack('posts', thing, '?of=posts');
  expect(answer.headers.get('Location')).toBe('/admin/deleted?of=posts');
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const taken = await readNotice({ request: ask('/admin', { cookies: [cookie] }), context });
  expect(taken?.notice.text).toBe('Post restored and published');
  expect((await findPublished(store, posts, 'shaker-or-slab'))?.fields.title).toBe('Shaker or slab');
  expect(await findContent(store, posts, id)).toMatchObject({ hasUnpublishedChanges: true, fields: { title: 'Slab' } });
  expect((await list()).things.map(({ kind }) => kind)).toEqual(['works']);
  // A second click in another tab does no harm.
  await bringBack('posts', thing);
  expect((await listPublished(store, posts)).items).toHaveLength(1);
  await expect(bringBack('leads', thing)).rejects.toThrow(/"status":400/);
  await expect(bringBack('posts', 'x')).rejects.toThrow(/"status":400/);
});

it('lists a deleted comment for an hour, and restores it in place', async () => {
  const { store, list, bringBack, write, advance } = await openDeleted();
  const [, deleted] = (await list()).things;
  if (deleted === undefined) throw new Error('It is not listed');
  await bringBack('posts', writeDeletedThing({ id: deleted.id, from: deleted.revision }));
  const words = 'We took slab.';
  await createComment(store, { postId: deleted.id, name: 'Sam', words, spam: { score: 0, reasons: [] } });
  const [comment] = await listComments(store, { status: 'pending', page: 1 });
  const commentId = comment?.id ?? '';
  await write((transaction) => deleteComment(transaction, { commentId, shown: 'pending' }));
  const { things, total } = await list();
  expect(things).toMatchObject([{ kind: 'comments', title: 'Sam on “Slab”', words }, { kind: 'works' }]);
  expect([total, (await list('?of=comments')).total, (await list('?of=works')).total]).toEqual([2, 1, 1]);
  await bringBack('comments', writeDeletedThing({ id: commentId, from: 0 }));
  expect(await listComments(store, { status: 'pending', page: 1 })).toMatchObject([{ words }]);
  await write((transaction) => deleteComment(transaction, { commentId, shown: 'pending' }));
  advance(61 * 60 * 1000);
  expect((await list('?of=comments')).total).toBe(0);
  await bringBack('comments', writeDeletedThing({ id: commentId, from: 0 }));
  expect(await listComments(store, { status: 'pending', page: 1 })).toEqual([]);
});
