import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FieldGroup } from '../field-group/field-group.tsx';
import { Checkbox } from './checkbox.tsx';

test('posts like any HTML checkbox, with a click on its label', async () => {
  render(
    <form aria-label="Surfaces">
      <Checkbox name="island" value="yes" label="Island" description="Free-standing" />
      <Checkbox name="backsplash" value="yes" label="Backsplash" />
    </form>,
  );
  await userEvent.click(screen.getByText('Island'));
  const posted = new FormData(screen.getByRole<HTMLFormElement>('form'));
  expect([...posted]).toEqual([['island', 'yes']]);
  expect(screen.getByRole('checkbox', { name: /Island/ })).toHaveAccessibleDescription('Free-standing');
});

test('has a group with a question and an error', () => {
  render(
    <FieldGroup legend="What is it for?" hint="Choose all that apply" error="Choose at least one">
      <Checkbox name="island" label="Island" />
    </FieldGroup>,
  );
  const group = screen.getByRole('group', { name: 'What is it for?' });
  expect(group).toHaveAccessibleDescription('Choose all that apply Error: Choose at least one');
});
