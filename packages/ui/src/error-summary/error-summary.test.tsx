import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { ErrorSummary } from './error-summary.tsx';

beforeAll(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => {};
});

const issues = [{ field: 'email', message: 'Enter an email address' }];

test('takes the focus, and links each line to its field', async () => {
  render(
    <>
      <ErrorSummary issues={issues} />
      <Field id="email" label="Email">
        <Input />
      </Field>
    </>,
  );
  expect(screen.getByRole('alert', { name: 'Please fix the following' })).toHaveFocus();
  const link = screen.getByRole('link', { name: 'Enter an email address' });
  expect(link).toHaveAttribute('href', '#email');
  await userEvent.click(link);
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('takes the focus again only at the next submission', () => {
  const { rerender } = render(page(1, 'Enter an email address'));
  screen.getByLabelText('Email').focus();
  rerender(page(1, 'Enter an email address such as name@example.com'));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  rerender(page(2, 'Enter an email address such as name@example.com'));
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('renders nothing without errors', () => {
  const { container } = render(<ErrorSummary issues={[]} />);
  expect(container).toBeEmptyDOMElement();
});

function page(attempt: number, message: string) {
  return (
    <>
      <ErrorSummary issues={[{ field: 'email', message }]} attempt={attempt} />
      <Field id="email" label="Email">
        <Input />
      </Field>
    </>
  );
}
