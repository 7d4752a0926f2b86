// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AccountContext } from './account-context.ts';
import { Form } from './form.tsx';

const Page = () => (
  <Form method="post">
    <input aria-label="Name" name="name" />
    <button type="submit" name="intent" value="save">
      Save
    </button>
  </Form>
);

it('keeps what was typed while it can’t be sent, says why, and sends it with the button that is clicked again', async () => {
  const sent: unknown[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()));
    return null;
  };
  const Stub = createRoutesStub([{ path: '/', Component: Page, action }]);
  render(
    <AccountContext value="anna">
      <Stub />
    </AccountContext>,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Name'), 'Oak');
  const answers = [
    [() => Promise.reject(new TypeError('Failed to fetch')), /couldn’t reach the server/],
    [async () => new Response(null, { status: 502 }), /couldn’t reach the server/],
    [async () => new Response(null, { status: 401 }), /you’ve been signed out.*Sign in again/],
    [async () => new Response('ben'), /someone else is signed in/],
  ] as const;
  for (const [answer, words] of answers) {
    vi.stubGlobal('fetch', answer);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => screen.queryByRole('alert')?.textContent).toMatch(words);
    expect(screen.getByLabelText('Name')).toHaveValue('Oak');
  }
  expect(sent).toEqual([]);
  vi.stubGlobal('fetch', async () => new Response('anna'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent).toEqual([{ name: 'Oak', intent: 'save' }]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each(['online', 'focus'])('clears the message that it wasn’t sent when that is over: %s', async (sign) => {
  const Stub = createRoutesStub([{ path: '/', Component: Page, action: () => null }]);
  render(
    <AccountContext value="anna">
      <Stub />
    </AccountContext>,
  );
  const user = userEvent.setup();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText(/couldn’t reach the server/);
  dispatchEvent(new Event(sign));
  await screen.findByText(/couldn’t reach the server/);
  vi.stubGlobal('fetch', async () => new Response('anna'));
  dispatchEvent(new Event(sign));
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});
