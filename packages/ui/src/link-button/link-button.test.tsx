import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkButton } from './link-button.tsx';

test('gives its look to a link of the router and draws no second one', () => {
  render(
    <LinkButton asChild className="mt-6">
      <a href="/contact" className="own">
        Ask us
      </a>
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Ask us' });
  expect(link).toHaveAttribute('href', '/contact');
  expect(link).toHaveClass('bg-spruce', 'mt-6', 'own');
});
