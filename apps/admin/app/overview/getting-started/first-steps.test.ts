import {
  changePerson,
  countPublished,
  fillStore,
  inStockProducts,
  listActivity,
  listUntouchedSamples,
  posts,
  restoreDeletedContent,
  saveDraft,
  saveSettings,
  settingsGroups,
} from '@showroom/store/admin';
import { addAccount } from '@showroom/store/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { isPage } from '../../testing/is-page.ts';
import { noticeOf } from '../../testing/notice-of.ts';
import { ask, enter, responseOf } from '../../testing/requests.ts';
import { temporaryAdmin } from '../../testing/temporary-admin.ts';
import { loadFirstSteps } from './load-first-steps.server.ts';
import { settingsForms } from '../../site/settings/settings-fields.ts';
import DeleteSamples, { action, loader as loadQuestion } from './delete-samples.route.tsx';
import * as samplesRoute from './samples.route.tsx';
import { action as undo } from './undo-samples.route.ts';

const { default: Samples, loader } = samplesRoute;

/** A new showroom with samples, and its owner on their page. */
async function openNewSite() {
  const { store, backups, newContext, advance } = await temporaryAdmin();
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
  const undoAt = async (path: string) => {
    const args = await enter(newContext, ask(path, { token, fields: { at: '/admin/dashboard-pro' } }), {
      params: {},
      pattern: '/admin/samples/undo',
    });
    return responseOf(() => undo(args));
  };
  return { store, session, backups, argsFor, undoAt, open, advance };
}

describe('the first steps', () => {
  it('are ticked off one by one', async () => {
    const { store, session, backups, argsFor, open } = await openNewSite();
    const all = await open();
    expect(all).toHaveLength(9);
    const { actor } = session;
    const stepsDone = async (label: string) => {
      const left = await open();
      expect(left).not.toContain(label);
      return all.length - left.length;
    };
    const sayWho = (from: number, fields: Partial<typeof settingsGroups.business.empty>) =>
      store.write({ actor }, (transaction) => saveSettings(transaction, settingsGroups.business, { from, fields }));
    await sayWho(0, { brand: 'Another name' });
    expect(await open(), 'still with the sample phone number').toContain('Add your business details');
    await sayWho(1, {
      phone: { display: '(807) 555-0199', e164: '+18075550199' },
      email: 'owner@example.test',
      address: { ...settingsGroups.business.empty.address, street: '1 Lake Street' },
    });
    expect(await stepsDone('Add your business details')).toBe(1);
    await store.write({ actor }, (transaction) =>
      saveDraft(transaction, posts, { from: 0, fields: { title: 'Ours' } }),
    );
    expect(await stepsDone('Write your first blog post')).toBe(2);
    await store.write({ actor }, (transaction) =>
      saveDraft(transaction, inStockProducts, { from: 0, fields: { name: 'Ours' } }),
    );
    expect(await stepsDone('Add your first product')).toBe(3);
    await responseOf(async () => action(await argsFor({})));
    expect(await stepsDone('Remove the sample content')).toBe(4);
    await backups.make({ actor });
    expect(await stepsDone('Make your first backup')).toBe(5);
    const { accountId } = session;
    await store.write({ actor }, (transaction) =>
      changePerson(transaction, { accountId, name: 'Owner', email: 'owner@example.test' }),
    );
    expect(await stepsDone('Add your email address')).toBe(6);
  });

  it('are shown only to the owner, and link to existing pages', async () => {
    const { store, session, backups } = await openNewSite();
    expect(await loadFirstSteps(store, { ...session, role: 'editor' }, backups)).toBeNull();
    const steps = (await loadFirstSteps(store, session, backups)) ?? [];
    expect(steps.filter(({ path }) => !isPage(path))).toEqual([]);
    // Two on one page: each links to its own section.
    const parts = steps.flatMap(({ path }) => path.split('#')[1] ?? []);
    expect(parts).toEqual(['business', 'site']);
    expect(Object.keys(settingsForms)).toEqual(expect.arrayContaining(parts));
  });
});

