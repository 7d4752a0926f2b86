import {
  addViews,
  createComment,
  findContent,
  findPublished,
  findRedirect,
  listContentChanges,
  media,
  posts,
  publish,
  saveDraft,
  type Post,
} from '@showroom/store/admin';
import { describe, expect, it } from 'vitest';
import { noticeOf } from '../../testing/notice-of.ts';
import { ask, enter, responseOf, routeArgs } from '../../testing/requests.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { loader as sessionLoader } from '../../frame/shell/session.route.ts';
import { action as autosaveAction } from './autosave.route.ts';
import { action as deleteAction } from '../delete/delete.route.tsx';
import { loader as listLoader } from '../list/list.route.tsx';
import { action as takeBack } from '../list/bulk/undo.route.ts';
import { action, loader } from './edit.route.tsx';
import { action as undoAction } from '../trash/undo.route.ts';

const ben = { kind: 'account', accountId: 'id-of-ben', username: 'ben' } as const;
const dashboard = 'dashboard-pro';

const written = {
  title: 'Shaker or slab',
  excerpt: 'What the door decides.',
  body: 'A wide rail, a slim one, or none.',
  category: 'Kitchen Design',
  author: 'Design team',
  allowsComments: 'on',
};

/** The post routes over a real store, for a signed-in user. */
async function openPosts() {
  const admin = await temporaryAdmin();
  const { store } = admin;
  const { token, accountId } = await signIn(store);
  const argsFor = <Params extends object>(request: Request, params: Params) =>
    enter(admin.newContext, request, { params, pattern: '' });
  const openAt = async (address: string) => {
    const request = ask(`/admin/${dashboard}/posts/${address}`, { token });
    return loader(await argsFor(request, { id: address.split('?')[0] ?? '' }));
  };
  const open = async (address: string) => {
    const { from: revision, shownPlan, ...state } = await openAt(address);
    return { ...state, revision, publishAt: shownPlan.publishAt };
  };
  const send = async (post: { id: string; revision: number }, fields: Readonly<Record<string, string>>) => {
    const id = post.revision === 0 ? 'new' : post.id;
    const request = ask(`/admin/${dashboard}/posts/${id}?q=door`, {
      token,
      fields: { id: post.id, from: String(post.revision), intent: 'save', ...fields },
    });
    return action(await argsFor(request, { id }));
  };
  const autosave = async (post: { id: string; revision: number }, fields: Readonly<Record<string, string>>) => {
    const request = ask('/admin/posts/autosave', {
      token,
      fields: { id: post.id, from: String(post.revision), account: accountId, ...fields },
    });
    const response = await autosaveAction(await argsFor(request, {}));
    return { status: response.status, answer: await response.json() };
  };
  const list = async (search: string) => {
    const path = `/admin/${dashboard}/posts`;
    return listLoader(await enter(admin.newContext, ask(path + search, { token }), { params: {}, pattern: path }));
  };
  const add = async (fields: Partial<Post>) => {
    const { category: _category, allowsComments: _allows, ...sample } = written;
    const result = await store.write({ actor: ben }, (t) =>
      publish(t, posts, { from: 0, fields: { ...sample, ...fields } }),
    );
    if (!result.ok) throw new Error(result.code);
    return result.content;
  };
  const saveAsBen = async (id: string, from: number, fields: Partial<Post>) => {
    const result = await store.write({ actor: ben }, (t) => saveDraft(t, posts, { id, from, fields }));
    expect(result.ok).toBe(true);
  };
  return { ...admin, token, accountId, argsFor, open, send, autosave, list, add, saveAsBen };
}

function refusalOf(answer: Awaited<ReturnType<typeof action>>) {
  if (answer instanceof Response) throw new Error(`It was kept: ${answer.headers.get('Location')}`);
  return { ...answer.data, status: answer.init?.status };
}

