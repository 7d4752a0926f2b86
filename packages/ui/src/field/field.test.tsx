import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Input } from '../input/input.tsx';
import { Select } from '../select/select.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { Field } from './field.tsx';

test.each([
  ['an input', <Input key="input" />],
  ['a textarea', <Textarea key="textarea" />],
  ['a select', <Select key="select" options={[{ value: '2cm', label: '2 cm' }]} />],
])('labels, describes and marks %s', (_name, control) => {
  render(
    <Field id="thickness" label="Thickness" hint="As drawn" error="Choose a thickness" isRequired>
      {control}
    </Field>,
  );
  const element = screen.getByLabelText(/Thickness/);
  expect(element).toHaveAttribute('id', 'thickness');
  expect(element).toHaveAccessibleDescription('As drawn Error: Choose a thickness');
  expect(element).toBeInvalid();
  expect(element).toBeRequired();
});

test('refers to no missing hint or error', () => {
  render(
    <Field label="Name">
      <Input />
    </Field>,
  );
  const input = screen.getByLabelText('Name');
  expect(input).not.toHaveAttribute('aria-describedby');
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input).not.toBeRequired();
});

test('treats an empty error as none', () => {
  render(
    <Field label="Name" error="">
      <Input />
    </Field>,
  );
  expect(screen.getByLabelText('Name')).toBeValid();
});

test('adds the control’s own description to the field’s', () => {
  render(
    <>
      <p id="note">Seen by us alone</p>
      <Field label="Budget" hint="In dollars">
        <Input aria-describedby="note" />
      </Field>
    </>,
  );
  expect(screen.getByLabelText('Budget')).toHaveAccessibleDescription('Seen by us alone In dollars');
});
