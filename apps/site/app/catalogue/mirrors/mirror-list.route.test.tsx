// @vitest-environment jsdom
import { mirrorCollections, mirrors } from '@showroom/catalog-data/products/mirrors';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { renderSite } from '../../testing/render-site.tsx';
import { temporarySite, type TemporarySite } from '../../testing/temporary-site.ts';
import { loadMirrors } from './load-mirrors.server.ts';
import MirrorList, { loader } from './mirror-list.route.tsx';

const all = '/products/mirrors/all';

let context: TemporarySite['context'];
beforeEach(async () => {
  ({ context } = await temporarySite());
});

function load(path: string, search = '') {
  const request = new Request(`https://showroom.example${path}${search}`);
  return loader(routeArgs({ request, context, params: {}, pattern: path }));
}

async function renderAll(search = '') {
  renderSite({
    at: all + search,
    routes: [{ path: all, Component: MirrorList, loader: ({ request }) => load(all, new URL(request.url).search) }],
  });
  return { user: userEvent.setup(), box: await screen.findByRole('searchbox', { name: /^Search mirrors/ }) };
}

const address = () => screen.getByTestId('address').textContent;
const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

/** "1 mirror", "12 mirrors" */
const countOf = (collection: string) => {
  const { length } = mirrors.filter((mirror) => mirror.collection === collection);
  return `${length} mirror${length === 1 ? '' : 's'}`;
};

it('has a tile for all mirrors, and one for each collection', () => {
  const { tiles } = loadMirrors(new Request('https://showroom.example/products/mirrors'));
  expect(tiles.map(({ label, countText }) => `${label}: ${countText}`)).toEqual([
    `All Mirrors: ${mirrors.length} mirrors`,
    ...mirrorCollections.map((collection) => `${collection}: ${countOf(collection)}`),
  ]);
  expect(tiles.every(({ picture }) => picture !== undefined)).toBe(true);
});

describe('the list of all mirrors', () => {
  it('is searched by text together with its filters', async () => {
    const { user, box } = await renderAll('?shape=organic');
    await user.type(box, 'river');
    await waitFor(() => expect(address()).toBe(`${all}?shape=organic&q=river`));
    expect(await screen.findByText(`Showing 1 of ${mirrors.length} mirrors`)).toBeVisible();
    expect(names()).toEqual(['Terra Riverstone']);
    await user.clear(box);
    await waitFor(() => expect(address()).toBe(`${all}?shape=organic`));
  });

  it('says when nothing is found, and clears search and filters together', async () => {
    const { user, box } = await renderAll('?q=riverstone&feature=led-lighting');
    expect(await screen.findByText('No mirrors found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    expect(box).toHaveValue('riverstone');
    await user.click(screen.getByRole('link', { name: 'Clear All Filters' }));
    await waitFor(() => expect(address()).toBe(all));
    expect(
      await screen.findByText(new RegExp(`^Showing ${mirrors.length} of ${mirrors.length} mirrors`)),
    ).toBeVisible();
    expect(box).toHaveValue('');
  });

  it('keeps the search text with the filters without scripts', async () => {
    const { box } = await renderAll();
    expect(box).toHaveAttribute('name', 'q');
    expect((box as HTMLInputElement).form).toHaveAttribute('action', all); // A searchbox is an input.
  });

  it('links to each collection with its count, under the words of the specification', async () => {
    await renderAll();
    const collections = screen.getByRole('heading', { name: 'Browse by Collection' }).closest('section');
    expect(within(collections ?? document.body).getAllByRole('link')).toHaveLength(mirrorCollections.length);
    expect(collections).toHaveTextContent(`Harmonia Collection${countOf('Harmonia Collection')}`);
    expect(collections).toHaveTextContent(`Single Vanity${countOf('Single Vanity')}`);
  });
});

describe('the list of a collection', () => {
  it('starts with its own mirrors, has no search, and is amber for Terra alone', async () => {
    const terra = await load('/products/mirrors/terra-collection');
    expect(terra.strip.map(({ src }) => /terra-[a-z-]+/.exec(src)?.[0])).toHaveLength(4);
    expect([terra.isAmber, terra.text]).toEqual([true, null]);
    const harmonia = await load('/products/mirrors/harmonia-collection');
    expect(harmonia.strip.map(({ src }) => src)).toEqual([
      expect.stringContaining('/scenes/'),
      expect.stringContaining('/mirrors/harmonia/'),
    ]);
    expect(harmonia.isAmber).toBe(false);
    expect((await load(all)).strip).toEqual([]);
  });

  it('has four columns for wide mirrors', async () => {
    expect((await load('/products/mirrors/double-vanity')).cards.layout).toBe('closeList');
    expect((await load('/products/mirrors/single-vanity')).cards.layout).toBe('list');
  });
});