describe('a list of posts', () => {
  it('shows views and comments of each', async () => {
    const { store, add, list } = await openPosts();
    const { id, slug } = await add({});
    const read = { day: '2026-11-20', source: '', count: 3, path: `/blog/${slug}` };
    await store.write({ actor: ben }, (t) => addViews(t, { views: [read], emptySearches: [], missedPaths: [] }));
    await createComment(store, { postId: id, name: 'Ann', words: 'Good', spam: { score: 0, reasons: [] } });
    expect((await list('')).cards).toMatchObject([{ cells: { views: ['3 views', '1 comment'] } }]);
  });
});

describe('the form of a post', () => {
  it('starts with the labels of the specification, and shows the resulting page at once', async () => {
    const { store, open, send } = await openPosts();
    const post = await open('new');
    expect(post.values).toMatchObject({
      category: 'Design Tips',
      author: 'Owner',
      publishDate: '',
      allowsComments: 'on',
      isFeatured: '',
    });
    const answer = await send(post, { ...written, status: 'published', tags: 'Doors, doors, , Kitchens' });
    expect(noticeOf(answer).text).toBe('Blog post created successfully!');
    const leadsTo = (led: typeof answer) => led instanceof Response && led.headers.get('Location');
    expect(leadsTo(answer), 'at the top of the unfiltered list').toBe('/admin/dashboard-pro/posts');
    const again = await send(await open(post.id), {
      ...written,
      title: 'Shaker',
      tags: 'Doors, Kitchens',
      status: 'published',
    });
    expect(leadsTo(again), 'the filtered list that it was opened from').toBe('/admin/dashboard-pro/posts?q=door');
    const shown = await findPublished(store, posts, 'shaker-or-slab');
    expect(shown?.fields).toMatchObject({ title: 'Shaker', category: 'Kitchen Design', allowsComments: true });
    expect((await open(post.id)).values.tags).toBe('Doors, Kitchens');
  });

  it('saves a tag and a keyword that were typed but not added, on submit only', async () => {
    const { open, send, autosave } = await openPosts();
    const post = await open('new');
    const typed = { ...written, tags: 'Doors', 'tags.new': 'Oak', 'metaKeywords.new': 'rails, doors' };
    await autosave(post, typed);
    const draft = await open(post.id);
    expect(draft.values).toMatchObject({ tags: 'Doors', metaKeywords: '' });
    await responseOf(() => send(draft, typed));
    expect((await open(post.id)).values).toMatchObject({ tags: 'Doors, Oak', metaKeywords: 'rails, doors' });
  });

  it('reports at each field what is required for publishing, and keeps what was typed', async () => {
    const { store, open, send } = await openPosts();
    const post = await open('new');
    const untitled = refusalOf(await send(post, { ...written, title: ' ', status: 'draft' }));
    expect(untitled).toMatchObject({ status: 400, issues: [{ field: 'title', message: 'Enter a title' }] });
    const bare = refusalOf(await send(post, { title: 'A thought', category: 'Lighting', status: 'published' }));
    expect(bare.issues.map(({ field }) => field)).toEqual(['excerpt', 'body', 'author']);
    expect(bare.values).toMatchObject({ title: 'A thought', category: 'Lighting' });
    const empty = refusalOf(await send(post, { category: 'Lighting', status: 'published' }));
    expect(empty.issues.map(({ field }) => field)).toEqual(['title', 'excerpt', 'body', 'author']);
    const wrong = refusalOf(
      await send(post, { ...written, category: 'Plumbing', cover: 'https://x.example/a.png', status: 'draft' }),
    );
    expect(wrong.issues).toMatchObject([{ field: 'category' }, { field: 'cover' }]);
    expect(await findContent(store, posts, post.id)).toBeUndefined();
    expect(noticeOf(await send(post, { title: 'A thought', category: 'Lighting', status: 'draft' })).text).toContain(
      'created',
    );
  });

  it('saves a draft whose text has a missing picture, and names the picture on publishing', async () => {
    const { store, open, send, autosave } = await openPosts();
    const post = await open('new');
    const address = 'media:00000000-0000-4000-8000-000000000000';
    const typed = { ...written, body: `![An oak island](${address})` };
    expect(await autosave(post, typed)).toMatchObject({ status: 200, answer: { revision: 1 } });
    expect(await autosave(await open(post.id), { ...typed, title: 'Rails' })).toMatchObject({ status: 200 });
    const draft = await open(post.id);
    expect(draft.values).toMatchObject({ title: 'Rails', body: typed.body });
    await responseOf(() => send(draft, { ...typed, title: 'Rails and stiles', status: 'draft' }));
    const refused = refusalOf(await send(await open(post.id), { ...typed, status: 'published' }));
    const message = `The image ${address} (“An oak island”) is no longer available`;
    expect(refused).toMatchObject({ status: 400, issues: [{ field: 'body', message }] });
    expect(await findPublished(store, posts, 'shaker-or-slab')).toBeUndefined();
  });

  it('selects its cover from the library without scripts, and saves nothing by that', async () => {
    const { store, send, open } = await openPosts();
    const picture = {
      name: 'island.webp',
      sha256: 'a1'.repeat(32),
      type: 'image/webp',
      byteSize: 9,
      widthPx: 1600,
      heightPx: 1200,
    } as const;
    const medium = await store.write({ actor: ben }, (t) => publish(t, media, { from: 0, fields: picture }));
    if (!medium.ok) throw new Error(medium.code);
    const { id } = medium.content;
    const post = await open('new');
    const typed = { ...written, title: 'Half written', cover: '', status: 'scheduled', publishAt: '2027-01-02T09:00' };
    const opened = refusalOf(await send(post, { ...typed, step: 'cover:choose:1', 'library.q': 'island' }));
    const shown = { code: 'step', id: post.id, from: 0, issues: [], values: { title: 'Half written', cover: '' } };
    expect(opened).toMatchObject({ ...shown, plan: { status: 'scheduled', publishAt: '2027-01-02T09:00' } });
    expect(opened).toMatchObject({ choosing: { field: 'cover', library: { query: 'island', pictures: [{ id }] } } });
    const chosen = refusalOf(await send(post, { ...typed, take: `cover:${id}` }));
    const cover = `media:${id}`;
    expect(chosen).toMatchObject({ ...shown, values: { cover } });
    expect(chosen.choosing).toBeUndefined();
    expect(chosen).toHaveProperty(['pictures', cover]);
    expect(refusalOf(await send(post, { ...typed, take: 'cover:nothing' })).values.cover).toBe('');
    await expect(open(post.id), 'nothing is saved').rejects.toMatchObject({ init: { status: 404 } });
  });

  it('creates one post when sent twice', async () => {
    const { open, send, list } = await openPosts();
    const post = await open('new');
    await send(post, { ...written, status: 'draft' });
    await send(post, { ...written, status: 'draft' });
    expect((await list('')).total).toBe(1);
  });

  it('publishes a post at a time in the shop’s time zone', async () => {
    const { store, open, send, advance } = await openPosts();
    const post = await open('new');
    const missing = refusalOf(await send(post, { ...written, status: 'scheduled', publishAt: '' }));
    expect(missing).toMatchObject({ issues: [{ field: 'publishAt' }], plan: { status: 'scheduled', publishAt: '' } });
    const answer = await send(post, { ...written, status: 'scheduled', publishAt: '2026-11-21T10:30' });
    expect(noticeOf(answer).text).toMatch(/created successfully! Scheduled for Nov 21, 2026, 10:30 a\.m\./);
    expect(await findPublished(store, posts, 'shaker-or-slab')).toBeUndefined();
    expect(await open(post.id)).toMatchObject({ status: 'scheduled', publishAt: '2026-11-21T10:30' });
    advance(30 * 60_000);
    expect(await findPublished(store, posts, 'shaker-or-slab')).toBeDefined();
  });

  it('asks about a time in the past, and about a time without effect', async () => {
    const { open, send } = await openPosts();
    const post = await open('new');
    const asked = async (status: string, publishAt: string) => {
      const { issues, values } = refusalOf(await send(post, { ...written, status, publishAt }));
      expect(values.title).toBe(written.title);
      return issues.map(({ field, message }) => `${field}: ${message}`).join();
    };
    expect(await asked('scheduled', '2020-01-01T10:00')).toMatch(/^publishAt: That time is in the past/);
    for (const status of ['draft', 'published'])
      expect(await asked(status, '2026-12-24T09:00')).toMatch(/^publishAt: Choose “Publish later”/);
    await expect(open(post.id), 'nothing is saved').rejects.toMatchObject({ init: { status: 404 } });
    // A slightly past time means now.
    const answer = await send(post, { ...written, status: 'scheduled', publishAt: '2026-11-21T09:30' });
    expect(noticeOf(answer).text).toMatch(/created successfully!/);
    expect(await open(post.id)).toMatchObject({ status: 'published' });
  });

  it('starts with the scheduled version instead of the visible one, and changes it only on purpose', async () => {
    const { store, add, open, send, advance } = await openPosts();
    const { id } = await add({});
    const shown = async () => (await findPublished(store, posts, 'shaker-or-slab'))?.fields.title;
    const sendAs = async (status: string, change: Readonly<Record<string, string>> = {}) => {
      const post = await open(id);
      const planned = { planned: post.publishAt, publishAt: post.publishAt };
      return noticeOf(await send(post, { ...post.values, ...planned, ...change, status })).text;
    };
    await sendAs('scheduled', { title: 'For Christmas', publishAt: '2026-12-24T09:00' });
    expect(await open(id)).toMatchObject({ status: 'published', publishAt: '2026-12-24T09:00' });
    await sendAs('scheduled', { title: 'For Christmas!' });
    expect(await shown()).toBe('Shaker or slab');
    expect(await sendAs('draft')).toBe('Blog post updated successfully! The schedule was cancelled.');
    expect(await open(id)).toMatchObject({ publishAt: '', hasUnpublishedChanges: true });
    await sendAs('scheduled', { publishAt: '2027-03-01T09:00' });
    expect(await sendAs('published'), 'the same title again').toBe('Blog post updated successfully!');
    expect(await shown()).toBe('For Christmas!');
    expect(await open(id)).toMatchObject({ publishAt: '', hasUnpublishedChanges: false });
    await sendAs('scheduled', { title: 'For Easter', publishAt: '2027-03-28T09:00' });
    await sendAs('draft');
    advance(200 * 86_400_000);
    expect(await shown()).toBe('For Christmas!');
  });

  it('cancels the schedule of a post that is saved as a draft', async () => {
    const { store, open, send, advance } = await openPosts();
    const made = await open('new');
    await send(made, { ...written, status: 'scheduled', publishAt: '2026-12-24T09:00' });
    const post = await open(made.id);
    const draft = { ...post.values, status: 'draft', planned: post.publishAt };
    expect(noticeOf(await send(post, draft)).text).toMatch(/The schedule was cancelled\.$/);
    expect(await open(made.id)).toMatchObject({ status: 'draft', publishAt: '' });
    advance(60 * 86_400_000);
    expect(await findPublished(store, posts, 'shaker-or-slab')).toBeUndefined();
  });

  it('keeps the chosen publish settings during a preview', async () => {
    const { open, send } = await openPosts();
    const post = await open('new');
    const plan = { status: 'scheduled', publishAt: '2026-12-24T09:00' };
    for (const intent of ['preview', 'check']) {
      const answer = await send(post, { ...written, ...plan, intent });
      const search = (answer instanceof Response && answer.headers.get('Location')?.split('?')[1]) || '';
      // Both pages link back with the choice in the URL.
      expect(await open(`${post.id}?q=door&${search}`)).toMatchObject({ plan });
    }
    expect(await open(post.id)).toMatchObject({
      plan: { status: 'draft', publishAt: '' },
      status: 'draft',
      publishAt: '',
    });
  });

  it('adds a redirect when the URL of a published post changes, and rejects a URL in use', async () => {
    const { store, add, open, send } = await openPosts();
    const { id } = await add({});
    await add({ title: 'Another' });
    const post = await open(id);
    const taken = refusalOf(await send(post, { ...post.values, slug: 'another', status: 'published' }));
    expect(taken.issues).toEqual([{ field: 'slug', message: '“Another” already uses this URL' }]);
    await send(post, { ...post.values, slug: 'doors', status: 'published' });
    expect(await findPublished(store, posts, 'doors')).toBeDefined();
    expect(await findRedirect(store, '/blog/shaker-or-slab')).toBe('/blog/doors');
  });

  it('keeps a draft next to the published version, discards it, and unpublishes the post', async () => {
    const { store, add, open, send } = await openPosts();
    const { id } = await add({});
    const titles = async () => (await findPublished(store, posts, 'shaker-or-slab'))?.fields.title;
    const before = await open(id);
    await send(before, { ...before.values, title: 'Another thought', status: 'draft' });
    expect(await titles()).toBe('Shaker or slab');
    const changed = await open(id);
    expect(changed).toMatchObject({ status: 'published', hasUnpublishedChanges: true });
    await send(changed, { intent: 'discard' });
    const dropped = await open(id);
    expect(dropped.values.title).toBe('Shaker or slab');
    expect(noticeOf(await send(dropped, { intent: 'unpublish' })).text).toContain('Post unpublished');
    expect(await titles()).toBeUndefined();
  });

  it('publishes an unpublished post again with one click, keeping its draft', async () => {
    const { store, add, open, send, argsFor, token } = await openPosts();
    const { id } = await add({});
    const title = async () => (await findPublished(store, posts, 'shaker-or-slab'))?.fields.title;
    const before = await open(id);
    await send(before, { ...before.values, title: 'Another thought', status: 'draft' });
    const { undoPath = '' } = noticeOf(await send(await open(id), { intent: 'unpublish' }));
    expect(await title()).toBeUndefined();
    const undo = async () => takeBack(await argsFor(ask(undoPath, { token, fields: {} }), {}));
    const back = await responseOf(undo);
    expect(back.headers.get('Location')).toBe(`/admin/${dashboard}/posts`);
    expect(await title()).toBe('Shaker or slab');
    expect(await open(id)).toMatchObject({ status: 'published', values: { title: 'Another thought' } });
    // A second click does no harm.
    await responseOf(undo);
    expect(await title()).toBe('Shaker or slab');
  });

  it('saves nothing without changes, and doesn’t claim to', async () => {
    const { store, add, open, send, autosave } = await openPosts();
    const { id } = await add({ body: 'First.  \n\n* a\n* b', metaKeywords: ['doors', 'rails'] });
    const post = await open(id);
    expect(noticeOf(await send(post, { ...post.values, status: 'published' })).text).toBe('No changes to save');
    // Browsers send their own line endings.
    await autosave(post, { ...post.values, body: (post.values['body'] ?? '').replaceAll('\n', '\r\n') });
    expect(await listContentChanges(store, id)).toHaveLength(1);
  });
});

