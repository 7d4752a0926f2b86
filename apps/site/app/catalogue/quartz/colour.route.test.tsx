// @vitest-environment jsdom
import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { quartzColours } from '@showroom/catalog-data/quartz';
import { findReadSearch } from '@showroom/web-server/route-rule';
import { saveSettings } from '@showroom/store/admin';
import { settingsGroups } from '@showroom/store/site';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';
import { temporarySite, type TemporarySite } from '../../testing/temporary-site.ts';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import Colour, { ErrorBoundary, headers, loader, meta } from './colour.route.tsx';

const pattern = '/quartz-countertops/:slug';

async function load(slug: string, search = '', site?: TemporarySite) {
  const { context } = site ?? (await temporarySite());
  const request = new Request(`https://showroom.example/quartz-countertops/${slug}${search}`);
  return loader(routeArgs({ request, context, params: { slug }, pattern }));
}

async function renderColour(slug: string, search = '') {
  renderSite({
    at: `/quartz-countertops/${slug}${search}`,
    routes: [
      {
        path: pattern,
        Component: Colour,
        ErrorBoundary,
        loader: ({ params, request }) => load(params['slug'] ?? '', new URL(request.url).search),
      },
    ],
  });
  return screen.findByRole('heading', { level: 1 });
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('the page of a colour', () => {
  it('shows everything in the full layout', async () => {
    expect(await renderColour('aurora')).toHaveTextContent('Aurora');
    expect(headings()).toEqual(['Product Description', 'Specifications', 'Key Features', 'Related colours']);
    expect(within(screen.getByRole('list', { name: 'Qualities' })).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('Material')).toBeVisible();
  });

  it('shows only the facts in the short layout', async () => {
    expect(await renderColour('great-white')).toHaveTextContent('Great White');
    expect(headings()).toEqual(['Specifications', 'Key Features', 'Related colours']);
    expect(screen.queryByRole('list', { name: 'Qualities' })).not.toBeInTheDocument();
    expect(screen.queryByText('Material')).not.toBeInTheDocument();
    const closing = screen.getByText('Get Great White cut for your kitchen').parentElement;
    const ways = closing ? within(closing).getAllByRole('link') : [];
    expect(ways.map((way) => way.textContent)).toEqual(['Get a Quote', 'Contact Us']);
  });

  it('passes the colour on to the quote, and marks a sample request', async () => {
    await renderColour('urban-ash');
    expect(screen.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute(
      'href',
      '/quartz-countertops/urban-ash/quote',
    );
    expect(screen.getByRole('link', { name: 'Get a Quote for Urban Ash' })).toHaveAttribute(
      'href',
      '/quartz-countertops/urban-ash/quote',
    );
    expect(screen.getByRole('link', { name: 'Request a Sample' })).toHaveAttribute(
      'href',
      '/quartz-countertops/urban-ash/sample',
    );
  });

  it('renders for every colour, each with related ones', async () => {
    const site = await temporarySite();
    for (const { slug, label } of quartzColours) {
      const { product, neighbours, related } = await load(slug, '', site);
      expect(product.pictures.length, `${slug} as a slab, in five rooms and in a close-up`).toBe(7);
      expect(product).toMatchObject({ slug, name: label });
      expect(product.description.length, `${slug} has a description`).toBeGreaterThan(0);
      expect(neighbours.next.path, `${slug} has neighbours`).not.toBe(product.path);
      const others = related.items.map((other) => other.slug);
      expect(others).not.toContain(slug);
      expect(others).toHaveLength(4);
    }
  });

  it('links to the next colour’s own page', async () => {
    await renderColour('aurora');
    const user = userEvent.setup();
    const [next] = screen.getAllByRole('link', { name: /^Next colour/ });
    if (!next) throw new Error('There is no way on');
    await user.click(next);
    expect(await screen.findByRole('heading', { level: 1, name: 'Glacier Oro' })).toBeVisible();
  });
});

/** The slugs next to a colour, and the list query of their links. */
async function namesBeside(slug: string, search: string) {
  const { neighbours, listSearch } = await load(slug, search);
  return [neighbours.previous.path, neighbours.next.path, listSearch].map((text) => text.split('/').at(-1));
}

describe('the previous and next colours', () => {
  it('are those of the visitor’s list, in its order', async () => {
    const search = '?vein=bold&vein-colour=gold&sort=light';
    expect(await namesBeside('calacatta-midas', search)).toEqual([
      `calacatta-oro-classic${search}`,
      `calacatta-oro-classic${search}`,
      search,
    ]);
    const [previous, next] = await namesBeside('snow-ultra', '?sort=light');
    expect([previous, next]).toEqual(['space-black?sort=light', 'thasos-mist?sort=light']);
  });

  it.each([
    '',
    '?tone=black',
    '?tone=plaid',
    '?vein=plain&thickness=3cm&tone=white&collection=beyond',
    '?utm_source=x',
  ])('are those of the catalogue if there is no list: %s', async (search) => {
    expect(await namesBeside('aurora', search)).toEqual(['great-white', 'glacier-oro', '']);
  });

  it('stay in the list, and the breadcrumb returns to it', async () => {
    await renderColour('space-black', '?tone=black');
    const user = userEvent.setup();
    expect(screen.getByRole('link', { name: 'Quartz Countertops' })).toHaveAttribute(
      'href',
      '/quartz-countertops?tone=black',
    );
    const [next] = screen.getAllByRole('link', { name: /^Next colour:\s*Sahara Noir$/ });
    if (!next) throw new Error('There is no way on');
    await user.click(next);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sahara Noir' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Next colour:\s*Space Black$/ }).length).toBeGreaterThan(0);
  });

  it('are cached once for a list, however its URL is written', () => {
    const read = findReadSearch({ headers });
    const search = (text: string) => read?.(new URLSearchParams(text), pattern);
    expect(search('sort=dark&tone=white&x=1')).toBe(search('tone=white&tone=plaid&sort=dark'));
    expect(search('utm_source=letter')).toBe('');
  });
});

describe('what a colour costs', () => {
  it('is on request until the owner sets a price band, which shows at once', async () => {
    const site = await temporarySite();
    expect((await load('aurora', '', site)).cost).toMatchObject({ price: 'Price on request' });
    await site.store.write({ actor: { kind: 'account', accountId: 'id-of-ann', username: 'ann' } }, (transaction) =>
      saveSettings(transaction, settingsGroups.promises, {
        from: 0,
        fields: { quartzPriceBands: { beyond: { fromCents: 95_00, toCents: 130_00 }, red: null, discovery: null } },
      }),
    );
    expect((await load('aurora', '', site)).cost.price).toBe('$95 to $130');
    expect((await load('calacatta-ice', '', site)).cost.price).toBe('Price on request');
  });
});

describe('a URL of no colour', () => {
  it('is a 404', async () => {
    await expect(load('auroa')).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('offers the closest matches of a typo', async () => {
    expect(await renderColour('auroa')).toHaveTextContent('We couldn’t find that colour');
    const nearest = within(screen.getByRole('region', { name: 'Nearest colours' }));
    expect(nearest.getAllByRole('article')).toHaveLength(4);
    expect(nearest.getByRole('link', { name: 'Aurora' })).toHaveAttribute('href', '/quartz-countertops/aurora');
  });
});

describe('a colour in search engines', () => {
  const root = { id: 'root', loaderData: { facts: defaultBusinessFacts, siteUrl: 'https://showroom.example' } };

  function describeColour(slug: string, loaderData: Awaited<ReturnType<typeof load>> | undefined) {
    // Partial matches: `meta` only looks for the root.
    const location = { pathname: `/quartz-countertops/${slug}` };
    const args = { loaderData, location, matches: [root], params: { slug } } as unknown as Parameters<typeof meta>[0];
    return meta(args);
  }

  it('has a title, a canonical URL and a description that fits', async () => {
    const site = await temporarySite();
    for (const { slug, label } of quartzColours) {
      const tags = describeColour(slug, await load(slug, '?tone=white', site));
      expect(tags).toContainEqual({ title: `${label} Quartz | Boreal & Stone` });
      expect(tags).toContainEqual({
        tagName: 'link',
        rel: 'canonical',
        href: `https://showroom.example/quartz-countertops/${slug}`,
      });
      const description = tags.find((tag) => 'name' in tag && tag.name === 'description');
      const text = description && 'content' in description ? String(description.content) : '';
      expect(text.length, `${slug}: ${text}`).toBeLessThanOrEqual(156);
      expect(text, slug).toMatch(/[.…]$/);
    }
  });

  it('isn’t indexed if it doesn’t exist', () => {
    expect(describeColour('auroa', undefined)).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});
