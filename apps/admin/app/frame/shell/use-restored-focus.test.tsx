// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RouteAnnouncer } from '@showroom/ui/route-announcer';
import {
  createRoutesStub,
  Form,
  Link,
  Outlet,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router-dom';
import { expect, it } from 'vitest';
import { RouteDialog } from '../dialogs/route-dialog.tsx';
import { useRestoredFocus } from './use-restored-focus.ts';

function List() {
  useRestoredFocus();
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

it('returns to the opener of a closed dialog', async () => {
  const user = await openList();
  screen.getByText('Open').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Close' }));
  await expect.poll(() => document.activeElement).toBe(screen.getByText('Open'));
});

it('moves to what replaced the clicked button', async () => {
  const user = await openList();
  screen.getByText('Remove').focus();
  await user.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(screen.getByText('Open'));
  expect(screen.queryByText('Remove')).toBeNull();
});

function Emptied() {
  useRestoredFocus();
  return (
    <>
      <a href="/">Another tab</a>
      <main tabIndex={-1}>
        {useActionData() === undefined && (
          <Form method="post">
            <button type="submit">Remove</button>
          </Form>
        )}
      </main>
    </>
  );
}

it('moves to the page when nothing is left', async () => {
  const Stub = createRoutesStub([{ path: '/', action: () => 'removed', Component: Emptied }]);
  render(<Stub />);
  (await screen.findByText('Remove')).focus();
  await userEvent.setup().keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
});

const names = ['Oak', 'Ash', 'Elm'];

/** A list with a delete dialog, and a message with Undo next to the page. */
function Deleting() {
  useRestoredFocus();
  const left = useLoaderData<readonly string[]>();
  return (
    <>
      <main tabIndex={-1}>
        <h1>Woods</h1>
        <Link to="/woods/new">Add</Link>
        <ul>
          {left.map((name) => (
            <li key={name}>
              <Link to={`/woods/${name}`}>{`Delete ${name}`}</Link>
            </li>
          ))}
        </ul>
        <Outlet />
      </main>
      {left.length < names.length && (
        <Form method="post" action="/woods/Elm">
          <button type="submit" name="undo" value="yes">
            Undo
          </button>
        </Form>
      )}
      <RouteAnnouncer pathname={useLocation().pathname} />
    </>
  );
}

it('moves to the item after a deleted one, stays there on undo, and moves to the last item at the end', async () => {
  let left = names;
  const Stub = createRoutesStub([
    {
      path: '/woods',
      HydrateFallback: () => null,
      loader: () => left,
      Component: Deleting,
      children: [
        {
          path: ':name',
          action: async ({ request, params }) => {
            left = (await request.formData()).has('undo') ? names : left.filter((name) => name !== params['name']);
            return redirect('/woods');
          },
          Component: () => (
            <RouteDialog title="Sure?" closeTo="/woods">
              <Form method="post" replace>
                <button type="submit">Yes</button>
              </Form>
            </RouteDialog>
          ),
        },
      ],
    },
  ]);
  render(<Stub initialEntries={['/woods']} />);
  const user = userEvent.setup();
  const remove = async (name: string) => {
    (await screen.findByText(`Delete ${name}`)).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await expect.poll(() => screen.queryByText(`Delete ${name}`)).toBeNull();
  };
  await remove('Ash');
  await expect.poll(() => document.activeElement?.textContent).toBe('Delete Elm');
  screen.getByText('Undo').focus();
  await user.keyboard('{Enter}');
  await expect.poll(() => screen.queryByText('Delete Ash')).not.toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Delete Elm');
  await remove('Elm');
  await expect.poll(() => document.activeElement?.textContent).toBe('Delete Ash');
  await remove('Ash');
  await remove('Oak');
  await expect.poll(() => document.activeElement?.textContent).toBe('Add');
});
