import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Quartz', href: '/quartz-countertops' },
  { label: 'Aurora', href: '/a' },
];

test('links every level above, and names the current page without a link', () => {
  render(<Breadcrumbs crumbs={crumbs} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/quartz-countertops']);
  expect(screen.getByText('Aurora')).toHaveAttribute('aria-current', 'page');
});
