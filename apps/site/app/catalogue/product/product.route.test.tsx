// @vitest-environment jsdom
import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { catalogue, openCatalogue } from '@showroom/catalog-data/catalogue/families';
import { formatPrice } from '@showroom/catalog-data/price';
import { findPicture } from '@showroom/pictures/picture-records';
import { findReadSearch } from '@showroom/web-server/route-rule';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { action as postReservation } from '../../in-stock/reserve.route.tsx';
import { publishVanity } from '../../testing/in-stock.ts';
import { buildForm, formTokenFields, post } from '../../testing/posted-forms.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { temporarySite, type TemporarySite } from '../../testing/temporary-site.ts';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { loadProduct } from './load-product.server.ts';
import { ProductPage } from './product-page.tsx';
import Product, { ErrorBoundary, headers, loader, meta } from './product.route.tsx';

const pattern = 'products/vanities/:slug';
const { vanities } = catalogue;

let site: TemporarySite;
beforeEach(async () => {
  site = await temporarySite();
});

function load(slug: string) {
  const request = new Request(`https://showroom.example/products/vanities/${slug}`);
  return loader(routeArgs({ request, context: site.context, params: { slug }, pattern }));
}

async function renderProduct(slug: string) {
  renderSite({
    at: `/products/vanities/${slug}`,
    routes: [{ path: pattern, Component: Product, ErrorBoundary, loader: ({ params }) => load(params['slug'] ?? '') }],
  });
  return screen.findByRole('heading', { level: 1 });
}

const root = { id: 'root', loaderData: { facts: defaultBusinessFacts, siteUrl: 'https://showroom.example' } };

function describeProduct(slug: string, loaderData: Awaited<ReturnType<typeof load>> | undefined) {
  const location = { pathname: `/products/vanities/${slug}` };
  // Partial matches: `meta` only looks for the root.
  return meta({ loaderData, location, matches: [root], params: { slug } } as unknown as Parameters<typeof meta>[0]);
}

