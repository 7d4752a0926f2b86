// @vitest-environment jsdom
import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishVanity } from '../../testing/in-stock.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { temporarySite, type TemporarySite } from '../../testing/temporary-site.ts';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { listActiveFilters } from './active-filters.tsx';
import { loadList } from './load-list.server.ts';
import List, { loader, meta } from './list.route.tsx';
import { useListAddress } from './use-list-address.ts';

const path = '/products/vanities';
const { vanities } = catalogue;
const total = vanities.slugs.length;

let site: TemporarySite;
beforeEach(async () => {
  site = await temporarySite();
});

function load(search: string) {
  const request = new Request(`https://showroom.example${path}${search}`);
  return loader(routeArgs({ request, context: site.context, params: {}, pattern: 'products/vanities' }));
}

async function renderList(search = '') {
  renderSite({
    at: path + search,
    routes: [{ path, Component: List, loader: ({ request }) => load(new URL(request.url).search) }],
  });
  const panel = await screen.findByRole('complementary');
  const tick = (label: string) => within(panel).getByRole('checkbox', { name: new RegExp(`^${label}`) });
  return { user: userEvent.setup(), panel: within(panel), tick };
}

const address = () => screen.getByTestId('address').textContent;
const cards = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const expected = (search: string) => vanities.list(new URLSearchParams(search)).cards.map(({ name }) => name);
const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));

it('links closets to a consultation', () => {
  const { promotion } = loadList(catalogue['closet-systems'], new Request(`https://showroom.example${path}`));
  expect(promotion).toMatchObject({ path: '/contact', action: 'Schedule Consultation' });
  expect(promotion?.picture).not.toBeNull();
});

it('adds the filter’s name to a value that two filters share', () => {
  const { groups } = catalogue.flooring.list(new URLSearchParams('pattern=textured&finish=textured&finish=matte'));
  const labels = listActiveFilters(groups).map(({ label }) => label);
  expect(labels).toEqual(['Pattern: Textured', 'Matte', 'Finish: Textured']);
});

const Asked = () => {
  const { sort, sortBy } = useListAddress();
  return <button onClick={() => sortBy('price-down')}>Of {sort}</button>;
};

it('labels a loading list with its filters in the same form', async () => {
  const neverComes = new Promise(() => {});
  const answer = ({ request }: { request: Request }) => (request.url.includes('price-down') ? neverComes : null);
  renderSite({ at: `${path}?sort=price-up`, routes: [{ path, Component: Asked, loader: answer }] });
  await userEvent.click(await screen.findByText('Of price-up'));
  expect(await screen.findByText('Of price-down')).toBeVisible();
});

describe('the list of a family', () => {
  it('shows twelve, says how many there are, and links to each page', async () => {
    await renderList();
    expect(screen.getByRole('status')).toHaveTextContent(`${total} vanities, 28 made to order, page 1 of 4`);
    expect(cards()).toEqual(expected(''));
    expect(cards()).toHaveLength(12);
    expect(screen.getByRole('link', { name: 'Wabigoon 24″ Vanity' })).toHaveAttribute(
      'href',
      '/products/vanities/wabigoon-24-white',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bathroom Vanities');
  });

  it('shows price, maker and availability on a card, and no rating without reviews', async () => {
    await renderList('?size=36&colour=Black&colour=black');
    const card = screen.getByRole('heading', { name: 'Pukaskwa 36″ Vanity' }).closest('article');
    expect(card).toHaveTextContent('$1,049');
    expect(card).toHaveTextContent('Superior');
    expect(card).not.toHaveTextContent('Rated');
    expect(card).toHaveTextContent('Sold out');
    expect(card).toHaveTextContent('Charcoal lacquer, 2 cm Calacatta Oro Classic quartz top');
  });

  it('has one link per card, named after the product', async () => {
    await renderList('?size=36&colour=black');
    const [card] = screen.getAllByRole('article');
    expect(card).toHaveTextContent(/View Details$/);
    const links = within(card ?? document.body).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Pukaskwa 36″ Vanity']);
    expect(screen.queryByText('View Details', { ignore: '[aria-hidden=true]' })).toBeNull();
  });

  it('sends the browser only what it draws, and no whole product', async () => {
    const list = await load('');
    expect(JSON.stringify(list)).not.toMatch(/priceCents|specifications|tapMetal|Hardware/);
    expect(list.cards.items).toHaveLength(12);
  });
});

describe('the filter by availability', () => {
  it('has counts from the store, is in the URL, and works without scripts', async () => {
    await publishVanity(site.store, 'Tamarack 30 Gray', { quantity: 8 });
    await publishVanity(site.store, 'Agawa 24 Gray', { quantity: 1 });
    const { user, panel, tick } = await renderList();
    const options = within(panel.getByRole('group', { name: 'Availability' })).getAllByRole('checkbox');
    expect(options.map((option) => option.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^In stock\D*2/),
      expect.stringMatching(/^Made to order\D*26/),
      expect.stringMatching(/^Sold out\D*14/),
    ]);
    for (const option of options) expect(option).toHaveAttribute('name', 'availability');
    await user.click(tick('In stock'));
    await waitFor(() => expect(address()).toBe(`${path}?availability=in-stock`));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 vanities, 2 in stock (filtered)'));
    expect(cards()).toEqual(['Agawa 24″ Vanity', 'Tamarack 30″ Vanity']);
    const card = screen.getByRole('heading', { name: 'Agawa 24″ Vanity' }).closest('article');
    expect(card).toHaveTextContent('Low stock');
  });
});

