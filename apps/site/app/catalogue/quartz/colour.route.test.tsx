// @vitest-environment jsdom
import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { quartzColours } from '@showroom/catalog-data/quartz';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RouterContextProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { parseCardList } from '../cards/card-list.ts';
import Colour, { ErrorBoundary, loader, meta } from './colour.route.tsx';

const pattern = '/quartz-countertops/:slug';

function load(slug: string) {
  const request = new Request(`https://showroom.example/quartz-countertops/${slug}`);
  return loader(routeArgs({ request, context: new RouterContextProvider(), params: { slug }, pattern }));
}

async function renderColour(slug: string) {
  renderSite({
    at: `/quartz-countertops/${slug}`,
    routes: [
      {
        path: pattern,
        Component: Colour,
        ErrorBoundary,
        loader: ({ params }) => load(params['slug'] ?? ''),
      },
    ],
  });
  return screen.findByRole('heading', { level: 1 });
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('the page of a colour', () => {
  it('says everything of a colour in the full arrangement', async () => {
    expect(await renderColour('aurora')).toHaveTextContent('Aurora');
    expect(headings()).toEqual(['Product Description', 'Specifications', 'Key Features', 'Related colours']);
    expect(within(screen.getByRole('list', { name: 'Qualities' })).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('Material')).toBeVisible();
  });

  it('says the facts alone in the short arrangement', async () => {
    expect(await renderColour('great-white')).toHaveTextContent('Great White');
    expect(headings()).toEqual(['Specifications', 'Key Features', 'Related colours']);
    expect(screen.queryByRole('list', { name: 'Qualities' })).not.toBeInTheDocument();
    expect(screen.queryByText('Material')).not.toBeInTheDocument();
  });

  it('takes the colour along to the quote, and says when a sample is wanted', async () => {
    await renderColour('urban-ash');
    expect(screen.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute('href', '/contact?quartz=urban-ash');
    expect(screen.getByRole('link', { name: 'Get a quote for Urban Ash' })).toHaveAttribute(
      'href',
      '/contact?quartz=urban-ash',
    );
    expect(screen.getByRole('link', { name: 'Ask for a sample' })).toHaveAttribute(
      'href',
      '/contact?quartz=urban-ash&request=sample',
    );
  });

  it('is drawn for every colour of the catalogue, each with other colours beside it', () => {
    for (const { slug, label } of quartzColours) {
      const { product, neighbours, related } = load(slug);
      expect(product).toMatchObject({ slug, name: label });
      expect(product.description.length, `${slug} is described`).toBeGreaterThan(0);
      expect(neighbours.next.path, `${slug} has neighbours`).not.toBe(product.path);
      const others = parseCardList(related.rows).map((other) => other.slug);
      expect(others).not.toContain(slug);
      expect(others).toHaveLength(4);
    }
  });

  it('leads to the next colour, which is a page of its own', async () => {
    await renderColour('aurora');
    const user = userEvent.setup();
    const [next] = screen.getAllByRole('link', { name: /^Next colour/ });
    if (!next) throw new Error('There is no way on');
    await user.click(next);
    expect(await screen.findByRole('heading', { level: 1, name: 'Glacier Oro' })).toBeVisible();
  });
});

describe('an address that names no colour', () => {
  it('is a 404', () => {
    expect(() => load('auroa')).toThrow(expect.objectContaining({ init: { status: 404 } }));
  });

  it('offers the colours that come nearest to a slip of the pen', async () => {
    expect(await renderColour('auroa')).toHaveTextContent('We have no colour by that name');
    const nearest = within(screen.getByRole('region', { name: 'Nearest colours' }));
    expect(nearest.getAllByRole('article')).toHaveLength(4);
    expect(nearest.getByRole('link', { name: 'Aurora' })).toHaveAttribute('href', '/quartz-countertops/aurora');
  });
});

describe('what a colour says to search engines', () => {
  const root = { id: 'root', loaderData: { facts: defaultBusinessFacts, siteUrl: 'https://showroom.example' } };

  function describeColour(slug: string, loaderData: ReturnType<typeof load> | undefined) {
    // The router types its matches by route; `meta` looks for the root among them and nothing else.
    const location = { pathname: `/quartz-countertops/${slug}` };
    const args = { loaderData, location, matches: [root], params: { slug } } as unknown as Parameters<typeof meta>[0];
    return meta(args);
  }

  it('is a title, an address of its own and a description that fits', () => {
    for (const { slug, label } of quartzColours) {
      const tags = describeColour(slug, load(slug));
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

  it('is nothing to be kept where there is no such colour', () => {
    expect(describeColour('auroa', undefined)).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});