describe('two users who edit one post', () => {
  it('keep both changes, and the second is told about a field that both changed', async () => {
    const { store, add, open, send, saveAsBen } = await openPosts();
    const { id } = await add({});
    const mine = await open(id);
    await saveAsBen(id, 1, { excerpt: 'Ben wrote this.' });
    expect(noticeOf(await send(mine, { ...mine.values, title: 'Mine', status: 'draft' })).text).toBe(
      'Blog post updated successfully! Ben changed Post Excerpt while you were editing; those changes were saved too.',
    );
    expect((await findContent(store, posts, id))?.fields).toMatchObject({ title: 'Mine', excerpt: 'Ben wrote this.' });

    const again = await open(id);
    await saveAsBen(id, again.revision, { title: 'Ben’s' });
    const refused = refusalOf(await send(again, { ...again.values, title: 'Mine again', status: 'published' }));
    expect(refused).toMatchObject({
      status: 409,
      code: 'conflict',
      values: { title: 'Mine again' },
      issues: [
        {
          field: 'title',
          message: 'Ben changed this to “Ben’s” while you were editing. Save again to keep your version.',
        },
      ],
    });
    expect((await findContent(store, posts, id))?.fields.title).toBe('Ben’s');
    await send({ id, revision: refused.from }, { ...refused.values, status: 'published' });
    expect((await findPublished(store, posts, 'shaker-or-slab'))?.fields.title).toBe('Mine again');
  });

  it('are told everyone who changed something, but not who only published it', async () => {
    const { store, add, open, send, saveAsBen } = await openPosts();
    const { id } = await add({});
    const anna = { kind: 'account', accountId: 'id-of-anna', username: 'anna' } as const;
    const saveMine = async (post: Awaited<ReturnType<typeof open>>, title: string) =>
      noticeOf(await send(post, { ...post.values, title, status: 'draft' })).text;
    const mine = await open(id);
    await saveAsBen(id, 1, { excerpt: 'Ben wrote this.' });
    await store.write({ actor: anna }, (t) => publish(t, posts, { id, from: 2 }));
    expect(await saveMine(mine, 'Mine')).toMatch(/! Ben changed Post Excerpt while you were editing/);
    const again = await open(id);
    await saveAsBen(id, again.revision, { excerpt: 'Ben once more.' });
    await store.write({ actor: anna }, (t) =>
      saveDraft(t, posts, { id, from: again.revision + 1, fields: { metaTitle: 'Anna’s' } }),
    );
    expect(await saveMine(again, 'Mine again')).toMatch(
      /! Anna and Ben changed Post Excerpt, SEO Title while you were editing/,
    );
  });

  it('see both texts where a quote would say too little', async () => {
    const { add, open, send, saveAsBen } = await openPosts();
    const { id, fields } = await add({ body: 'A wide rail, a slim one, or none. '.repeat(4) });
    const mine = await open(id);
    await saveAsBen(id, 1, { body: `${fields.body} Ben says slim.` });
    const refused = refusalOf(
      await send(mine, { ...mine.values, body: `${fields.body} I say none.`, status: 'draft' }),
    );
    expect(refused.issues.map(({ field }) => field)).toEqual(['body']);
    const [body] = refused.theirs ?? [];
    const told = body?.kind === 'text' ? body.parts : [];
    const wordsOf = (kind: string) => told.flatMap((part) => (part.kind === kind ? [part.text.trim()] : [])).join(' ');
    expect(body?.label).toBe('Post Content');
    expect([wordsOf('removed'), wordsOf('added')]).toEqual([
      expect.stringContaining('Ben says slim'),
      expect.stringContaining('I say none'),
    ]);
  });

  it('are asked about every difference when the base version is unknown', async () => {
    const { store, add, open, send } = await openPosts();
    const { id } = await add({});
    const tab = { ...(await open(id)), revision: 99 };
    const values = { ...tab.values, metaTitle: 'As it was, or typed here', status: 'draft' };
    const refused = refusalOf(await send(tab, values));
    expect(refused.issues.map(({ field }) => field)).toEqual(['metaTitle']);
    expect((await findContent(store, posts, id))?.fields.metaTitle).toBe('');
    await send({ id, revision: refused.from }, values);
    expect((await findContent(store, posts, id))?.fields.metaTitle).toBe(values.metaTitle);
  });

  it('lose nothing when one deletes the post: it becomes a new one', async () => {
    const { store, add, open, send, argsFor, token } = await openPosts();
    const { id } = await add({});
    const mine = await open(id);
    const fields = { revision: '1' };
    const request = ask(`/admin/dashboard/posts/${id}/delete`, { token, fields });
    await deleteAction(await argsFor(request, { id }));
    const refused = refusalOf(await send(mine, { ...mine.values, title: 'Still here', status: 'draft' }));
    expect(refused).toMatchObject({ status: 409, code: 'gone', from: 0 });
    await send({ id: refused.id, revision: refused.from }, { ...refused.values, status: 'draft' });
    expect((await findContent(store, posts, refused.id))?.fields.title).toBe('Still here');
  });
});

