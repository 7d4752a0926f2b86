import { ensureTags, findContent, findPublished, posts, publish, saveDraft, type Post } from '@showroom/store/admin';
import { describe, expect, it } from 'vitest';
import { ask, enter, responseOf } from '../../testing/requests.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { action, loader } from './history.route.tsx';

const dashboard = 'dashboard';
const actorOf = (username: string) => ({ kind: 'account', accountId: `id-of-${username}`, username }) as const;
const written = {
  title: 'Shaker or slab',
  excerpt: 'What the door decides.',
  body: 'A wide rail, a slim one, or none.',
  author: 'Design team',
};

/** Ben’s published post over a real store, and its history for the owner. */
async function openHistory() {
  const admin = await temporaryAdmin();
  const { store, advance } = admin;
  const { token } = await signIn(store);
  const made = await store.write({ actor: actorOf('ben') }, (t) => publish(t, posts, { from: 0, fields: written }));
  if (!made.ok) throw new Error(made.code);
  const { id } = made.content;
  const argsFor = async (span: string | undefined, fields?: Readonly<Record<string, string>>) => {
    const path = `/admin/${dashboard}/posts/${id}/history/${span ?? ''}?page=2`;
    return enter(admin.newContext, ask(path, { token, fields }), {
      params: { id, ...(span === undefined ? {} : { span }) },
      pattern: '',
    });
  };
  const load = async (span?: string) => (await loader(await argsFor(span))).history;
  const restore = async (revision: number, from: number) =>
    action(await argsFor(String(revision), { revision: String(revision), from: String(from) }));
  const save = async (from: number, fields: Partial<Post>, username = 'anna') => {
    advance(60_000);
    const result = await store.write({ actor: actorOf(username) }, (t) => saveDraft(t, posts, { id, from, fields }));
    expect(result.ok).toBe(true);
  };
  const kept = async () => findContent(store, posts, id);
  return { ...admin, id, argsFor, load, restore, save, kept };
}

describe('the history of a post', () => {
  it('lists who did what and when, latest first, and consecutive saves of one person once', async () => {
    const { load, save, advance } = await openHistory();
    await save(1, { body: 'A wide rail.' });
    await save(2, { body: 'A wide rail, or none.', title: 'Rails' });
    await save(3, { excerpt: 'Ben looked over it.' }, 'ben');
    advance(31 * 60_000);
    await save(4, { excerpt: 'Ben looked over it again.' }, 'ben');
    const { steps, shown } = await load();
    expect(shown).toBeNull();
    expect(steps.map(({ span, word, who, saveCount, changed }) => [span, word, who, saveCount, changed])).toEqual([
      ['5', 'Saved', 'Ben', 1, ['Post Excerpt']],
      ['4', 'Saved', 'Ben', 1, ['Post Excerpt']],
      ['2-3', 'Saved', 'Anna', 2, ['Post Title', 'Post Content']],
      ['1', 'Published', 'Ben', 1, []],
    ]);
    expect(steps.at(-1)?.at).toBe('2026-11-21T15:00:00.000Z');
  });

  it('compares any version with the previous one: words in texts, old and new values elsewhere', async () => {
    const { load, save, store } = await openHistory();
    const tags = await store.write({ actor: actorOf('anna') }, (t) => ensureTags(t, ['Doors']));
    await save(1, { body: 'A wide rail, or none.', tags, isFeatured: true });
    await save(2, { body: 'A wide oak rail, or none.', category: 'Lighting' });

    const last = await load('3');
    expect(last.shown?.differences).toEqual([
      {
        label: 'Post Content',
        kind: 'text',
        parts: [
          { kind: 'same', text: 'A wide ' },
          { kind: 'added', text: 'oak ' },
          { kind: 'same', text: 'rail, or none.' },
        ],
      },
      { label: 'Category', kind: 'value', before: 'Design Tips', after: 'Lighting' },
    ]);
    const both = await load('2-3');
    expect(both.openSpan).toBe('2-3');
    expect(both.shown?.saves.map(({ revision }) => revision)).toEqual([3, 2]);
    expect(both.shown?.differences.map(({ label }) => label)).toEqual([
      'Post Content',
      'Category',
      'Tags',
      'Feature this post on homepage',
    ]);
    expect(both.shown?.differences).toContainEqual({ label: 'Tags', kind: 'value', before: '', after: 'Doors' });
    expect(both.shown?.differences).toContainEqual({
      label: 'Feature this post on homepage',
      kind: 'value',
      before: 'No',
      after: 'Yes',
    });
  });

  it('restores a version as a draft: visitors see no change, and the history stays', async () => {
    const { load, save, restore, kept, store } = await openHistory();
    await save(1, { title: 'Rails', body: 'Gone astray.' });
    const answer = await responseOf(() => restore(1, 2));
    expect(answer.headers.get('Location')).toMatch(/^\/admin\/dashboard\/posts\/[\da-f-]+\?page=2$/);
    expect(await kept()).toMatchObject({ revision: 3, fields: written, publicationStatus: 'published' });
    expect((await load()).steps.map(({ word }) => word)).toEqual(['Restored', 'Saved', 'Published']);

    // The restored draft can be discarded, too.
    await restore(2, 3);
    expect((await kept())?.fields.body).toBe('Gone astray.');
    expect((await findPublished(store, posts, 'shaker-or-slab'))?.fields).toMatchObject(written);
  });

  it('restores nothing over changes made since the page was opened, and says who made them', async () => {
    const { save, restore, kept } = await openHistory();
    await save(1, { title: 'Rails' });
    await save(2, { title: 'Anna was here' });
    const answer = await restore(1, 2);
    expect(answer).toMatchObject({
      data: { problem: 'anna changed this post after you opened this page. Review it before restoring.' },
      init: { status: 409 },
    });
    expect(await kept()).toMatchObject({ revision: 3, fields: { title: 'Anna was here' } });
  });

  it('returns 404 for a version that doesn’t exist, and restores none', async () => {
    const { load, restore, kept } = await openHistory();
    for (const span of ['0', '2', '1-2', '2-1', 'x', '1-', '999999999999']) {
      await expect(load(span), span).rejects.toMatchObject({ init: { status: 404 } });
    }
    await expect(restore(7, 1)).rejects.toMatchObject({ init: { status: 404 } });
    await expect(restore(Number.NaN, 1)).rejects.toMatchObject({ init: { status: 400 } });
    await expect(restore(1, 0.5)).rejects.toMatchObject({ init: { status: 400 } });
    expect(await kept()).toMatchObject({ revision: 1 });
  });
});
