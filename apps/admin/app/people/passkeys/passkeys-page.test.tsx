// @vitest-environment jsdom
import type { CreationOptions } from '@showroom/store/admin';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, useActionData } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { PasskeysPage } from './passkeys-page.tsx';

const { origin } = globalThis.location;

/**
 * A browser with passkeys that lost its connection before loading their code. It offers none automatically unless
 * told so: of two simultaneous imports of a mock, Vitest gives the second one the real file.
 */
function loseConnection({ offers = false } = {}) {
  const fetchFile = vi.fn(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => offers });
  vi.doMock('../../frame/passkey/authenticator.ts', fetchFile);
  onTestFinished(() => {
    vi.doUnmock('../../frame/passkey/authenticator.ts');
    vi.unstubAllGlobals();
  });
  return fetchFile;
}

describe('a passkey without a server connection', () => {
  it('is not waited for at the login, which says why', async () => {
    loseConnection();
    const Stub = createRoutesStub([{ path: '/', Component: () => <PasskeySignIn origin={origin} search="" /> }]);
    render(<Stub />);
    const button = screen.getByRole('button', { name: 'Sign in with a passkey' });
    await userEvent.click(button);
    expect(await screen.findByText(/^The connection failed/)).toHaveRole('alert');
    expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('goes unmentioned if the login only offered it', async () => {
    const fetchFile = loseConnection({ offers: true });
    const Stub = createRoutesStub([{ path: '/', Component: () => <PasskeySignIn origin={origin} search="" /> }]);
    render(<Stub />);
    await vi.waitFor(() => expect(fetchFile).toHaveBeenCalledOnce());
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('is not waited for on the account page, which says why', async () => {
    loseConnection();
    // Not read: the code that would use it didn’t load.
    const outcome = { options: {} as CreationOptions };
    const party = { rpId: 'localhost', origin };
    const Stub = createRoutesStub([
      { path: '/', Component: () => <PasskeysPage passkeys={[]} party={party} outcome={outcome} /> },
    ]);
    render(<Stub />);
    expect(await screen.findByText(/^The connection failed/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add a passkey' })).not.toHaveAttribute('aria-disabled', 'true');
  });
});

it('moves the focus to an invalid passkey name', async () => {
  const passkey = { id: '1', name: 'Key', rpId: 'localhost', createdAt: '2026-11-20T15:04:00.000Z', lastUsedAt: null };
  const failure = { at: 'rename', id: '1', name: ' ', message: 'Give it a name.' } as const;
  const party = { rpId: 'localhost', origin };
  const Page = () => (
    <PasskeysPage passkeys={[passkey]} party={party} outcome={useActionData<{ readonly failure: typeof failure }>()} />
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page, action: () => ({ failure }) }]);
  render(<Stub />);
  await userEvent.click(screen.getByText('Rename'));
  await userEvent.type(screen.getByLabelText(/^Name/), ' ');
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Give it a name.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
});
