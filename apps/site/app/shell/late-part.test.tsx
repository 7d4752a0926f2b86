// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { latePart } from './late-part.tsx';

const words = { loading: 'Loading the greeting…', failed: 'The greeting couldn’t be loaded.' };
const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

it('says that a part is loading, and shows it', async () => {
  const Part = latePart(() => Promise.resolve({ default: Greeting }), words);
  render(<Part name="Ada" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the greeting…');
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

it('says so where a part doesn’t come, leaves the page, and fetches it again when asked', async () => {
  let fetched = 0;
  const Part = latePart(async () => {
    fetched += 1;
    if (fetched < 3) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Greeting };
  }, words);
  render(
    <main>
      <h1>The page</h1>
      <Part name="Ada" />
    </main>,
  );
  const user = userEvent.setup();
  expect(await screen.findByRole('alert')).toHaveTextContent('The greeting couldn’t be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