describe('an autosaved draft', () => {
  it('stays separate from the published version, however late it arrives from a stale tab', async () => {
    const { store, add, open, send, autosave } = await openPosts();
    const { id } = await add({});
    const tab = await open(id);
    const desk = await open(id);
    await send(desk, { ...desk.values, title: 'Published at the desk', status: 'published' });
    const late = await autosave(tab, { ...tab.values, body: 'Typed in a stale tab.' });
    expect(late).toEqual({
      status: 409,
      answer: { message: 'Owner changed Post Title while you were editing. Save to merge both.' },
    });
    expect((await findPublished(store, posts, 'shaker-or-slab'))?.fields.title).toBe('Published at the desk');
    expect((await open(id)).status).toBe('published');
  });

  it('stays separate also if the saved version was published since', async () => {
    const { store, add, open, send, autosave, saveAsBen } = await openPosts();
    const { id, fields } = await add({});
    await saveAsBen(id, 1, { title: 'Rails' });
    const tab = await open(id);
    await send(tab, { ...tab.values, status: 'published' });
    const typed = { ...tab.values, body: 'Typed in a stale tab.' };
    expect(await autosave(tab, typed)).toEqual({
      status: 409,
      answer: { message: 'Owner published or scheduled this while you were editing. Save to merge both.' },
    });
    expect(noticeOf(await send(tab, { ...typed, status: 'draft' })).text).toBe(
      'Blog post updated successfully! Owner published or scheduled this while you were editing; those changes were saved too.',
    );
    const shown = await findPublished(store, posts, 'shaker-or-slab');
    expect(shown?.fields).toMatchObject({ title: 'Rails', body: fields.body });
  });

  it('creates a post from the first words, under the id of the form, and returns its URL', async () => {
    const { autosave, open, list } = await openPosts();
    const post = await open('new');
    const first = await autosave(post, { ...post.values, title: 'A first thought' });
    expect(first).toEqual({ status: 200, answer: { revision: 1, slug: 'a-first-thought' } });
    const second = await autosave(
      { id: post.id, revision: 1 },
      { ...post.values, title: 'A second', slug: 'a-first-thought' },
    );
    expect(second).toEqual({ status: 200, answer: { revision: 2, slug: 'a-second' } });
    expect((await list('')).cards).toMatchObject([{ title: 'A second', status: { label: 'Draft' } }]);
  });

  it('saves nothing in the name of another user who has signed in in another tab', async () => {
    const { autosave, open, list } = await openPosts();
    const post = await open('new');
    const answer = await autosave(post, { ...post.values, title: 'Mine', account: 'another' });
    expect(answer).toMatchObject({ status: 403, answer: { message: expect.stringContaining('Someone else') } });
    expect((await list('')).cards).toEqual([]);
  });

  it('keeps every older version', async () => {
    const { store, autosave, open } = await openPosts();
    const post = await open('new');
    for (const [index, body] of ['One.', 'Two.', 'Three.'].entries()) {
      await autosave(
        { id: post.id, revision: index },
        { ...post.values, title: 'Kept', slug: index > 0 ? 'kept' : '', body },
      );
    }
    expect(await listContentChanges(store, post.id)).toHaveLength(3);
  });

  it('says who is signed in, and returns the login URL without a session', async () => {
    const { argsFor, newContext, token, accountId } = await openPosts();
    const known = await argsFor(ask('/admin/session', { token }), {});
    expect(await sessionLoader(known).text()).toBe(accountId);
    const request = ask('/admin/session');
    const response = await responseOf(() =>
      sessionLoader(routeArgs({ request, context: newContext(), params: {}, pattern: '' })),
    );
    expect(response.status).toBe(302);
  });
});

