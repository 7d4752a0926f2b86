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

test('draws the part once it is there', async () => {
  renderPage(fetchedPart(() => Promise.resolve({ default: Greeting })));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('draws what stands in for a part that does not come, with its props', async () => {
  renderPage(fetchedPart(away, ({ name }) => <a href="#list">The list, {name}</a>));
  expect(await screen.findByRole('link', { name: 'The list, Ada' })).toBeVisible();
});

test('leaves the page as it is where nothing is in', async () => {
  const Part = fetchedPart<{ readonly name: string }>(away);
  renderPage(Part);
  await expect.poll(() => screen.getByRole('main').textContent).toBe('The page');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

test('is there at the first drawing once it was fetched ahead, and is fetched once', async () => {
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

test('is fetched once a finger has touched the page, where that is asked for', async () => {
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
