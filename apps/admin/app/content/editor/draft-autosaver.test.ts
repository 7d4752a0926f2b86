// @vitest-environment jsdom
import { findContent, posts, saveDraft } from '@showroom/store/admin';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ask, enter } from '../../testing/requests.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { action as autosave } from './autosave.route.ts';
import { DraftAutosaver, type SaveState } from './draft-autosaver.ts';
import { openSaved } from './load-edit-state.server.ts';

const ben = { kind: 'account', accountId: 'id-of-ben', username: 'ben' } as const;
/** Longer than the autosaver’s pause. */
const LONGER_MS = 2_500;
const pause = () => new Promise((resolve) => void setTimeout(resolve, LONGER_MS));

/** A post’s form over a real store, autosaved by the real route. */
async function openForm() {
  const { store, newContext } = await temporaryAdmin();
  const { token, accountId } = await signIn(store);
  const made = await store.write({ actor: ben }, (t) => saveDraft(t, posts, { from: 0, fields: { title: 'Doors' } }));
  if (!made.ok) throw new Error(made.code);
  const { id } = made.content;
  let isAway = false;
  vi.stubGlobal('fetch', async (path: string, { body }: { body: URLSearchParams }) => {
    if (isAway) throw new TypeError('Failed to fetch');
    return autosave(
      await enter(newContext, ask(path, { token, fields: Object.fromEntries(body) }), { params: {}, pattern: path }),
    );
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });
  const load = async () => {
    const search = new URLSearchParams();
    const { from: revision, values } = await openSaved(store, { name: 'posts', id, search, siteUrl: '' });
    return { revision, values };
  };
  const form = document.createElement('form');
  const open = async () => {
    const { revision, values } = await load();
    form.replaceChildren();
    for (const [name, value] of Object.entries(values)) {
      const control = Object.assign(document.createElement('input'), { name, value });
      form.append(control);
    }
    const states: SaveState[] = [];
    const listener = { onState: (state: SaveState) => void states.push(state), onFirstSave: () => undefined };
    const autosaver = new DraftAutosaver(form, { id, revision, values }, { name: 'posts', accountId, ...listener });
    onTestFinished(autosaver.watch());
    const type = (name: string, value: string) => {
      const control = form.elements.namedItem(name);
      if (!(control instanceof HTMLInputElement)) throw new Error(`There is no ${name}`);
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    };
    return { autosaver, type, last: () => states.at(-1) };
  };
  const saveAsBen = async (fields: { title: string }) => {
    const result = await store.write({ actor: ben }, async (t) =>
      saveDraft(t, posts, { id, from: (await findContent(store, posts, id))?.revision ?? 0, fields }),
    );
    expect(result.ok).toBe(true);
  };
  return { id, load, open, saveAsBen, setAway: (away: boolean) => void (isAway = away) };
}

describe('text typed into a post', () => {
  it('is saved after a pause', async () => {
    const { load, open } = await openForm();
    const { type, last } = await open();
    type('title', 'Doors and drawers');
    await expect.poll(() => last()?.code, { timeout: LONGER_MS }).toBe('saved');
    expect((await load()).values.title).toBe('Doors and drawers');
  });

  it('does not overwrite another user’s text before Save is clicked', async () => {
    const { id, load, open, saveAsBen } = await openForm();
    const { autosaver, type, last } = await open();
    await saveAsBen({ title: 'Ben’s doors' });
    type('title', 'My doors');
    await autosaver.hold(true);
    // Both changed the title.
    const { revision, values } = await load();
    autosaver.waitForSubmit({ id, revision, values });
    type('excerpt', 'And more.');
    await pause();
    expect((await load()).values).toMatchObject({ title: 'Ben’s doors', excerpt: '' });
    expect(last()).toEqual({ code: 'typing' });
    expect(await autosaver.hold(true)).toMatchObject({ revision });
  });

  it('is autosaved again after a save that didn’t reach the server', async () => {
    const { load, open, setAway } = await openForm();
    const { autosaver, type, last } = await open();
    type('title', 'Written on the train');
    setAway(true);
    await autosaver.hold(true);
    autosaver.release();
    expect(last()).toEqual({ code: 'typing' });
    setAway(false);
    dispatchEvent(new Event('online'));
    await expect.poll(() => last()?.code, { timeout: LONGER_MS }).toBe('saved');
    expect((await load()).values.title).toBe('Written on the train');
  });

  it('overwrites the version it was based on if this browser still has that, and never newer saves of others', async () => {
    const { id, load, open, saveAsBen, setAway } = await openForm();
    setAway(true);
    const first = await open();
    first.type('title', 'Written on the train');
    await saveAsBen({ title: 'Ben’s doors' });
    await expect.poll(() => first.last()?.code, { timeout: LONGER_MS }).toBe('offline');
    await first.autosaver.hold(true);
    setAway(false);
    const { autosaver, type, last } = await open();
    const copy = autosaver.findCopy();
    expect(copy).toMatchObject({ from: 1, values: { title: 'Written on the train' } });
    autosaver.goOnFrom({ id, revision: copy?.from ?? 0, values: (await load()).values });
    type('title', copy?.values.title ?? '');
    await expect.poll(() => last()?.code, { timeout: LONGER_MS }).toBe('refused');
    expect((await load()).values.title).toBe('Ben’s doors');
  });
});