describe('the samples', () => {
  it('are deleted only after a question, also without scripts', async () => {
    const { argsFor } = await openNewSite();
    expect(samplesRoute, 'the list itself deletes nothing').not.toHaveProperty('action');
    const list = await loader(await argsFor());
    const question = await loadQuestion(await argsFor());
    expect(question).toEqual({ count: list.count });
    const Stub = createRoutesStub([
      {
        id: 'samples',
        path: '/admin/dashboard-pro/samples',
        Component: Samples,
        loader: () => null,
        children: [{ id: 'delete', path: 'delete', Component: DeleteSamples, loader: () => null }],
      },
    ]);
    const drawn = (path: string) =>
      renderToStaticMarkup(
        createElement(Stub, {
          initialEntries: [path],
          hydrationData: { loaderData: { samples: list, delete: question } },
        }),
      );
    const page = drawn('/admin/dashboard-pro/samples');
    expect(page).not.toContain('<form');
    expect(page).toContain('href="/admin/dashboard-pro/samples/delete"');
    const asked = drawn('/admin/dashboard-pro/samples/delete').replaceAll('<!-- -->', '');
    expect(asked).toContain(`Delete ${list.count} sample items?`);
    expect(asked).toContain('They come off the site right away. You can restore them from Trash for 30 days.');
    expect(asked).toMatch(/<form[^>]* method="post"/);
  });

  it('are listed by kind and deleted together, with their number', async () => {
    const { store, argsFor } = await openNewSite();
    const { count, groups } = await loader(await argsFor());
    expect(groups.every(({ samples }) => samples.length > 0)).toBe(true);
    expect(groups.flatMap(({ samples }) => samples)).toHaveLength(count);
    expect(groups.flatMap(({ samples }) => samples).filter(({ path }) => !isPage(path))).toEqual([]);
    const response = await responseOf(async () => action(await argsFor({})));
    expect(response.headers.get('Location')).toBe('/admin/dashboard-pro');
    expect(noticeOf(response).text).toBe(`${count} samples deleted`);
    expect(await countPublished(store, posts)).toBe(0);
    expect((await loader(await argsFor())).count).toBe(0);
    // A second click leaves nothing to undo.
    expect(noticeOf(await action(await argsFor({})))).not.toHaveProperty('undoPath');
  });

  it('are restored with one click, each as it was and still a sample', async () => {
    const { store, argsFor, undoAt, open, advance } = await openNewSite();
    const [samples, shown, steps] = [await loader(await argsFor()), await countPublished(store, posts), await open()];
    advance(1000);
    const { undoPath = '' } = noticeOf(await action(await argsFor({})));
    advance(1000);
    const back = await undoAt(undoPath);
    expect(back.headers.get('Location')).toBe('/admin/dashboard-pro');
    expect(noticeOf(back).text).toBe(`${samples.count} samples restored: ${samples.count} published`);
    expect(await countPublished(store, posts)).toBe(shown);
    expect(await loader(await argsFor())).toEqual(samples);
    expect(await open(), 'no content of the owner').toEqual(steps);
    // A second click in another tab does no harm.
    expect(noticeOf(await undoAt(undoPath)).text).toBe(
      `0 samples restored. ${samples.count} not restored: someone else has changed them since`,
    );
    await expect(undoAt('/admin/samples/undo?deleted=yesterday')).rejects.toThrow(/"status":400/);
  });

  it('are described correctly when there is only one', async () => {
    const { store, session, backups, argsFor, undoAt, advance } = await openNewSite();
    const [last] = (await listUntouchedSamples(store)).filter(({ kind }) => kind === 'post');
    if (last === undefined) throw new Error('There are samples of posts');
    advance(1000);
    await action(await argsFor({}));
    const { actor } = session;
    await store.write({ actor }, (transaction) => restoreDeletedContent(transaction, posts, { id: last.id, from: 2 }));
    expect((await loadFirstSteps(store, session, backups))?.at(-1)?.words).toMatch(/^1 sample item is left /);
    const loaderData = await loader(await argsFor());
    expect(loaderData.groups.flatMap((group) => group.samples)).toMatchObject([{ label: last.title }]);
    const Stub = createRoutesStub([{ id: 'samples', path: '/', Component: Samples, loader: () => null }]);
    const hydrationData = { loaderData: { samples: loaderData } };
    const page = renderToStaticMarkup(createElement(Stub, { initialEntries: ['/'], hydrationData }));
    expect(page).toMatch(/This item is sample content/);
    expect(page).toMatch(/Delete the sample/);
    advance(1000);
    const answer = await action(await argsFor({}));
    const { text, undoPath = '' } = noticeOf(answer);
    expect(text).toBe('1 sample deleted');
    expect(noticeOf(await undoAt(undoPath)).text).toBe('1 sample restored and published');
    expect((await listActivity(store)).map(({ words }) => words)).toEqual(
      expect.arrayContaining(['Deleted 1 sample', 'Restored 1 sample from Trash']),
    );
  });
});
