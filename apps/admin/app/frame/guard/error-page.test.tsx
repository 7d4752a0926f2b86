// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createRoutesStub, data } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RouteErrorWords } from './error-page.tsx';

function draw(thrown: unknown) {
  const Stub = createRoutesStub([
    {
      path: '/',
      HydrateFallback: () => null,
      ErrorBoundary: RouteErrorWords,
      Component: () => null,
      loader: () => {
        throw thrown;
      },
    },
  ]);
  render(<Stub />);
}

it('offers a link back, and no reload, on a missing page', async () => {
  draw(data(null, { status: 404 }));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to overview' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reload page' })).not.toBeInTheDocument();
});

it('offers to reload when that may help', async () => {
  draw(data('The store is away.', { status: 503 }));
  expect(await screen.findByRole('button', { name: 'Reload page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to overview' })).toBeVisible();
});
