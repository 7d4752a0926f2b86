// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router-dom';
import { expect, it } from 'vitest';
import LoginCode from './login-code.route.tsx';

it('focuses the code field when it opens, when the other kind is selected, and after a wrong code', async () => {
  const path = '/admin/login/code';
  const Stub = createRoutesStub([
    {
      id: 'code',
      path,
      Component: LoginCode,
      loader: ({ request }) => {
        const isBackup = new URL(request.url).searchParams.has('backup');
        return { isBackup, otherHref: isBackup ? '?' : '?backup=' };
      },
      action: () => ({ error: 'This code is not right.' }),
      HydrateFallback: () => null,
    },
  ]);
  render(<Stub initialEntries={[path]} />);
  const user = userEvent.setup();
  await waitFor(() => expect(screen.getByLabelText(/^Code/)).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Use a backup code' }));
  await waitFor(() => expect(screen.getByLabelText(/^Backup code/)).toHaveFocus());
  await user.keyboard('abcde-fghij');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This code is not right.'));
  await waitFor(() => expect(screen.getByLabelText(/^Backup code/)).toHaveFocus());
});