describe('the page of a product', () => {
  it('shows description, price and availability', async () => {
    expect(await renderProduct('tamarack-30-gray')).toHaveTextContent('Tamarack 30″ Vanity');
    expect(screen.getByText('Lakehead', { selector: '.eyebrow' })).toBeVisible();
    expect(screen.getByText('Traditional single vanity in warm grey lacquer.')).toBeVisible();
    const article = screen.getByRole('heading', { level: 1 }).closest('article');
    expect(article).toHaveTextContent('$899');
    expect(article).not.toHaveTextContent('Rated');
    expect(article).toHaveTextContent('Made to order, about six weeks');
    expect(screen.getByText('30″ W × 21.5″ D × 34.5″ H')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Key Features',
      'Specifications',
      'Dimensions',
      'Mirrors that fit this vanity',
      'Related vanities',
    ]);
  });

  it('shows all its pictures', async () => {
    await renderProduct('tamarack-30-gray');
    const gallery = within(screen.getByRole('region', { name: 'Images of Tamarack 30″ Vanity' }));
    const names = gallery.getAllByRole('link', { name: /^Show image/ });
    expect(names).toHaveLength(3);
    expect(names[1]).toHaveAccessibleName(/From its right-hand corner/);
    expect(names[2]).toHaveAccessibleName(/open/);
  });

  it('links a vanity to mirrors that fit above it', async () => {
    await renderProduct('tamarack-30-gray');
    const mirrors = screen.getByRole('region', { name: 'Mirrors that fit this vanity' });
    const links = within(mirrors).getAllByRole('link');
    expect(links).toHaveLength(4);
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/products\/mirrors\/[\w-]+$/);
    // Widths between 18 and 30 inches, as on the cards.
    const widths = within(mirrors)
      .getAllByText(/^[\d.]+″ W ×/)
      .map((size) => Number.parseFloat(size.textContent));
    expect(widths).toHaveLength(4);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(18);
    expect(Math.max(...widths)).toBeLessThanOrEqual(30);
  });

  it('shows the slab that its top is cut from, and links to that colour', async () => {
    await renderProduct('tamarack-30-gray');
    expect(screen.getByRole('link', { name: 'The top is cut from Bianco Neve (Calacatta)' })).toHaveAttribute(
      'href',
      '/quartz-countertops/bianco-neve',
    );
    expect((await load('jackpine-48-brown')).page.part).toBeNull();
  });

  it('says how to get the next one when it is gone, and still links to the quote', async () => {
    await renderProduct('pukaskwa-36-black');
    const article = screen.getByRole('heading', { level: 1 }).closest('article');
    expect(article).toHaveTextContent('Sold out');
    expect(article).toHaveTextContent('Ask us when more are due');
    for (const name of ['Get a Quote', 'Get a Quote for Pukaskwa 36″ Vanity']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/products/vanities/pukaskwa-36-black/quote');
    }
    expect(screen.queryByRole('link', { name: 'Request a Sample' })).not.toBeInTheDocument();
  });

  it('says that the price is available on request', async () => {
    const { page } = await load('tamarack-30-gray');
    const offer = page.product.offer && { ...page.product.offer, priceCents: null, price: formatPrice(null) };
    const product = { ...page.product, offer };
    renderSite({
      routes: [
        {
          index: true,
          Component: () => <ProductPage page={{ ...page, product }} />,
        },
      ],
    });
    const article = (await screen.findByRole('heading', { level: 1 })).closest('article');
    expect(article).toHaveTextContent('Price on request');
    expect(article).toHaveTextContent('Made to order');
  });

  it('renders for every product, each with related ones', async () => {
    for (const slug of vanities.slugs) {
      const { product, neighbours, related } = (await load(slug)).page;
      expect(product.pictures, slug).toHaveLength(catalogue.vanities.find(slug)?.pictureNames.length ?? 0);
      expect(product.pictures.length, slug).toBeGreaterThanOrEqual(2);
      expect(product.description.join(' ').length, slug).toBeGreaterThan(40);
      expect(neighbours.next.path, slug).not.toBe(product.path);
      const others = related.items.map((card) => card.slug);
      expect(others, slug).toHaveLength(4);
      expect(others, slug).not.toContain(slug);
    }
  });

  it('links to the next product’s own page', async () => {
    await renderProduct('wabigoon-24-white');
    const user = userEvent.setup();
    const [next] = screen.getAllByRole('link', { name: /^Next vanity/ });
    if (!next) throw new Error('There is no way on');
    await user.click(next);
    expect(await screen.findByRole('heading', { level: 1, name: 'Tamarack 30″ Vanity' })).toBeVisible();
  });
});

/** Like a visitor without scripts. */
async function reserve(path: string) {
  const params = { shelf: 'vanities', slug: path.split('/').at(-1) ?? '' };
  const form = buildForm({
    ...(await formTokenFields(site.store)),
    subjectKind: 'in-stock',
    subjectSlug: params.slug,
    firstName: 'Sam',
    lastName: 'Okafor',
    phone: '807 555 0171',
    email: 'sam@visitor.example',
    visit: 'Tuesday',
    message: '',
  });
  const request = post(`${path}/reserve`, form);
  const { data } = await postReservation(
    routeArgs({ request, context: site.context, params, pattern: '/in-stock/:shelf/:slug/reserve' }),
  );
  expect(data.stored).toBeDefined();
}

async function read() {
  const { availability, nextStep, piece } = (await load('tamarack-30-gray')).page.product;
  return [availability, piece?.left, nextStep];
}

async function availabilityOf() {
  const tags = describeProduct('tamarack-30-gray', await load('tamarack-30-gray'));
  return /"availability":"https:\/\/schema\.org\/(\w+)"/.exec(JSON.stringify(tags))?.[1];
}

