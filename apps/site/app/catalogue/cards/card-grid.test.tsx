// @vitest-environment jsdom
import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { CardGrid } from './card-grid.tsx';
import { toCards } from './to-cards.server.ts';

const { quartz, vanities } = catalogue;
const [aurora, dove, neve] = quartz.cardsOf(quartz.slugs.slice(0, 3));
if (!aurora || !dove || !neve) throw new Error('Quartz has fewer than three colours');

const links = () => screen.getAllByRole('link');
const names = () => links().map((link) => link.textContent);

it('keeps a card that stays in the list, with its picture, when a new list arrives', () => {
  const { rerender } = render(<CardGrid cards={toCards(quartz, [aurora, dove])} />, { wrapper: MemoryRouter });
  const picture = screen.getByRole('img', { name: `${dove.name} quartz slab` });
  rerender(<CardGrid cards={toCards(quartz, [dove, neve], { search: '?tone=white' })} />);
  expect(names()).toEqual([dove.name, neve.name]);
  expect(screen.getByRole('img', { name: `${dove.name} quartz slab` })).toBe(picture);
  for (const link of links()) expect(link).toHaveProperty('search', '?tone=white');
});

it('updates a card that stays', () => {
  const [vanity] = vanities.nearest(vanities.slugs[0] ?? '', 1);
  if (!vanity) throw new Error('There are no vanities');
  const { rerender } = render(<CardGrid cards={toCards(vanities, [vanity])} />, { wrapper: MemoryRouter });
  rerender(<CardGrid cards={toCards(vanities, [{ ...vanity, price: '$1' }])} />);
  expect(screen.getByRole('article')).toHaveTextContent('$1');
});

it('shows the alt text of a picture that can’t be loaded', () => {
  render(<CardGrid cards={toCards(quartz, [aurora])} />, { wrapper: MemoryRouter });
  const name = `${aurora.name} quartz slab`;
  fireEvent.error(screen.getByRole('img', { name }));
  expect(screen.getByRole('img', { name })).toHaveAttribute('data-failed');
});

it('writes a product name as text', () => {
  render(<CardGrid cards={toCards(quartz, [{ ...aurora, name: '<img src=x onerror=alert(1)> "Oak"' }])} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('button', { name: 'Shortlist <img src=x onerror=alert(1)> "Oak"' })).toBeVisible();
});