describe('a deleted post', () => {
  it('is deleted as the specification says, and restored with its published version and its draft', async () => {
    const { store, add, saveAsBen, argsFor, token, open } = await openPosts();
    const { id } = await add({});
    await saveAsBen(id, 1, { title: 'A draft beside it' });
    const stale = ask(`/admin/dashboard/posts/${id}/delete`, { token, fields: { revision: '1' } });
    expect(await deleteAction(await argsFor(stale, { id }))).toMatchObject({
      data: { problem: 'Ben changed this after you opened it. Review it before deleting.' },
    });
    const request = ask(`/admin/dashboard/posts/${id}/delete?page=2`, { token, fields: { revision: '2' } });
    const answer = await deleteAction(await argsFor(request, { id }));
    if (!(answer instanceof Response)) throw new Error('It was not deleted');
    expect(answer.headers.get('Location')).toBe('/admin/dashboard/posts?page=2');
    const notice = noticeOf(answer);
    expect(notice.text).toBe('Post deleted successfully!');
    expect(await findPublished(store, posts, 'shaker-or-slab')).toBeUndefined();

    await undoAction(await argsFor(ask(notice.undoPath ?? '', { token, fields: {} }), {}));
    expect((await findPublished(store, posts, 'shaker-or-slab'))?.fields.title).toBe('Shaker or slab');
    expect(await open(id)).toMatchObject({ hasUnpublishedChanges: true, values: { title: 'A draft beside it' } });
  });
});