describe('the sort of a list', () => {
  it('is one of the family’s, and in the URL', async () => {
    const { user } = await renderList('?sinks=1');
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Price: Low to High', 'Price: High to Low', 'Size', 'Brand']);
    await user.selectOptions(sort, 'Brand');
    await waitFor(() => expect(cards()).toEqual(expected('sinks=1&sort=brand')));
    expect(address()).toBe(`${path}?sinks=1&sort=brand`);
    expect(sort).toHaveValue('brand');
    await user.selectOptions(sort, 'Price: Low to High');
    await waitFor(() => expect(address()).toBe(`${path}?sinks=1`));
  });

  it('stays when the filters are cleared', async () => {
    const { user, panel } = await renderList('?sinks=2&sort=size');
    await user.click(panel.getByRole('link', { name: 'Clear All' }));
    await waitFor(() => expect(address()).toBe(`${path}?sort=size`));
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('size');
  });

  it('is submitted with the filters, as one form, without scripts', async () => {
    const { panel } = await renderList();
    const form = panel.getByRole('button', { name: 'Show vanities' }).closest('form');
    expect(form).toHaveAttribute('action', path);
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    expect(sort.form).toBe(form);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sort' }).form).toBe(form);
  });
});

describe('the pages of a list', () => {
  it('are opened one by one and by number, and the focus moves to the head of the list', async () => {
    const { user } = await renderList('?sort=brand');
    expect(pages().queryByRole('link', { name: /^Previous/ })).not.toBeInTheDocument();
    await user.click(pages().getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(cards()).toEqual(expected('sort=brand&page=2')));
    expect(address()).toBe(`${path}?sort=brand&page=2`);
    expect(pages().getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
    await user.click(pages().getByRole('link', { name: 'Page 4' }));
    await waitFor(() => expect(cards()).toEqual(expected('sort=brand&page=4')));
    expect(pages().queryByRole('link', { name: /^Next/ })).not.toBeInTheDocument();
    await user.click(pages().getByRole('link', { name: 'Previous page' }));
    await waitFor(() => expect(address()).toBe(`${path}?sort=brand&page=3`));
  });

  it.each(['tick', 'chip', 'sort'])('start at the first with another list: %s', async (way) => {
    const { user, tick } = await renderList('?brand=lakehead&brand=superior&page=2');
    if (way === 'tick') await user.click(tick('Single Sink'));
    if (way === 'chip') await user.click(screen.getByRole('link', { name: 'Remove filter Lakehead' }));
    if (way === 'sort') await user.selectOptions(screen.getByRole('combobox'), 'Brand');
    await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('page 2'));
    expect(address()).not.toContain('page=');
  });

  it('are left out if everything fits on one', async () => {
    await renderList('?size=24&colour=white');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    expect(screen.getByRole('status').textContent).toMatch(/^\d+ vanities, \d+ made to order \(filtered\)$/);
  });

  it('offer to clear the filters when nothing matches', async () => {
    const { user } = await renderList('?size=24&sinks=2&sort=brand');
    expect(screen.getByRole('heading', { name: 'No vanities found' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Clear All Filters' }));
    await waitFor(() => expect(address()).toBe(`${path}?sort=brand`));
  });
});

describe('the types of a family', () => {
  const toilets = '/products/toilets';

  async function renderToilets(search = '') {
    const pattern = 'products/toilets';
    renderSite({
      at: toilets + search,
      routes: [
        {
          path: toilets,
          Component: List,
          loader: ({ request }) => loader(routeArgs({ request, context: site.context, params: {}, pattern })),
        },
      ],
    });
    const types = within(await screen.findByRole('navigation', { name: 'Type' }));
    return { user: userEvent.setup(), types };
  }

  it('are above the list with their counts, and not among the filters', async () => {
    const { types } = await renderToilets();
    const all = catalogue.toilets.list(new URLSearchParams()).types;
    expect(types.getAllByRole('link').map((link) => link.textContent)).toEqual([
      `All${all?.all}`,
      ...(all?.options.map(({ label, count }) => `${label}${count}`) ?? []),
    ]);
    expect(types.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'true');
    const panel = within(screen.getByRole('complementary'));
    expect(panel.queryByRole('checkbox', { name: /^Wall-Hung/ })).not.toBeInTheDocument();
  });

  it('are shown one at a time, and keep the filters', async () => {
    const { user, types } = await renderToilets('?colour=white&page=2');
    await user.click(types.getByRole('link', { name: /^One-Piece/ }));
    await waitFor(() => expect(address()).toBe(`${toilets}?colour=white&type=one-piece`));
    await user.click(types.getByRole('link', { name: /^Wall-Hung/ }));
    await waitFor(() => expect(address()).toBe(`${toilets}?colour=white&type=wall-hung`));
    await waitFor(() =>
      expect(types.getByRole('link', { name: /^Wall-Hung/ })).toHaveAttribute('aria-current', 'true'),
    );
    const form = within(screen.getByRole('complementary')).getByRole('button').closest('form');
    await waitFor(() => expect(form && new FormData(form).get('type')).toBe('wall-hung'));
    await user.click(types.getByRole('link', { name: /^All/ }));
    await waitFor(() => expect(address()).toBe(`${toilets}?colour=white`));
  });
});

const canonical = (href: string) => ({ tagName: 'link', rel: 'canonical', href: `https://showroom.example${href}` });

describe('a list in search engines', () => {
  const root = { id: 'root', loaderData: { facts: defaultBusinessFacts, siteUrl: 'https://showroom.example' } };
  const tags = async (search: string) => {
    // Partial matches: `meta` only looks for the root.
    const args = { loaderData: await load(search), matches: [root], params: {} } as unknown as Parameters<
      typeof meta
    >[0];
    return meta(args);
  };

  it('has a canonical URL for each page, and one for all filters and sorts', async () => {
    expect(await tags('')).toContainEqual(canonical(path));
    expect(await tags('?page=2')).toContainEqual(canonical(`${path}?page=2`));
    expect(await tags('?page=2')).toContainEqual({ title: 'Bathroom Vanities, page 2 | Boreal & Stone' });
    expect(await tags('?sort=brand&page=2')).toContainEqual(canonical(path));
    expect(await tags('?size=24')).toContainEqual(canonical(path));
  });

  it('has structured data in the order of what it shows', async () => {
    expect(await tags('?page=4')).toContainEqual({
      'script:ld+json': expect.objectContaining({
        '@type': 'ItemList',
        itemListElement: vanities.list(new URLSearchParams('page=4')).cards.map(({ slug }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: `https://showroom.example${path}/${slug}`,
        })),
      }),
    });
  });
});

const loadAt = (at: string, search = '') => {
  const request = new Request(`https://showroom.example${at}${search}`);
  return loader(routeArgs({ request, context: site.context, params: {}, pattern: at.slice(1) }));
};

const renderAt = (at: string) =>
  renderSite({
    at,
    routes: [{ path: at, Component: List, loader: ({ request }) => loadAt(at, new URL(request.url).search) }],
  });

describe('what surrounds a list', () => {
  it('is the four featured sinks on top, two of them without a price, while it is unfiltered', async () => {
    renderAt('/products/sinks');
    const heading = await screen.findByRole('heading', { name: 'Featured sinks' });
    const featured = within(heading.closest('section') ?? document.body).getAllByRole('article');
    const prices = featured.map((card) => within(card).getByText(/^\$\d+$|^Price on request$/).textContent);
    expect(prices).toEqual(['$449', '$699', 'Price on request', 'Price on request']);
    expect((await loadAt('/products/sinks', '?type=vessel')).featured).toBeNull();
    expect((await loadAt('/products/sinks', '?page=2')).featured).toBeNull();
    expect((await loadAt('/products/sinks/vessel')).featured).toBeNull();
  });

  it('is a link from bathroom faucets to showers, and from no other list', async () => {
    renderAt('/products/faucets/bathroom');
    expect(await screen.findByRole('heading', { name: 'Shower Faucets' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Shop Shower Faucets' })).toHaveAttribute(
      'href',
      '/products/faucets/shower',
    );
    expect((await loadAt('/products/faucets/kitchen')).promotion).toBeNull();
  });

  it('links to another family that visitors look for there', async () => {
    const faucets = '/products/faucets/bathroom';
    renderSite({
      at: faucets,
      routes: [
        {
          path: faucets,
          Component: List,
          loader: ({ request }) => loader(routeArgs({ request, context: site.context, params: {}, pattern: faucets })),
        },
      ],
    });
    const types = within(await screen.findByRole('navigation', { name: 'Type' }));
    const shower = types.getByRole('link', { name: `Shower${catalogue.showers.slugs.length}` });
    expect(shower).toHaveAttribute('href', '/products/faucets/shower');
    expect(shower).not.toHaveAttribute('aria-current');
  });
});
