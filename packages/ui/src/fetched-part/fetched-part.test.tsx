import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { fetchedPart } from './fetched-part.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
const away = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function renderPage(Part: ReturnType<typeof fetchedPart<{ readonly name: string }>>) {
  render(
    <main>
      <h1>The page</h1>
      <Suspense fallback={null}>
        <Part name="Ada" />
      </Suspense>
    </main>,
  );
}

test('draws the part once it is there', async () => {
  renderPage(fetchedPart(() => Promise.resolve({ default: Greeting })));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('draws what stands in for a part that does not come, with its props', async () => {
  renderPage(fetchedPart(away, ({ name }) => <a href="#list">The list, {name}</a>));
  expect(await screen.findByRole('link', { name: 'The list, Ada' })).toBeVisible();
});

test('leaves the page as it is where nothing stands in', async () => {
  const Part = fetchedPart<{ readonly name: string }>(away);
  renderPage(Part);
  await expect.poll(() => screen.getByRole('main').textContent).toBe('The page');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});
