import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FilterChip } from './filter-chip.tsx';

test('marks a selected button as pressed, and a selected link as current', () => {
  render(
    <>
      <FilterChip isSelected count={5}>
        Calacatta
      </FilterChip>
      <FilterChip as="a" href="/quartz-countertops?collection=red" isSelected count={36}>
        Red
      </FilterChip>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Calacatta 5' })).toHaveAttribute('aria-pressed', 'true');
  const link = screen.getByRole('link', { name: 'Red 36' });
  expect(link).toHaveAttribute('aria-current', 'true');
  expect(link).not.toHaveAttribute('aria-pressed');
});
