// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, redirect } from 'react-router-dom';
import { expect, it } from 'vitest';
import { answerOrFailure } from './answer-or-failure.ts';
import { SearchButton } from './search-button.tsx';
import type { Finding } from './search-result.ts';

const all: readonly Finding[] = [
  { label: 'Leads', detail: 'Admin Pro', path: '/admin/leads' },
  { label: 'Settings', detail: 'Admin Panel', path: '/admin/settings' },
];

/** A page with the button, and a server that finds names by their start. */
function open({ isAway = (): boolean => false } = {}) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <SearchButton /> },
    {
      path: '/admin/find',
      loader: ({ request }) =>
        answerOrFailure(async () => {
          if (isAway()) throw redirect('/admin/login');
          const question = new URL(request.url).searchParams.get('q') ?? '';
          const findings = all.filter(({ label }) => label.toLowerCase().startsWith(question));
          return { question, groups: findings.length === 0 ? [] : [{ title: 'Go to', findings }] };
        }),
    },
    { path: '/admin/leads', Component: () => <p>The leads</p> },
    { path: '/admin/settings', Component: () => <p>The settings</p> },
  ]);
  render(<Stub initialEntries={['/']} />);
  return userEvent.setup();
}

const findBox = () => screen.findByRole('searchbox', { name: 'Search pages, posts, products and leads' });

it('opens with Ctrl K with the focus in the box, and Enter opens the first result', async () => {
  const user = open();
  await user.keyboard('{Control>}k{/Control}');
  const box = await findBox();
  await waitFor(() => expect(box).toHaveFocus());
  expect(await screen.findByRole('link', { name: /Leads/ })).toBeInTheDocument();
  await user.keyboard('set');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Leads/ })).toBeNull());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The settings')).toBeInTheDocument();
});

it('opens the result for the complete query, even if Enter came before the results', async () => {
  const user = open();
  await user.keyboard('{Control>}k{/Control}');
  await findBox();
  await user.keyboard('set{Enter}');
  expect(await screen.findByText('The settings')).toBeInTheDocument();
});

it('is navigated with the arrow keys, wrapping around at the box', async () => {
  const user = open();
  await user.click(screen.getByRole('link', { name: 'Search' }));
  const box = await findBox();
  await screen.findByRole('link', { name: /Leads/ });
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('link', { name: /Settings/ })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('link', { name: /Leads/ })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(box).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('The leads')).toBeInTheDocument();
});

it('returns the focus when closed, and says when nothing is found', async () => {
  const user = open();
  const button = screen.getByRole('link', { name: 'Search' });
  await user.click(button);
  await user.type(await findBox(), 'zzz');
  expect(await screen.findByText(/No results for “zzz”/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
});

it('stays open when the server doesn’t respond, says so, and retries on Enter', async () => {
  let isAway = true;
  const user = open({ isAway: () => isAway });
  await user.keyboard('{Control>}k{/Control}');
  const box = await findBox();
  expect(await screen.findByText(/Search isn’t available/)).toHaveAttribute('role', 'alert');
  isAway = false;
  await user.type(box, '{Enter}');
  expect(await screen.findByRole('link', { name: /Leads/ })).toBeInTheDocument();
  expect(screen.queryByText(/Search isn’t available/)).toBeNull();
});
