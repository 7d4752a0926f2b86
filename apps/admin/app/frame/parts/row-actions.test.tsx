// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RowActions } from './row-actions.tsx';

const Row = () => (
  <RowActions
    name="Anna"
    actions={[
      { label: 'Edit', to: '/anna' },
      { label: 'Delete', to: '/anna/delete', isDanger: true },
    ]}
  />
);

it('opens the menu and follows an action by keyboard alone', async () => {
  const Stub = createRoutesStub([
    { path: '/', Component: Row },
    { path: '/anna/delete', Component: () => <p>Delete Anna?</p> },
  ]);
  render(<Stub />);
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Actions for Anna' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Delete Anna?')).toBeVisible();
});

it('has the actions as links in the server’s HTML', () => {
  const Stub = createRoutesStub([{ path: '/', Component: Row }]);
  document.body.innerHTML = renderToString(<Stub />);
  const links = within(document.body).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Edit Anna', '/anna'],
    ['Delete Anna', '/anna/delete'],
  ]);
});
