// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { mastersDir } from '@showroom/pictures/masters-dir';
import { uploadPicture } from '@showroom/store/admin';
import { systemActor } from '@showroom/store/site';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { publishVanity } from '../testing/in-stock.ts';
import { renderSite } from '../testing/render-site.tsx';
import { siteUrl, temporarySite, type TemporarySite } from '../testing/temporary-site.ts';
import InStock, { loader as loadLanding } from './in-stock.route.tsx';
import StockList, { loader as loadStockList } from './stock-list.route.tsx';
import StockPiece, { loader as loadPiece } from './stock-piece.route.tsx';
import { normaliseStockSearch } from './stock-search.ts';

const path = '/in-stock/vanities';

const argsOf = ({ context }: TemporarySite, params: Record<string, string>, search = '') => ({
  request: new Request(siteUrl + path + search),
  context,
  params,
});

async function renderList(site: TemporarySite, search = '') {
  const load = ({ request }: { request: Request }) =>
    loadStockList(
      routeArgs({
        ...argsOf(site, { shelf: 'vanities' }, new URL(request.url).search),
        pattern: '/in-stock/:shelf',
        params: { shelf: 'vanities' },
      }),
    );
  renderSite({ at: path + search, routes: [{ path, Component: StockList, loader: load }] });
  const panel = within(await screen.findByRole('complementary'));
  return { user: userEvent.setup(), panel };
}

function loadPieceAt(site: TemporarySite, slug: string, shelf = 'vanities') {
  const params = { shelf, slug };
  return loadPiece(routeArgs({ ...argsOf(site, params), params, pattern: '/in-stock/:shelf/:slug' }));
}

const cardOf = (name: string) => screen.getByRole('heading', { name }).closest('article');
const readSearch = (search: string) => normaliseStockSearch(new URLSearchParams(search));
const address = () => screen.getByTestId('address').textContent;
const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

async function threeVanities() {
  const site = await temporarySite();
  await publishVanity(site.store, 'Oak', { priceCents: 900_00, specifications: { Size: '36″', Color: 'Natural' } });
  await publishVanity(site.store, 'Ash', { priceCents: 700_00, specifications: { Size: '30″', Color: 'Gray' } });
  await publishVanity(site.store, 'Elm', { priceCents: null, quantity: 0, specifications: { Color: 'Gray' } });
  return site;
}