describe('a product with a piece in stock', () => {
  const at = '/in-stock/vanities/tamarack-30-gray';

  it('says how many are left, and links to the piece', async () => {
    await publishVanity(site.store, 'Tamarack 30 Gray', { quantity: 8 });
    const article = (await renderProduct('tamarack-30-gray')).closest('article');
    expect(article).toHaveTextContent('In stock 8 left. Ready to pick up.');
    expect(article).not.toHaveTextContent('weeks');
    expect(screen.getByRole('link', { name: 'View in stock' })).toHaveAttribute('href', at);
    expect(screen.getByRole('link', { name: 'Get a Quote' })).toBeVisible();
  });

  it('follows the store at each request: the last one reserved, none left, none listed', async () => {
    const piece = await publishVanity(site.store, 'Tamarack 30 Gray', { quantity: 1 });
    expect(await read()).toEqual(['low-stock', 1, 'One left. Ready to pick up.']);
    await reserve(at);
    expect(await read()).toEqual([
      'reserved',
      0,
      expect.stringMatching(/^The last one is reserved for another customer until /),
    ]);
    await publishVanity(site.store, 'Tamarack 30 Gray', { quantity: 0 }, piece);
    expect(await read()).toEqual(['sold-out', 0, expect.stringContaining('Ask us when more are due')]);
    await publishVanity(site.store, 'Tamarack 30 Gray', { category: 'Kitchen Cabinets' }, { ...piece, revision: 2 });
    expect(await read()).toEqual([
      'made-to-order',
      undefined,
      'Tell us what you need and we’ll confirm the total with delivery.',
    ]);
  });

  it('has the same offer for search engines as for visitors', async () => {
    expect(await availabilityOf()).toBe('MadeToOrder');
    await publishVanity(site.store, 'Tamarack 30 Gray', { quantity: 8 });
    expect(await availabilityOf()).toBe('InStock');
    await reserve(at);
    expect(await availabilityOf()).toBe('InStock');
  });
});

const listQuoteHrefs = () =>
  ['Get a Quote', 'Get a Quote for Origin Round'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
/** The finish that is chosen. The pictures of a product have one that is shown, too. */
const listCurrent = () =>
  within(screen.getByRole('group', { name: /finish/i }))
    .queryAllByRole('link', { current: true })
    .map((link) => link.textContent);

describe('the finishes of a product', () => {
  const mirror = '/products/mirrors/origin-round';
  const mirrorPattern = 'products/mirrors/:slug';
  const loadMirror = (slug: string, search = '') =>
    loader(
      routeArgs({
        request: new Request(`https://showroom.example/products/mirrors/${slug}${search}`),
        context: site.context,
        params: { slug },
        pattern: mirrorPattern,
      }),
    );
  const renderMirror = async (search = '', slug = 'origin-round') => {
    renderSite({
      at: `/products/mirrors/${slug}${search}`,
      routes: [{ path: mirrorPattern, Component: Product, loader: () => loadMirror(slug, search) }],
    });
    await screen.findByRole('heading', { level: 1 });
  };

  it('are links to the page with the finish in its URL', async () => {
    await renderMirror();
    const group = within(screen.getByRole('group', { name: 'Choose a finish' }));
    expect(group.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Brushed Brass', `${mirror}?finish=brushed-brass`],
      ['Matte Black', `${mirror}?finish=matte-black`],
      ['Chrome', `${mirror}?finish=chrome`],
    ]);
    expect(listCurrent()).toEqual([]);
    expect(listQuoteHrefs()).toEqual([`${mirror}/quote`, `${mirror}/quote`]);
  });

  it('are chosen in the URL, and passed on to the quote', async () => {
    const user = userEvent.setup();
    await renderMirror();
    await user.click(screen.getByRole('link', { name: 'Chrome' }));
    expect(await screen.findByRole('group', { name: 'Finish: Chrome' })).toBeVisible();
    expect(screen.getByText('Pictured in Brushed Brass.')).toBeVisible();
    expect(listCurrent()).toEqual(['Chrome']);
    expect(screen.getByTestId('address')).toHaveTextContent(`${mirror}?finish=chrome`);
    expect(listQuoteHrefs()).toEqual([`${mirror}/quote?finish=chrome`, `${mirror}/quote?finish=chrome`]);
    await user.click(screen.getByRole('link', { name: 'Brushed Brass' }));
    expect(await screen.findByRole('group', { name: 'Finish: Brushed Brass' })).toBeVisible();
    expect(screen.queryByText(/^Pictured in/)).toBeNull();
  });

  it.each(['?finish=', '?finish=gold', '?finish=walnut', '?finish=%3Cscript%3E', '?finish=constructor'])(
    'leave the page unchanged if the URL names an unknown one: "%s"',
    async (search) => {
      await renderMirror(search);
      expect(screen.getByRole('group', { name: 'Choose a finish' })).toBeVisible();
      expect(listQuoteHrefs()).toEqual([`${mirror}/quote`, `${mirror}/quote`]);
    },
  );

  it('are left out if there is only one', async () => {
    await renderMirror('', 'media-dial');
    expect(screen.queryByRole('group', { name: /finish/i })).toBeNull();
  });

  it('show the picture of the finish if there is one', async () => {
    const { mirrors } = catalogue;
    const name = 'mirrors/origin-round/finish-chrome';
    const [, , chrome] = loadProduct(openCatalogue(), mirrors, 'origin-round', (each) =>
      findPicture(each === name ? 'mirrors/origin-round/front' : each),
    ).product.finishes;
    expect(chrome).toMatchObject({ value: 'chrome', picture: { name: 'mirrors/origin-round/front' } });
  });

  it('are cached once each, and under no other value', () => {
    const readSearch = findReadSearch({ headers });
    const toKey = (search: string) => readSearch?.(new URLSearchParams(search), mirrorPattern);
    expect(toKey('utm=x&finish=chrome')).toBe('?finish=chrome');
    expect([toKey('finish=gold'), toKey('finish=constructor'), toKey('')]).toEqual(['', '', '']);
  });

  it('leave the canonical URL unchanged', async () => {
    const loaderData = await loadMirror('origin-round', '?finish=chrome');
    const location = { pathname: mirror, search: '?finish=chrome' };
    // Partial matches: `meta` only looks for the root.
    const tags = meta({ loaderData, location, matches: [root], params: {} } as unknown as Parameters<typeof meta>[0]);
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: `https://showroom.example${mirror}` });
  });
});

