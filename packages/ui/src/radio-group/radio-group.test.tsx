import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'soon', label: 'Within a month' },
  { value: 'later', label: 'Later', description: 'We wait' },
];

test('posts the selected value like any HTML form', async () => {
  const onValueChange = vi.fn();
  render(
    <form aria-label="Timeline">
      <RadioGroup legend="When?" name="timeline" options={options} defaultValue="soon" onValueChange={onValueChange} />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(new FormData(form).get('timeline')).toBe('soon');
  await userEvent.click(screen.getByText('Later'));
  expect(new FormData(form).get('timeline')).toBe('later');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('later');
});

test('shows its caller’s value', () => {
  const { rerender } = render(<RadioGroup legend="When?" name="timeline" options={options} value="soon" />);
  rerender(<RadioGroup legend="When?" name="timeline" options={options} value="later" />);
  expect(screen.getByRole('radio', { name: /Later/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Later/ })).toHaveAccessibleDescription('We wait');
});

test('names its question and error, and lets a summary link to the first option', () => {
  render(<RadioGroup id="timeline" legend="When?" name="timeline" options={options} isRequired error="Choose one" />);
  const group = screen.getByRole('radiogroup', { name: /When\?/ });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Error: Choose one');
  expect(document.getElementById('timeline')).toBe(screen.getByRole('radio', { name: 'Within a month' }));
});