describe('a list of stock', () => {
  it('shows what the owner has published, and changes at the next request', async () => {
    const site = await temporarySite();
    const names = async () => {
      const params = { shelf: 'vanities' };
      const list = await loadStockList(routeArgs({ ...argsOf(site, params), params, pattern: '/in-stock/:shelf' }));
      return list.cards.items.map(({ name }) => name);
    };
    const oak = await publishVanity(site.store, 'Oak');
    expect(await names()).toEqual(['Oak']);
    await publishVanity(site.store, 'White oak', {}, oak);
    await publishVanity(site.store, 'Ash');
    expect(await names()).toEqual(['White oak', 'Ash']);
  });

  it('accepts one value per filter, clears it by a second click, and counts active filters', async () => {
    const { user, panel } = await renderList(await threeVanities());
    expect(cards()).toEqual(['Ash', 'Oak', 'Elm']);
    await user.click(panel.getByRole('button', { name: /^Grey/ }));
    await waitFor(() => expect(address()).toBe(`${path}?colour=gray`));
    await waitFor(() => expect(cards()).toEqual(['Ash', 'Elm']));
    expect(panel.getByRole('button', { name: /^Grey/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(panel.getByRole('button', { name: /^30″/ }));
    expect(await panel.findByRole('link', { name: 'Clear All (2)' })).toBeVisible();
    await user.click(panel.getByRole('button', { name: /^Natural/ }));
    await waitFor(() => expect(address()).toBe(`${path}?size=30&colour=natural`));
    await user.click(panel.getByRole('button', { name: /^Natural/ }));
    await waitFor(() => expect(address()).toBe(`${path}?size=30`));
    await user.click(panel.getByRole('link', { name: 'Clear All (1)' }));
    await waitFor(() => expect(address()).toBe(path));
  });

  it('is filtered and sorted without scripts: each button posts the other choices', async () => {
    const { panel } = await renderList(await threeVanities(), '?colour=gray');
    const form = document.querySelector<HTMLFormElement>('form#filters');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({ colour: 'gray' });
    const postedBy = (name: RegExp) => {
      const button = panel.getByRole<HTMLButtonElement>('button', { name });
      return [...new FormData(button.form ?? undefined, button)];
    };
    expect(Object.fromEntries(postedBy(/^30″/))).toEqual({ colour: 'gray', size: '30' });
    expect(postedBy(/^Natural/)).toEqual([['colour', 'natural']]);
    expect(postedBy(/^Grey/)).toEqual([]);
  });

  it('links to the comparison of its pieces', async () => {
    const site = await threeVanities();
    await renderList(site);
    expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/compare?family=in-stock/vanities');
  });

  it('shows each piece’s availability, and its price on request', async () => {
    await renderList(await threeVanities());
    expect(cardOf('Ash')).toHaveTextContent('In stock');
    expect(cardOf('Elm')).toHaveTextContent('Sold out');
    expect(cardOf('Elm')).toHaveTextContent('Price on request');
  });

  it('shows an uploaded picture with its own URL, cropped like the others', async () => {
    const site = await temporarySite();
    const file = join(site.store.incomingDir, 'arrived');
    const master = join(mastersDir, 'scenes/contact.webp');
    await copyFile(master, file);
    const sha256 = createHash('sha256')
      .update(await readFile(master))
      .digest('hex');
    const uploaded = await uploadPicture(site.store, {
      actor: systemActor,
      file: { path: file, originalName: 'shelf.webp', sha256 },
      alt: 'A shelf',
    });
    if (!uploaded.ok) throw new Error(uploaded.code);
    const { id } = uploaded.content;
    await publishVanity(site.store, 'Oak', { pictures: [{ source: 'media', id, alt: 'Oak, from the door' }] });
    await renderList(site);
    const picture = screen.getByRole('img', { name: 'Oak' });
    expect(picture.getAttribute('src')).toContain(`/pictures/media/${id}.`);
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['4', '3']);
    const { page } = await loadPieceAt(site, 'oak');
    expect(page.product.pictures).toMatchObject([{ name: `media/${id}`, alt: 'Oak, from the door' }]);
  });

  it('is cached once for all URLs that mean the same', () => {
    expect(readSearch('sort=size&colour=gray&colour=white&utm=x')).toBe('?colour=gray&sort=size');
    expect(readSearch('brand=%3Cb%3E&page=2')).toBe('?page=2');
    expect(readSearch('')).toBe('');
  });
});

describe('the page of a piece', () => {
  it('says how many are left and links to the reservation; search engines read its offer', async () => {
    const site = await threeVanities();
    const { first, page } = await loadPieceAt(site, 'oak');
    expect(first).toEqual({ href: `${path}/oak/reserve`, words: 'Reserve in Showroom', shortWords: 'Reserve' });
    expect(page.product.nextStep).toMatch(/^8 left/);
    renderSite({
      at: `${path}/oak`,
      routes: [{ path: `${path}/oak`, Component: StockPiece, loader: () => loadPieceAt(site, 'oak') }],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Oak' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute('href', '/in-stock/vanities/oak/quote');
    // The phone’s bar has the page’s main action.
    expect(screen.getByRole('link', { name: 'Reserve: Oak' })).toHaveAttribute('href', `${path}/oak/reserve`);
    expect(screen.queryByRole('link', { name: /^Get a Quote for/ })).toBeNull();
    expect(page.product).toMatchObject({ availability: 'in-stock', offer: { priceCents: 900_00, rating: null } });
  });

  it('offers to notify about the next one when sold out', async () => {
    const { first, page } = await loadPieceAt(await threeVanities(), 'elm');
    expect(first.words).toBe('Notify Me');
    expect(page.product.availability).toBe('sold-out');
  });

  it('is missing if it doesn’t exist, with similar ones, and redirects from its old URL', async () => {
    const site = await threeVanities();
    await expect(loadPieceAt(site, 'oka')).rejects.toMatchObject({
      init: { status: 404 },
      data: { nearest: { items: expect.arrayContaining([expect.objectContaining({ slug: 'oak' })]) } },
    });
    // Like a category that lost its last piece.
    await expect(loadPieceAt(site, 'oka', 'no-shelf')).rejects.toMatchObject({
      init: { status: 404 },
      data: {
        noun: { many: 'pieces' },
        nearest: { items: expect.arrayContaining([expect.objectContaining({ slug: 'oak' })]) },
      },
    });
    const pine = await publishVanity(site.store, 'Pine');
    await publishVanity(site.store, 'Pine', { category: 'Accessories' }, pine);
    await expect(loadPieceAt(site, 'pine')).rejects.toMatchObject({ init: { status: 404 } });
    expect((await loadPieceAt(site, 'pine', 'accessories')).page.section.path).toBe('/in-stock');
  });
});

it('has counts and prices of all stock, and what has no list of its own', async () => {
  const site = await threeVanities();
  await publishVanity(site.store, 'Brass hook', { category: 'Accessories' });
  const load = () => loadLanding(routeArgs({ ...argsOf(site, {}), params: {}, pattern: '/in-stock' }));
  renderSite({ at: '/in-stock', routes: [{ path: '/in-stock', Component: InStock, loader: load }] });
  const [vanities, cabinets] = (await screen.findAllByRole('listitem')).slice(0, 2);
  const shelf = within(screen.getByRole('region', { name: 'What is in stock' }));
  expect(shelf.getByText('2 vanities ready to ship')).toBeVisible();
  expect(shelf.getByText('Starting at $700')).toBeVisible();
  expect(shelf.getByText(/None in stock right now/)).toBeVisible();
  expect([vanities, cabinets]).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Brass hook' })).toHaveAttribute('href', '/in-stock/accessories/brass-hook');
});
