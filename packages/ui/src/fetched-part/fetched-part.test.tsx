import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fetchedPart, type FetchedPart } from './fetched-part.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
const away = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function renderPage(Part: FetchedPart<{ readonly name: string }>) {
  render(
    <main>
      <h1>The page</h1>
      <Part name="Ada" />
    </main>,
  );
}

test('renders the part once it has loaded', async () => {
  renderPage(fetchedPart(() => Promise.resolve({ default: Greeting })));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('renders its fallback with the same props if the part fails to load', async () => {
  renderPage(fetchedPart(away, ({ name }) => <a href="#list">The list, {name}</a>));
  expect(await screen.findByRole('link', { name: 'The list, Ada' })).toBeVisible();
});

test('leaves the page unchanged without a fallback', async () => {
  const Part = fetchedPart<{ readonly name: string }>(away);
  renderPage(Part);
  await expect.poll(() => screen.getByRole('main').textContent).toBe('The page');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

test('is rendered immediately if prefetched, and fetched once', async () => {
  let fetched = 0;
  const Part = fetchedPart(async () => {
    fetched += 1;
    return { default: Greeting };
  });
  Part.prefetch();
  Part.prefetch();
  await expect
    .poll(() => {
      const { container, unmount } = render(<Part name="Ada" />);
      const text = container.textContent;
      unmount();
      return text;
    })
    .toBe('Hello Ada');
  expect(fetched).toBe(1);
});

test('is fetched on the first touch if requested', async () => {
  let fetched = 0;
  const Part = fetchedPart(async () => {
    fetched += 1;
    return { default: Greeting };
  });
  Part.fetchOnceTouched();
  expect(fetched).toBe(0);
  fireEvent.touchStart(document.body);
  fireEvent.touchStart(document.body);
  expect(fetched).toBe(1);
});
