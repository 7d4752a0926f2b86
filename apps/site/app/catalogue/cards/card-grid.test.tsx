// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CardGrid } from './card-grid.tsx';
import type { Cards } from './cards.ts';

const draw = (slug: string, words: string, search: string) =>
  `<article><img alt="${slug}" src="/${slug}.webp"><a class="card-link" href="/list/${slug}${search}">${words}</a></article>`;

/** Cards by name and words; the words are what tells one look from another. */
function cardsOf(cards: Readonly<Record<string, string>>, search = ''): Required<Cards> {
  const entries = Object.entries(cards);
  return {
    path: '/list',
    search,
    layout: 'list',
    names: entries.map(([slug, words]) => `${slug} ${words.length}`).join('\n'),
    html: entries.map(([slug, words]) => draw(slug, words, search)),
  };
}

/** What a document's own data have of them. */
function withoutHtml({ layout, names, path, search }: Cards): Cards {
  return { layout, names, path, search };
}

const words = () => screen.getAllByRole('link').map((link) => link.textContent);

it('leaves a card that stays in the list as it is, picture and all, and leads on from it in the new list', () => {
  const { rerender } = render(<CardGrid cards={cardsOf({ aurora: 'Aurora', dove: 'Dove', ash: 'Ash' })} />, {
    wrapper: MemoryRouter,
  });
  const ash = screen.getByRole('img', { name: 'ash' });
  rerender(<CardGrid cards={cardsOf({ ash: 'Ash', neve: 'Neve' }, '?tone=white')} />);
  expect(words()).toEqual(['Ash', 'Neve']);
  expect(screen.getByRole('img', { name: 'ash' })).toBe(ash);
  for (const link of screen.getAllByRole('link')) expect(link).toHaveProperty('search', '?tone=white');
  rerender(<CardGrid cards={cardsOf({ ash: 'Ash' })} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/\/list\/ash$/));
});

it('shows at once what became of a card that stays', () => {
  const { rerender } = render(<CardGrid cards={cardsOf({ ash: '$100' })} />, { wrapper: MemoryRouter });
  rerender(<CardGrid cards={cardsOf({ ash: 'Sold out' })} />);
  expect(words()).toEqual(['Sold out']);
});

const many = Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`card-${at}`, `Card ${at}`]));

function FilteredGrid() {
  const { search } = useLocation();
  return <CardGrid cards={cardsOf(search === '' ? { ash: 'Ash' } : { ash: 'Ash', ...many })} />;
}

it('draws cards far down a list right after it, and all at once where one comes back to', async () => {
  vi.spyOn(window.screen, 'width', 'get').mockReturnValue(390);
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((call) => frames.push(call));
  onTestFinished(() => void vi.restoreAllMocks());
  const router = createMemoryRouter([{ path: '/list', element: <FilteredGrid /> }], { initialEntries: ['/list'] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/list?tone=white'));
  expect(words()).toHaveLength(8);
  expect(screen.getAllByRole('listitem'), 'the places of all').toHaveLength(16);
  for (const call of frames.splice(0)) call(0);
  await waitFor(() => expect(words()).toHaveLength(16));

  await act(() => router.navigate(-1));
  expect(words()).toEqual(['Ash']);
  await act(() => router.navigate(1));
  expect(words()).toHaveLength(16);
});

it('leaves a picture that cannot be had to its description', () => {
  render(<CardGrid cards={cardsOf({ ash: 'Ash' })} />, { wrapper: MemoryRouter });
  const image = screen.getByRole('img', { name: 'ash' });
  expect(image).not.toHaveAttribute('data-failed');
  fireEvent.error(image);
  expect(image).toHaveAttribute('data-failed');
});

/** A document as a server writes it, and what its scripts are loaded with. */
async function openDocument(cards: Required<Cards>) {
  vi.stubGlobal('document', undefined);
  vi.stubEnv('SSR', true);
  const html = renderToString(
    <MemoryRouter>
      <CardGrid cards={cards} />
    </MemoryRouter>,
  );
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  onTestFinished(() => container.remove());
  vi.resetModules();
  const { CardGrid: Loaded } = await import('./card-grid.tsx');
  return { container, Loaded };
}

it('takes over the cards of a document, whose data have no markup', async () => {
  const cards = cardsOf({ aurora: 'Aurora', ash: 'Ash' });
  const { container, Loaded } = await openDocument(cards);
  const ash = screen.getByRole('img', { name: 'ash' });
  const { rerender } = render(<Loaded cards={withoutHtml(cards)} />, {
    container,
    hydrate: true,
    wrapper: MemoryRouter,
  });
  expect(words()).toEqual(['Aurora', 'Ash']);
  rerender(<Loaded cards={cardsOf({ ash: 'Ash', neve: 'Neve' })} />);
  expect(words()).toEqual(['Ash', 'Neve']);
  expect(screen.getByRole('img', { name: 'ash' })).toBe(ash);
});

it('keeps them where the page has to be drawn again, as when an extension has written into it', async () => {
  const cards = cardsOf({ aurora: 'Aurora', ash: 'Ash' });
  const { container, Loaded } = await openDocument(cards);
  container.querySelector('ul')?.replaceWith(document.createElement('aside'));
  const onRecoverableError = vi.fn<() => void>();
  render(<Loaded cards={withoutHtml(cards)} />, {
    container,
    hydrate: true,
    onRecoverableError,
    wrapper: MemoryRouter,
  });
  expect(onRecoverableError).toHaveBeenCalled();
  expect(words()).toEqual(['Aurora', 'Ash']);
});
