import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FilterChip } from './filter-chip.tsx';

test('a chosen button is pressed, a chosen link is the current one', () => {
  render(
    <>
      <FilterChip isSelected count={5}>
        Calacatta
      </FilterChip>
      <FilterChip asChild isSelected count={36}>
        <a href="/quartz-countertops?collection=red">Red</a>
      </FilterChip>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Calacatta 5' })).toHaveAttribute('aria-pressed', 'true');
  const link = screen.getByRole('link', { name: 'Red 36' });
  expect(link).toHaveAttribute('aria-current', 'true');
  expect(link).not.toHaveAttribute('aria-pressed');
});
