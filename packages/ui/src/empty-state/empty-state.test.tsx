import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState } from './empty-state.tsx';

test('says what is missing under a heading of its level, and offers an action', () => {
  render(<EmptyState title="No leads yet" level={3} action={<a href="/leads">All leads</a>} />);
  expect(screen.getByRole('heading', { level: 3, name: 'No leads yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All leads' })).toBeInTheDocument();
});
