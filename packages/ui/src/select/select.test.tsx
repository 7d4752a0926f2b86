import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Select } from './select.tsx';

test('the placeholder stands for no answer, so that a required list is invalid until one is chosen', () => {
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
