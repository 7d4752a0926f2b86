// @vitest-environment jsdom
import { addAccount } from '@showroom/store/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router-dom';
import { expect, it } from 'vitest';
import Templates, { action, loader } from '../../leads/templates/templates.route.tsx';
import { ask, enter } from '../../testing/requests.ts';
import { temporaryAdmin } from '../../testing/temporary-admin.ts';

const path = '/admin/leads/templates';
const added = () => within(screen.getByRole('region', { name: 'New template' }));
const deleteButtons = () => screen.getAllByRole('button', { name: /^Delete/ });

it('keeps a new entry while another is deleted, and is empty after it was added', async () => {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await addAccount(store, 'owner');
  const argsFor = (fields?: Record<string, string>) =>
    enter(newContext, ask(path, { token, fields }), { params: {}, pattern: path });
  const Stub = createRoutesStub([
    {
      path,
      HydrateFallback: () => null,
      Component: Templates,
      loader: async () => loader(await argsFor()),
      action: async ({ request }) =>
        action(await argsFor(Object.fromEntries(new URLSearchParams(await request.text())))),
    },
  ]);
  render(<Stub initialEntries={[path]} />);
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Reply templates' });
  await user.type(added().getByLabelText(/^Name/), 'Thanks');
  const before = deleteButtons().length;
  await user.click(screen.getByRole('button', { name: /^Delete.*First reply/ }));
  await waitFor(() => expect(deleteButtons()).toHaveLength(before - 1));
  expect(added().getByLabelText(/^Name/)).toHaveValue('Thanks');
  await user.type(added().getByLabelText(/^Subject/), 'Thank you');
  await user.type(added().getByLabelText(/^Message/), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Add template' }));
  await waitFor(() => expect(deleteButtons()).toHaveLength(before));
  for (const label of [/^Name/, /^Subject/, /^Message/]) expect(added().getByLabelText(label)).toHaveValue('');
});
