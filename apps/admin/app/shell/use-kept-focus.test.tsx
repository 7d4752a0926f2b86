// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, Form, Link, Outlet, useActionData } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RouteDialog } from './dialogs/route-dialog.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

function List() {
  useKeptFocus();
  return (
    <main tabIndex={-1}>
      {useActionData() === undefined && (
        <Form method="post">
          <button type="submit">Remove</button>
        </Form>
      )}
      <Link to="/list/1">Open</Link>
      <Outlet />
    </main>
  );
}

async function openList() {
  const Stub = createRoutesStub([
    {
      path: '/list',
      action: () => 'removed',
      Component: List,
      children: [
        {
          path: '1',
          Component: () => (
            <RouteDialog title="Oak" closeTo="/list">
              One
            </RouteDialog>
          ),
        },
      ],
    },
  ]);
  render(<Stub initialEntries={['/list']} />);
  await screen.findByText('Open');
  return userEvent.setup();
}

it('goes back to what opened a window once it is closed', async () => {
  const user = await openList();
  screen.getByText('Open').focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Close' }));
  await expect.poll(() => document.activeElement).toBe(screen.getByText('Open'));
});

it('goes to the page where the button is gone that was pressed', async () => {
  const user = await openList();
  screen.getByText('Remove').focus();
  await user.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.queryByText('Remove')).toBeNull();
});
