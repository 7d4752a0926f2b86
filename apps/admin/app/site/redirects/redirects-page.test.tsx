// @vitest-environment jsdom
import { addViews, listRedirects, systemActor } from '@showroom/store/admin';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router-dom';
import { expect, it } from 'vitest';
import { listen } from '../../testing/listen.ts';
import { ask, enter } from '../../testing/requests.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import Redirects, { action, loader } from './redirects.route.tsx';
import { REDIRECTS_PATH } from './redirects-url.ts';

const pathOf = ({ url }: Request) => url.slice(new URL(url).origin.length);
const path = () => screen.getByLabelText('From');
const to = () => screen.getByLabelText('To');
const listed = (old: string) => screen.queryByRole('link', { name: `Edit: ${old}` });

/** The page with scripts over a real store, with a public site: two URLs redirect, and two are missing. */
async function openPage(at = REDIRECTS_PATH) {
  const siteUrl = await listen(({ url = '' }, response) => {
    response.writeHead(['/', '/contact'].includes(url) ? 200 : 404).end();
  });
  const { store, newContext } = await temporaryAdmin({ siteUrl });
  const { token } = await signIn(store);
  const argsFor = (asked: string, fields?: Record<string, string>) =>
    enter(newContext, ask(asked, { token, fields }), { params: {}, pattern: REDIRECTS_PATH });
  for (const old of ['/older', '/oldest']) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction after another
    await action(await argsFor(REDIRECTS_PATH, { path: old, to: '/contact' }));
  }
  const missedPaths = ['/lost', '/gone'].map((lost) => ({ day: '2026-11-21', path: lost, count: 1 }));
  await store.write({ actor: systemActor }, (t) => addViews(t, { views: [], emptySearches: [], missedPaths }));
  const Stub = createRoutesStub([
    {
      path: REDIRECTS_PATH,
      HydrateFallback: () => null,
      Component: Redirects,
      loader: async ({ request }) => loader(await argsFor(pathOf(request))),
      action: async ({ request }) =>
        action(await argsFor(pathOf(request), Object.fromEntries(new URLSearchParams(await request.text())))),
    },
  ]);
  render(<Stub initialEntries={[at]} />);
  await screen.findByRole('heading', { level: 1 });
  const user = userEvent.setup();
  const search = async (text: string) => {
    await user.clear(screen.getByLabelText('Search redirects'));
    await user.type(screen.getByLabelText('Search redirects'), text);
    await user.click(screen.getByRole('button', { name: 'Search' }));
  };
  const leadOn = (old: string) => user.click(screen.getByRole('link', { name: `Add redirect: ${old}` }));
  return { user, search, leadOn, store };
}

it('keeps a redirect being typed while the list is searched, and clears the form after adding', async () => {
  const { user, search, store } = await openPage(`${REDIRECTS_PATH}?lead=%2Flost`);
  expect(path()).toHaveValue('/lost');
  await user.type(to(), '/con');
  await search('oldest');
  await expect.poll(() => listed('/older')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([path(), to()].map((control) => control.getAttribute('value'))).toEqual(['/lost', '']);
  expect(to()).toHaveValue('/con');
  await user.type(to(), 'tact');
  await user.click(screen.getByRole('button', { name: 'Add redirect' }));
  await expect.poll(() => path()).toHaveValue('');
  expect(to()).toHaveValue('');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await listRedirects(store)).redirects.map((each) => each.path)).toEqual(['/lost', '/older', '/oldest']);
  // Still filtered: it lacks the new redirect.
  expect([listed('/oldest') !== null, listed('/lost')]).toEqual([true, null]);
});

it('asks before another old URL replaces what was typed, rejected or not', async () => {
  const { user, leadOn } = await openPage();
  await leadOn('/lost');
  await expect.poll(() => path()).toHaveValue('/lost');
  await waitFor(() => expect(to(), 'the next field to fill in').toHaveFocus());
  await user.type(to(), '/nowhere');
  await leadOn('/gone');
  expect(await screen.findByRole('dialog', { name: 'Replace your text?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep my text' }));
  expect(to()).toHaveValue('/nowhere');
  await user.click(screen.getByRole('button', { name: 'Add redirect' }));
  expect(await screen.findByRole('link', { name: /That page doesn’t exist/ })).toBeVisible();
  expect([path(), to()].map((control) => control.getAttribute('value'))).toEqual(['/lost', '/nowhere']);
  const summary = screen.getByRole('alert', { name: 'Please fix the following' });
  await waitFor(() => expect(summary).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Add redirect' }));
  await waitFor(() =>
    expect(screen.getByRole('alert', { name: 'Please fix the following' }), 'also the second time').toHaveFocus(),
  );
  await leadOn('/gone');
  await user.click(await screen.findByRole('button', { name: 'Replace it' }));
  await expect.poll(() => path()).toHaveValue('/gone');
  expect(to()).toHaveValue('');
});
