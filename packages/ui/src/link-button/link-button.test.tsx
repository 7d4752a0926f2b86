import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { LinkButton } from './link-button.tsx';

function RouterLink({ to, children, ...rest }: ComponentProps<'a'> & { readonly to: string }) {
  return (
    <a {...rest} href={`/base${to}`}>
      {children}
    </a>
  );
}

test('styles a router link, which keeps its behaviour', () => {
  render(
    <LinkButton as={RouterLink} to="/contact" className="mt-6">
      Ask us
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Ask us' });
  expect(link).toHaveAttribute('href', '/base/contact');
  expect(link).toHaveClass('bg-spruce', 'mt-6');
});
