// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import Login from './login.route.tsx';

interface Shown {
  readonly demoPassword?: string | null;
  readonly newPasswordUser?: string | null;
  readonly outcome?: { readonly error: string; readonly username: string };
}

function renderLogin({ demoPassword = null, newPasswordUser = null, outcome }: Shown = {}) {
  const path = '/admin/login';
  const Stub = createRoutesStub([
    { id: 'login', path, Component: Login, loader: () => ({ demoPassword, newPasswordUser }) },
  ]);
  const hydrationData = {
    loaderData: { login: { demoPassword, newPasswordUser } },
    ...(outcome === undefined ? {} : { actionData: { login: outcome } }),
  };
  render(<Stub initialEntries={[path]} hydrationData={hydrationData} />);
  return userEvent.setup();
}

const neverAnswer = () => new Promise<null>(() => {});
const username = () => screen.getByLabelText(/^Username/);
const password = () => screen.getByLabelText(/^Password/);

describe('the login page', () => {
  it('says that a login failed, until the owner types again', async () => {
    const user = renderLogin({ outcome: { error: 'Invalid username or password', username: 'anna' } });
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid username or password');
    expect(username(), 'also in the rendered page').toHaveValue('anna');
    await user.type(username(), 'o');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('has the username of someone who has just set a password', async () => {
    renderLogin({ newPasswordUser: 'anna@shop.example' });
    expect(screen.getByRole('status')).toHaveTextContent('Your password is set.');
    expect(username()).toHaveValue('anna@shop.example');
    await waitFor(() => expect(password(), 'the field to fill in next').toHaveFocus());
  });

  it('no longer mentions a new password after an attempt', () => {
    const outcome = { error: 'Invalid username or password', username: 'anna' };
    renderLogin({ newPasswordUser: 'anna@shop.example', outcome });
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid username or password');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says that it is signing in', async () => {
    const path = '/admin/login';
    const Stub = createRoutesStub([{ id: 'login', path, Component: Login, loader: () => ({}), action: neverAnswer }]);
    render(<Stub initialEntries={[path]} hydrationData={{ loaderData: { login: {} } }} />);
    await userEvent.type(username(), 'owner');
    await userEvent.type(password(), 'secret{Enter}');
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeVisible();
  });

  it('doesn’t sign in while another page is loading', async () => {
    const path = '/admin/login';
    const Stub = createRoutesStub([
      { id: 'login', path, Component: Login },
      { path: '/admin/login/forgot', loader: neverAnswer },
    ]);
    render(<Stub initialEntries={[path]} hydrationData={{ loaderData: { login: {} } }} />);
    await userEvent.click(screen.getByRole('link', { name: /^Forgot/ }));
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  it('shows and hides the password on demand', async () => {
    const user = renderLogin();
    await user.type(password(), 'secret');
    await user.click(screen.getByRole('button', { name: /^Show\s*password$/ }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveValue('secret');
    await user.click(screen.getByRole('button', { name: /^Hide\s*password$/ }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('shows credentials in a demonstration only', () => {
    renderLogin({ demoPassword: 'for-show-only' });
    expect(screen.getByText('for-show-only')).toBeVisible();
    expect(screen.getByText('Change these in production!')).toBeVisible();
  });

  it('shows no credentials otherwise', () => {
    renderLogin();
    expect(screen.queryByText('Temporary Credentials')).not.toBeInTheDocument();
  });
});
