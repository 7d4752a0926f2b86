// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import Login from './login.route.tsx';

function renderLogin({ demoPassword = null, error }: { demoPassword?: string | null; error?: string } = {}) {
  const path = '/admin/login';
  const Stub = createRoutesStub([{ id: 'login', path, Component: Login, loader: () => ({ demoPassword }) }]);
  const hydrationData = {
    loaderData: { login: { demoPassword } },
    ...(error === undefined ? {} : { actionData: { login: { error } } }),
  };
  render(<Stub initialEntries={[path]} hydrationData={hydrationData} />);
  return userEvent.setup();
}

const password = () => screen.getByLabelText(/^Password/);

describe('the login page', () => {
  it('says that a try failed, until the owner types again', async () => {
    const user = renderLogin({ error: 'Invalid username or password' });
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid username or password');
    await user.type(screen.getByLabelText(/^Username/), 'o');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('shows the password on demand, and hides it again', async () => {
    const user = renderLogin();
    await user.type(password(), 'secret');
    await user.click(screen.getByRole('button', { name: /^Show\s*password$/ }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveValue('secret');
    await user.click(screen.getByRole('button', { name: /^Hide\s*password$/ }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('shows credentials in a demonstration and nowhere else', () => {
    renderLogin({ demoPassword: 'for-show-only' });
    expect(screen.getByText('for-show-only')).toBeVisible();
    expect(screen.getByText('Change these in production!')).toBeVisible();
  });

  it('shows no credentials to anybody else', () => {
    renderLogin();
    expect(screen.queryByText('Temporary Credentials')).not.toBeInTheDocument();
  });
});
