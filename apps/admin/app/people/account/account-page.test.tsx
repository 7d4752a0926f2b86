// @vitest-environment jsdom
import { findUser } from '@showroom/store/admin';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router-dom';
import { expect, it } from 'vitest';
import { guard } from '../../frame/session/require-session.server.ts';
import { stubPage } from '../../testing/stub-page.ts';
import { ownerPassword, signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { leaveUnasked, tryToLeave, withExits } from '../../testing/with-exits.tsx';
import * as accountRoute from './account.route.tsx';

const path = '/admin/account';

const name = () => screen.getByLabelText(/^Name/);
const email = () => screen.getByLabelText(/^Email/);
const present = () => screen.getByLabelText(/^Current password/);
const fresh = () => screen.getByLabelText(/^New password/);

/** The user’s account page with scripts, over a real store. */
async function openAccount() {
  const { store, newContext } = await temporaryAdmin();
  const { token, accountId } = await signIn(store, { isConfirmed: true });
  const enter = async (request: Request) => {
    const context = newContext();
    await guard({ request, context });
    return context;
  };
  const Stub = createRoutesStub(withExits(stubPage(accountRoute, { path, params: {}, token, enter })));
  render(<Stub initialEntries={[path]} />);
  await screen.findByRole('heading', { level: 1 });
  const user = userEvent.setup();
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const change = () => user.click(screen.getByRole('button', { name: 'Change password' }));
  return { user, save, change, findMe: () => findUser(store, accountId) };
}

it('warns before leaving with an unsaved name or password, and not after saving', async () => {
  const { user, save, findMe } = await openAccount();
  await user.type(name(), ' ');
  await tryToLeave(user);
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  // An extra space isn’t a change.
  await waitFor(() => expect(name()).toHaveValue('Owner'));
  await user.type(email(), 'Sam@Shop.example');
  await tryToLeave(user);
  await save();
  await waitFor(() => expect(email()).toHaveValue('sam@shop.example'));
  expect(await findMe()).toMatchObject({ email: 'sam@shop.example' });
  await leaveUnasked(user);
});

it('warns about rejected values', async () => {
  const { user, save } = await openAccount();
  await user.clear(name());
  await user.type(name(), 'x'.repeat(101));
  await save();
  expect(await screen.findByText('Enter a shorter name.')).toBeVisible();
  await tryToLeave(user);
});

it('clears its password fields after a change, and signs out without a question', async () => {
  const { user, change } = await openAccount();
  await user.type(name(), ' of the shop');
  await user.type(present(), 'guess');
  await user.type(fresh(), 'a-quarry-of-new-words');
  await change();
  expect(await screen.findByText('That isn’t your current password.')).toBeVisible();
  expect(fresh(), 'to submit it again').toHaveValue('a-quarry-of-new-words');
  await user.clear(present());
  await user.type(present(), ownerPassword);
  await change();
  expect(await screen.findByText('Password changed.')).toBeVisible();
  await waitFor(() => expect(fresh()).toHaveValue(''));
  expect(present()).toHaveValue('');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus());
  expect(name(), 'of the other form').toHaveValue('Owner of the shop');
  await tryToLeave(user);
  await user.clear(name());
  await user.type(name(), 'Owner');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
});

it('ignores a current password that the browser filled in', async () => {
  const { user } = await openAccount();
  await user.type(present(), ownerPassword);
  await leaveUnasked(user);
});