describe('the list of posts', () => {
  it('is filtered, sorted and paged by its URL', async () => {
    const { add, list, send, open, advance } = await openPosts();
    for (let index = 1; index <= 25; index += 1) {
      const publishDate = `2026-01-${String(index).padStart(2, '0')}`;
      await add({ title: `Post ${index}`, publishDate, category: index % 2 === 0 ? 'Lighting' : 'Design Tips' });
    }
    advance(1000);
    const draft = await open('new');
    await send(draft, { ...written, title: 'Brass and bronze', status: 'draft', publishDate: '2025-12-31' });
    const titles = async (search: string) => (await list(search)).cards.map(({ title }) => title);

    expect((await titles('')).slice(0, 2), 'newest first, whatever its publish date').toEqual([
      'Brass and bronze',
      'Post 25',
    ]);
    expect((await titles('?sort=-day'))[0]).toBe('Post 25');
    expect(await titles('?status=draft')).toEqual(['Brass and bronze']);
    expect((await titles('?sort=day')).slice(0, 2)).toEqual(['Brass and bronze', 'Post 1']);
    expect(await titles('?sort=title&status=published&page=3')).toEqual(['Post 9']);
    expect((await titles('?sort=publication')).length).toBe(12);
    expect((await titles('?sort=-publication'))[0]).toBe('Brass and bronze');
    expect(await list('?category=Lighting')).toMatchObject({ found: 12, total: 26, pageCount: 1 });
    expect(await titles('?q=bronze+brass')).toEqual(['Brass and bronze']);
    expect((await list('?page=99')).view.page).toBe(3);
    expect(await list('?status=nonsense&sort=x&page=-1')).toMatchObject({
      found: 26,
      view: { page: 1, sort: { by: 'made', isDescending: true } },
    });
  });
});
