import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Stepper } from './stepper.tsx';

const steps = [
  { id: 'you', label: 'About you' },
  { id: 'project', label: 'Your project' },
  { id: 'review', label: 'Review' },
];

test('says which step is current and which are done', () => {
  render(<Stepper steps={steps} currentIndex={1} />);
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('About you, completed');
  expect(second).toHaveAttribute('aria-current', 'step');
  expect(third).not.toHaveAttribute('aria-current');
  expect(screen.queryByRole('button')).toBeNull();
});

test('links back to completed steps only', async () => {
  const onStepSelect = vi.fn();
  render(<Stepper steps={steps} currentIndex={1} onStepSelect={onStepSelect} />);
  const buttons = within(screen.getByRole('navigation', { name: 'Progress' })).getAllByRole('button');
  expect(buttons).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /About you/ }));
  expect(onStepSelect).toHaveBeenCalledExactlyOnceWith(0);
});

test('has buttons that can submit a form without scripts', () => {
  render(
    <Stepper
      steps={steps}
      currentIndex={2}
      stepButtonProps={(step) => ({ type: 'submit', name: 'go-to', value: step.id })}
    />,
  );
  const button = screen.getByRole('button', { name: /Your project/ });
  expect(button).toHaveAttribute('type', 'submit');
  expect(button).toHaveAttribute('value', 'project');
});
