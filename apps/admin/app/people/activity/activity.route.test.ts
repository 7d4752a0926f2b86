import { addLeadNote, deleteLead, posts, saveDraft, setLeadStatus, systemActor, tags } from '@showroom/store/admin';
import { expect, it } from 'vitest';
import { ask, enter } from '../../testing/requests.ts';
import { storeLead } from '../../testing/sample-lead.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { loader } from './activity.route.tsx';

async function openLog(count: number) {
  const { store, newContext, advance } = await temporaryAdmin();
  const { token } = await signIn(store);
  for (let index = 0; index < count; index += 1) {
    advance(1000);
    await store.write({ actor: systemActor }, async (transaction): Promise<unknown> => {
      if (index % 2 === 0) return saveDraft(transaction, posts, { from: 0, fields: { title: `Post ${index}` } });
      return saveDraft(transaction, tags, { from: 0, fields: { name: `Tag ${index}` } });
    });
  }
  return async (path: string) => {
    return loader(await enter(newContext, ask(path, { token }), { params: {}, pattern: '/admin/activity' }));
  };
}

it.each(['/admin/activity', '/admin/activity?sort=time'])(
  'pages to its end with every line once: %s',
  async (start) => {
    const open = await openLog(120);
    const seen: string[] = [];
    let path: string | null = start;
    while (path !== null) {
      const { lines, onPath } = await open(path);
      expect(lines.length).toBeLessThanOrEqual(50);
      seen.push(...lines.map(({ id }) => id));
      path = onPath;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(120);
  },
);

it('keeps its filter from page to page', async () => {
  const open = await openLog(120);
  const first = await open('/admin/activity?of=post');
  expect(first.onPath).toContain('of=post');
  const second = await open(first.onPath ?? '');
  expect([...first.lines, ...second.lines].map(({ type }) => type)).toEqual(Array.from({ length: 60 }, () => 'Post'));
  const { lines } = await open('/admin/activity?q=post+118');
  expect(lines.map(({ words }) => words)).toEqual([expect.stringContaining('Post 118')]);
});

it('shows the newest for an invalid URL', async () => {
  const open = await openLog(2);
  const whole = await open('/admin/activity');
  const { view, lines } = await open('/admin/activity?of=constructor&past=yesterday');
  expect(view).toEqual({ query: '', subject: undefined, sort: { by: 'time', isDescending: true }, past: undefined });
  expect(lines).toEqual(whole.lines);
});

it('names and links what lines are about, and groups repeated ones', async () => {
  const { store, newContext, advance } = await temporaryAdmin();
  const { token } = await signIn(store);
  const write = async <Result>(change: Parameters<typeof store.write<Result>>[1]) => {
    advance(1000);
    return store.write({ actor: systemActor }, change);
  };
  const openAs = async (as: string) =>
    loader(await enter(newContext, ask('/admin/activity', { token: as }), { params: {}, pattern: '/admin/activity' }));

  const first = await write(async (t) => saveDraft(t, posts, { from: 0, fields: { title: '' } }));
  if (!first.ok) throw new Error(first.code);
  const { id } = first.content;
  const noted = async () => (await openAs(token)).lines.filter(({ type }) => type === 'Post' || type === 'Lead');
  expect(await noted()).toMatchObject([
    { words: expect.stringMatching(/the post “Untitled”$/), path: `/admin/dashboard/posts/${id}` },
  ]);
  await write(async (t) => saveDraft(t, posts, { id, from: 1, fields: { title: 'Oak or ash' } }));
  expect((await noted()).at(-1)?.words).toMatch(/“Oak or ash”$/);

  const lead = await storeLead(store, { firstName: 'Noémie', lastName: 'Roy' });
  await write(async (t) => setLeadStatus(t, { leadId: lead.id, status: 'quoted' }));
  expect((await noted())[0]).toMatchObject({
    words: `Moved Noémie Roy (${lead.reference}) from New to Quoted`,
    path: `/admin/leads/${lead.id}`,
  });
  for (const words of ['One', 'Two', 'Three']) {
    await write(async (t) => addLeadNote(t, { leadId: lead.id, after: '', words }));
  }
  expect((await noted())[0]?.words).toBe(`Added a note to Noémie Roy (${lead.reference}), 3 times`);
  await write(async (t) => deleteLead(t, { leadId: lead.id }));
  for (const line of (await noted()).filter(({ type }) => type === 'Lead')) {
    expect(line).toMatchObject({ path: null });
    expect(JSON.stringify(line), 'no data of a deleted lead').not.toContain('Noémie');
  }
});
