import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Form, Link, Outlet, redirect, type createRoutesStub } from 'react-router-dom';

type StubRoutes = Parameters<typeof createRoutesStub>[0];

/** Pages for `createRoutesStub` with a way out of them above: a link to another page, and the button that signs out. */
export function withWaysOut(...pages: StubRoutes): StubRoutes {
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

/** Takes the link, is asked, and stays. */
export async function tryToLeave(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
}

/** Takes the link, and is asked nothing. */
export async function leaveFreely(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByRole('heading', { name: 'Another page' });
}