describe('a URL of no product', () => {
  it('is a 404 that offers the closest matches of a typo', async () => {
    await expect(load('tamarak-30-gray')).rejects.toEqual(expect.objectContaining({ init: { status: 404 } }));
    expect(await renderProduct('tamarak-30-gray')).toHaveTextContent('We couldn’t find that vanity');
    const nearest = within(screen.getByRole('region', { name: 'Nearest vanities' }));
    expect(nearest.getAllByRole('article')).toHaveLength(4);
    expect(nearest.getByRole('link', { name: 'Tamarack 30″ Vanity' })).toHaveAttribute(
      'href',
      '/products/vanities/tamarack-30-gray',
    );
  });
});

describe('a product in search engines', () => {
  it('has an offer at its price, a title, a canonical path and a description that fits', async () => {
    for (const slug of vanities.slugs) {
      const tags = describeProduct(slug, await load(slug));
      const { name, offer, availability } = vanities.find(slug) ?? {};
      expect(tags).toContainEqual({ title: `${name} | Boreal & Stone` });
      expect(tags).toContainEqual({
        tagName: 'link',
        rel: 'canonical',
        href: `https://showroom.example/products/vanities/${slug}`,
      });
      expect(tags).toContainEqual({
        'script:ld+json': expect.objectContaining({
          '@type': 'Product',
          name,
          brand: { '@type': 'Brand', name: offer?.brand },
          offers: expect.objectContaining({
            price: ((offer?.priceCents ?? 0) / 100).toFixed(2),
            availability: `https://schema.org/${availability === 'sold-out' ? 'OutOfStock' : 'MadeToOrder'}`,
          }),
        }),
      });
      const description = tags.find((tag) => 'name' in tag && tag.name === 'description');
      const text = description && 'content' in description ? String(description.content) : '';
      expect(text.length, `${slug}: ${text}`).toBeLessThanOrEqual(156);
    }
  });

  it('isn’t indexed if it doesn’t exist', () => {
    expect(describeProduct('tamarak', undefined)).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});
