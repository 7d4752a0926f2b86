import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Field } from '../field/field.tsx';
import { Textarea } from './textarea.tsx';

test('counts what is typed and warns when little is left', async () => {
  render(
    <Field label="Plans" hint="In your own words">
      <Textarea maxLength={30} showCount defaultValue="An island" />
    </Field>,
  );
  const textarea = screen.getByLabelText('Plans');
  expect(textarea).toHaveAccessibleDescription(/Up to 30 characters/);
  expect(textarea).toHaveAccessibleDescription(/In your own words/);
  expect(screen.getByText('9 / 30')).toBeInTheDocument();
  expect(screen.queryByText(/characters left/)).toBeNull();
  await userEvent.type(textarea, ', wide');
  expect(screen.getByText('15 / 30')).toBeInTheDocument();
  expect(screen.getByText('15 characters left')).toBeInTheDocument();
});
