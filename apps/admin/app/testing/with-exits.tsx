import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Form, Link, Outlet, redirect, type createRoutesStub } from 'react-router-dom';

type StubRoutes = Parameters<typeof createRoutesStub>[0];

/** Adds ways to leave the pages of a `createRoutesStub`: a link and the sign-out button. */
export function withExits(...pages: StubRoutes): StubRoutes {
  return [
    {
      HydrateFallback: () => null,
      Component: () => (
        <>
          <Link to="/elsewhere">Elsewhere</Link>
          <Form method="post" action="/admin/logout">
            <button type="submit">Logout</button>
          </Form>
          <Outlet />
        </>
      ),
      children: [
        ...pages,
        { path: '/elsewhere', Component: () => <h1>Another page</h1> },
        { path: '/admin/logout', action: () => redirect('/admin/login') },
        { path: '/admin/login', Component: () => <h1>Sign in</h1> },
      ],
    },
  ];
}

/** Follows the link, and stays when asked. */
export async function tryToLeave(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
}

/** Follows the link without being asked. */
export async function leaveUnasked(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByRole('heading', { name: 'Another page' });
}
