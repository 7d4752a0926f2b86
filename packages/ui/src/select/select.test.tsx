import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Select } from './select.tsx';

test('has a placeholder without a value, so that a required list is invalid until something is selected', () => {
  render(
    <Select
      aria-label="Material"
      required
      placeholder="Choose a material"
      options={[{ value: 'quartz', label: 'Quartz' }]}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Material' });
  expect(select).toHaveDisplayValue('Choose a material');
  expect(select).toHaveValue('');
  expect(select).toBeInvalid();
});
