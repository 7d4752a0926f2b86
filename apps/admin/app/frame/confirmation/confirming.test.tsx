// @vitest-environment jsdom
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, Form, useActionData } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Unconfirmed } from './confirmation.ts';
import { Confirming } from './confirming.tsx';

interface Refused {
  readonly problem: string;
}

function Page() {
  return (
    <main>
      <h1>Page</h1>
      <Confirming<Refused | Unconfirmed | undefined> sent={useActionData<Refused | Unconfirmed>()}>
        {(outcome) => (
          <Form method="post">
            <Field label="Word" error={outcome?.problem}>
              <Input name="word" />
            </Field>
            <button type="submit">Send</button>
          </Form>
        )}
      </Confirming>
    </main>
  );
}

const unconfirmed = (failure: string | null) => ({
  confirmation: { fields: [], failure, username: 'owner', passkeyOrigin: null },
});

it('moves the focus to the wrong password, then to the rejected field', async () => {
  const answers = [unconfirmed(null), unconfirmed('Not your password.'), { problem: 'Another word.' }];
  const Stub = createRoutesStub([{ path: '/', Component: Page, action: () => answers.shift() }]);
  render(<Stub />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const password = await screen.findByLabelText(/^Your password/);
  await user.type(password, 'a guess');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Not your password.')).toBeVisible();
  await waitFor(() => expect(password).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Another word.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Word')).toHaveFocus());
});

it('returns the focus when the question is cancelled', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Page, action: () => unconfirmed(null) }]);
  render(<Stub />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus());
});
