// @vitest-environment jsdom
import { File as NodeFile } from 'node:buffer';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, useActionData, useLoaderData, useRevalidator } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Gate } from '../../testing/gate.ts';
import { EditDialog } from './edit-dialog.tsx';
import type { EditState } from './edit-state.ts';
import { noPeriod } from './publish-period.ts';

const product: EditState = {
  name: 'products',
  id: '1',
  from: 3,
  status: 'published',
  hasUnpublishedChanges: false,
  publicUrl: null,
  plan: { status: 'published', ...noPeriod },
  shownPlan: noPeriod,
  values: { name: 'Tamarack', quantity: '4' },
  issues: [],
  code: null,
  drawn: [],
  pictures: {},
  tagNames: [],
};

it('keeps its base version when the page reloads, as after an upload', async () => {
  let kept = product;
  const Stub = createRoutesStub([
    {
      path: '/',
      HydrateFallback: () => null,
      loader: () => kept,
      Component: () => {
        const { revalidate } = useRevalidator();
        const opened = useLoaderData<EditState>();
        return (
          <>
            <p>Kept as {opened.from}</p>
            <EditDialog opened={opened} />
            <button onClick={() => void revalidate()}>Load again</button>
          </>
        );
      },
    },
  ]);
  render(<Stub />);
  const user = userEvent.setup();
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, ' 36″');
  kept = { ...product, from: 4, values: { name: 'Renamed by Ben', quantity: '9' } };
  // It is behind the dialog.
  fireEvent.click(screen.getByText('Load again'));
  await screen.findByText('Kept as 4');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Tamarack 36″');
  expect(name.closest('form')).toHaveFormValues({ from: '3', quantity: '4' });
});

it('scrolls to the error after each attempt', async () => {
  let tries = 0;
  const Stub = createRoutesStub([
    {
      path: '/',
      action: () => {
        tries += 1;
        return { ...product, code: 'invalid', issues: [{ field: 'description', message: 'Write the description' }] };
      },
      Component: () => <EditDialog opened={product} answer={useActionData<EditState>()} />,
    },
  ]);
  vi.stubGlobal('fetch', async () => new Response(''));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  render(<Stub />);
  const user = userEvent.setup();
  for (const time of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Save and publish' }));
    await expect.poll(() => tries).toBe(time);
    await waitFor(() => expect(screen.getByRole('alert', { name: 'Please fix the following' })).toHaveFocus());
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  }
});

it('keeps text typed after Save was clicked, although the form is redrawn later', async () => {
  const answer = new Gate();
  const Stub = createRoutesStub([
    {
      path: '/',
      action: async ({ request }) => {
        const form = await request.formData();
        await answer.passed;
        const values = { name: form.get('name'), quantity: form.get('quantity') };
        return { ...product, values, code: 'invalid', issues: [{ field: 'quantity', message: 'Write a number' }] };
      },
      Component: () => <EditDialog opened={product} answer={useActionData<EditState>()} />,
    },
  ]);
  vi.stubGlobal('fetch', async () => new Response(''));
  // Since 24, Node reads a form with a file only if the global class is its own. jsdom replaces it.
  vi.stubGlobal('File', NodeFile);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  render(<Stub />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' 36″');
  await user.type(screen.getByRole('textbox', { name: 'Stock Quantity' }), ' or so');
  await user.click(screen.getByRole('button', { name: 'Save and publish' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save and publish' })).toHaveAttribute('aria-disabled', 'true'),
  );
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ', oak');
  answer.open();
  await screen.findByRole('alert', { name: 'Please fix the following' });
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Tamarack 36″, oak');
  expect(screen.getByRole('textbox', { name: 'Stock Quantity' })).toHaveValue('4 or so');
});
