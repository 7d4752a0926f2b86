import { deleteContent, listActivity, publish, restoreDeletedContent, systemActor } from '@showroom/store/admin';
import { editedKinds } from '@showroom/store/testing';
import { describe, expect, it } from 'vitest';
import { isListOf, wordsOf } from './content/kinds/bulk-action.ts';
import { kindForms } from './content/kinds/kinds.ts';
import { readCheckedKind, toEditorPath, toPublishCheckPath } from './content/kinds/publish-check-path.ts';
import { kindOf } from './content/kinds/stored-kinds.server.ts';
import { parseList } from './content/list/list-url.ts';
import { loadList } from './content/list/load-list.server.ts';
import { trashKinds } from './content/trash/trash-view.ts';
import { loader as loadTrash } from './content/trash/trash.route.tsx';
import { findEditPath } from './content/media/find-edit-path.server.ts';
import { contentKinds, kindNames, toListPath, type KindName } from './frame/navigation/content-kinds.ts';
import { countTabs } from './frame/navigation/count-tabs.server.ts';
import { dashboards } from './frame/navigation/dashboards.ts';
import { loader as loadSamples } from './overview/getting-started/samples.route.tsx';
import { loadFindings } from './overview/search/load-results.server.ts';
import { loadActivity } from './people/activity/load-activity.server.ts';
import { isPage } from './testing/is-page.ts';
import { ask, enter } from './testing/requests.ts';
import { signIn, temporaryAdmin } from './testing/temporary-admin.ts';

/** A store with one published entry of a kind, with the word "Marigold" in its fields. */
async function openWith(name: KindName) {
  const admin = await temporaryAdmin();
  const { store } = admin;
  const kind = kindOf(name);
  const fields = Object.fromEntries(
    kind.listMissing(kind.empty).map(({ field }) => [field, field.endsWith('On') ? '2026-10-02' : 'Marigold']),
  );
  const made = await store.write({ actor: systemActor }, (t) => publish(t, kind, { from: 0, fields }));
  if (!made.ok) throw new Error(`A ${name} is refused: ${JSON.stringify(made)}`);
  const { id } = made.content;
  const { token } = await signIn(store);
  const argsFor = (path: string) => enter(admin.newContext, ask(path, { token }), { params: {}, pattern: path });
  return { ...admin, kind, id, argsFor };
}

it('has each editable kind of the store, under its name there', () => {
  const names = kindNames.map((name) => contentKinds[name].storedAs);
  expect(new Set(names)).toEqual(new Set(editedKinds.map(({ name }) => name)));
  expect(kindNames.map((name) => kindOf(name).name)).toEqual(names);
});

describe.each(kindNames)('the kind %s', (name) => {
  it('has a list, a form, a deletion, a history and a publish check', () => {
    const list = toListPath(name);
    expect(
      [list, `${list}/new`, `${list}/1`, `${list}/1/delete`, `${list}/1/history`].filter((path) => !isPage(path)),
    ).toEqual([]);
    expect(isListOf(name, list)).toBe(true);
    expect(readCheckedKind(name)).toBe(name);
    expect(isPage(toPublishCheckPath(name, '1'))).toBe(true);
    expect(toEditorPath(name, '1')).toBe(`${list}/1`);
  });

  it('has a tab with its count', async () => {
    const { store } = await openWith(name);
    const tab = dashboards.flatMap(({ tabs }) => tabs).find(({ path }) => path === toListPath(name));
    expect(tab).toMatchObject({ label: contentKinds[name].tab, count: name, part: 'content' });
    expect(await countTabs(store, 'editor')).toMatchObject({ [name]: 1 });
  });

  it('is found by the command palette, and so is its list', async () => {
    const { store, id } = await openWith(name);
    expect(await loadFindings(store, 'editor', 'marigold')).toEqual([
      { title: kindForms[name].group, findings: [expect.objectContaining({ path: `${toListPath(name)}/${id}` })] },
    ]);
    const pages = await loadFindings(store, 'editor', contentKinds[name].tab);
    expect(pages[0]?.findings.map(({ path }) => path)).toContain(toListPath(name));
  });

  it('is named in the activity, with a link', async () => {
    const { store, id } = await openWith(name);
    const lines = await loadActivity(store, await listActivity(store), 'editor');
    const line = lines.find(({ path }) => path !== null);
    expect(line).toMatchObject({
      type: kindForms[name].noun,
      path: findEditPath({ kind: kindOf(name).name, id }, 'editor'),
    });
    expect(isPage(line?.path ?? '')).toBe(true);
  });

  it('is in the trash once it is deleted, and comes back', async () => {
    const { store, kind, id, argsFor } = await openWith(name);
    await store.write({ actor: systemActor }, (t) => deleteContent(t, kind, { id, from: 1 }));
    const shown = await loadTrash(await argsFor(`/admin/deleted?of=${name}`));
    expect(shown.things).toMatchObject([{ kind: name, id }]);
    expect(trashKinds[name].one.toLowerCase()).toBe(wordsOf(name).one);
    const back = await store.write({ actor: systemActor }, (t) => restoreDeletedContent(t, kind, { id, from: 2 }));
    expect(back).toMatchObject({ ok: true });
  });

  it('is counted in a backup and listed among the samples', async () => {
    const { backups, kind, argsFor } = await openWith(name);
    expect(await backups.countRecords()).toMatchObject({ [kind.label ?? '']: 1 });
    const { groups } = await loadSamples(await argsFor('/admin/dashboard-pro/samples'));
    expect(groups).toContainEqual(
      expect.objectContaining({ title: kindForms[name].group, samples: [expect.anything()] }),
    );
  });

  it('has a card with its title', async () => {
    const { store, id } = await openWith(name);
    const { cards } = await loadList(store, name, parseList(name, new URLSearchParams()));
    expect(cards).toMatchObject([{ id, title: 'Marigold' }]);
  });
});
