import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SpecificationPlate } from './specification-plate.tsx';

test('associates each value with its label', () => {
  render(<SpecificationPlate specifications={[{ label: 'Thickness', value: '2 cm, 3 cm' }]} />);
  expect(screen.getByRole('term')).toHaveTextContent('Thickness');
  expect(screen.getByRole('definition')).toHaveTextContent('2 cm, 3 cm');
});
