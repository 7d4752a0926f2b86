import { saveDraft } from '@showroom/store/admin/edit-content';
import { fillStore } from '@showroom/store/admin/fill-store';
import { saveSettings } from '@showroom/store/admin/save-settings';
import { changePerson } from '@showroom/store/admin/users';
import { inStockProducts } from '@showroom/store/in-stock-products';
import { posts } from '@showroom/store/posts';
import { countPublished } from '@showroom/store/published';
import { settingsGroups } from '@showroom/store/settings-groups';
import { addAccount } from '@showroom/store/testing/add-account';
import { describe, expect, it } from 'vitest';
import { requireSession } from '../session/require-session.server.ts';
import { isPage } from '../testing/is-page.ts';
import { ask, enter, responseOf } from '../testing/requests.ts';
import { temporaryAdmin } from '../testing/temporary-admin.ts';
import { loadFirstSteps } from './load-first-steps.server.ts';
import { settingsForms } from '../settings/settings-fields.ts';
import { action, loader } from './samples.route.tsx';

/** A new showroom with its samples, and its owner at the page of these. */
async function openNewSite() {
  const { store, backups, newContext } = await temporaryAdmin();
  await fillStore(store);
  const { token } = await addAccount(store, 'owner');
  const argsFor = (fields?: Readonly<Record<string, string>>) =>
    enter(newContext, ask('/admin/dashboard-pro/samples', { token, fields }), {
      params: {},
      pattern: '/admin/dashboard-pro/samples',
    });
  const session = requireSession(await argsFor());
  const open = async () =>
    ((await loadFirstSteps(store, session, backups)) ?? []).filter(({ isDone }) => !isDone).map(({ label }) => label);
  return { store, session, backups, argsFor, open };
}

describe('the first steps', () => {
  it('are ticked off by what is done, each by its own', async () => {
    const { store, session, backups, argsFor, open } = await openNewSite();
    const all = await open();
    expect(all).toHaveLength(9);
    const { actor } = session;
    const stepsDone = async (label: string) => {
      const left = await open();
      expect(left).not.toContain(label);
      return all.length - left.length;
    };
    await store.write({ actor }, (transaction) =>
      saveSettings(transaction, settingsGroups.business, { from: 0, fields: { brand: 'Another name' } }),
    );
    expect(await stepsDone('Say who you are')).toBe(1);
    await store.write({ actor }, (transaction) =>
      saveDraft(transaction, posts, { from: 0, fields: { title: 'Ours' } }),
    );
    expect(await stepsDone('Write a first post')).toBe(2);
    await store.write({ actor }, (transaction) =>
      saveDraft(transaction, inStockProducts, { from: 0, fields: { name: 'Ours' } }),
    );
    expect(await stepsDone('Put a product of yours on the shelf')).toBe(3);
    await responseOf(async () => action(await argsFor({})));
    expect(await stepsDone('Take the samples off the site')).toBe(4);
    await backups.make({ actor });
    expect(await stepsDone('Make a first backup')).toBe(5);
    const { accountId } = session;
    await store.write({ actor }, (transaction) =>
      changePerson(transaction, { accountId, name: 'Owner', email: 'owner@example.test' }),
    );
    expect(await stepsDone('Give your e-mail address')).toBe(6);
  });

  it('are the owner’s alone, and lead to pages that exist', async () => {
    const { store, session, backups } = await openNewSite();
    expect(await loadFirstSteps(store, { ...session, role: 'editor' }, backups)).toBeNull();
    const steps = (await loadFirstSteps(store, session, backups)) ?? [];
    expect(steps.filter(({ path }) => !isPage(path))).toEqual([]);
    // Two of them on one page: each leads to its own part of it.
    const parts = steps.flatMap(({ path }) => path.split('#')[1] ?? []);
    expect(parts).toEqual(['business', 'site']);
    expect(Object.keys(settingsForms)).toEqual(expect.arrayContaining(parts));
  });
});

describe('the samples', () => {
  it('are listed by kind and go with one press, which says how many', async () => {
    const { store, argsFor } = await openNewSite();
    const { count, groups } = await loader(await argsFor());
    expect(groups.every(({ samples }) => samples.length > 0)).toBe(true);
    expect(groups.flatMap(({ samples }) => samples)).toHaveLength(count);
    expect(groups.flatMap(({ samples }) => samples).filter(({ path }) => !isPage(path))).toEqual([]);
    const response = await responseOf(async () => action(await argsFor({})));
    expect(response.headers.get('Location')).toBe('/admin/dashboard-pro');
    expect(await countPublished(store, posts)).toBe(0);
    expect((await loader(await argsFor())).count).toBe(0);
  });
});
