// @vitest-environment jsdom
import { beginSecondFactor, systemActor } from '@showroom/store/admin';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TOTP } from 'otpauth';
import { createRoutesStub } from 'react-router-dom';
import { expect, it } from 'vitest';
import { guard } from '../../frame/session/require-session.server.ts';
import { stubPage } from '../../testing/stub-page.ts';
import { ownerPassword, signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import * as route from './second-factor.route.tsx';

const path = '/admin/account/second-factor';

/** The page with scripts, over a real store, while two-step verification is being turned on. */
async function openPage() {
  const { store, newContext, advance } = await temporaryAdmin();
  const { token, accountId } = await signIn(store, { isConfirmed: true });
  const enter = async (request: Request) => {
    const context = newContext();
    await guard({ request, context });
    return context;
  };
  await store.write({ actor: systemActor }, (transaction) => beginSecondFactor(transaction, { accountId }));
  const Stub = createRoutesStub([
    { ...stubPage(route, { path, params: {}, token, enter }), HydrateFallback: () => null },
  ]);
  render(<Stub initialEntries={[path]} />);
  await screen.findByRole('heading', { level: 1 });
  const secret = screen.getByText(/^[A-Z2-7]{4} /).textContent.replaceAll(' ', '');
  const code = () => new TOTP({ secret }).generate({ timestamp: store.now().getTime() });
  return { user: userEvent.setup(), code, advance };
}

const findCodes = async (heading: string) => {
  await waitFor(() => expect(screen.getByRole('heading', { name: heading })).toHaveFocus());
  return within(screen.getByRole('status')).getAllByRole('listitem');
};

it('moves the focus to the backup codes, and says that the previous ones no longer work', async () => {
  const { user, code, advance } = await openPage();
  await user.type(screen.getByLabelText(/^Code/), code());
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(await findCodes('Your backup codes')).toHaveLength(10);

  await screen.findByText(/^Two-step verification is on\./);
  await user.click(screen.getByText('Generate new backup codes'));
  // The confirmation has expired.
  advance(60 * 60 * 1000);
  await user.click(screen.getByRole('button', { name: 'Generate new codes' }));
  await user.type(await screen.findByLabelText(/^Your password/), ownerPassword);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await findCodes('Your new backup codes')).toHaveLength(10);
  expect(screen.getByText(/Your old codes no longer work/)).toBeVisible();
  expect(screen.getByText('Generate new codes'), 'hidden, because it would invalidate these codes').not.toBeVisible();
});
