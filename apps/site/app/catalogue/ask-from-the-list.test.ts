// @vitest-environment jsdom
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import type { CatalogueFamily } from '@showroom/catalog-data/catalogue/catalogue-family';
import { catalogueFamilies, openCatalogue } from '@showroom/catalog-data/catalogue/families';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { siteUrl, temporarySite } from '../testing/temporary-site.ts';
import { loader as loadForm } from './ask/ask.route.tsx';
import { CardGrid } from './cards/card-grid.tsx';
import { MemoryRouter } from 'react-router-dom';
import { loadList } from './list/load-list.server.ts';
import { loadProduct } from './product/load-product.server.ts';

const catalogue = openCatalogue();
const ask = (href: string) => new Request(siteUrl + href);

/** A family’s list with the first option of its first filter. */
function narrow(family: CatalogueFamily) {
  const [group] = family.list(new URLSearchParams()).groups;
  const option = group?.options.find(({ count }) => count > 0);
  const list = loadList(family, ask(`${family.path}?${group?.id}=${option?.value}`));
  return { list, option };
}

it.each(catalogueFamilies)('a filter of $family leads to as many products as it says, each with its page', (family) => {
  const { list, option } = narrow(family);
  expect(list.found).toBe(option?.count);
  expect(list.groups[0]?.options.filter(({ isSelected }) => isSelected)).toMatchObject([{ value: option?.value }]);
  expect(list.cards.items.length).toBeGreaterThan(0);
  for (const { slug, href } of list.cards.items) {
    expect(loadProduct(catalogue, family, slug).product.path).toBe(href);
  }
});

it('a product of every family has its own quote form, and a sample form if there are samples', async () => {
  const { context } = await temporarySite();
  for (const family of catalogueFamilies) {
    const [{ slug } = { slug: '' }] = narrow(family).list.cards.items;
    const { product } = loadProduct(catalogue, family, slug);
    const { quoteHref, quoteLabel, sampleHref } = product;
    const subject = { kind: family.family, slug, label: quoteLabel };
    const pattern = `${family.productsPath}/:slug/:request`;
    const subjectOf = async (to: string) => {
      const params = { slug, request: to.split('/').at(-1) ?? '' };
      return (await loadForm(routeArgs({ request: ask(to), context, params, pattern }))).subject;
    };
    expect(await subjectOf(quoteHref)).toEqual({ ...subject, request: 'quote' });
    await expect(subjectOf(`${quoteHref}s`), 'another URL').rejects.toMatchObject({ init: { status: 404 } });
    expect(sampleHref !== null, family.family).toBe(family.hasSamples === true);
    if (sampleHref !== null) expect(await subjectOf(sampleHref)).toEqual({ ...subject, request: 'sample' });
  }
});

it('a flooring sample is requested from its card', () => {
  const flooring = catalogueFamilies.find(({ family }) => family === 'flooring');
  if (!flooring) throw new Error('There is no flooring');
  const { cards } = narrow(flooring).list;
  render(createElement(CardGrid, { cards }), { wrapper: MemoryRouter });
  const [sample] = screen.getAllByRole('link', { name: /^Get Sample/ });
  expect(sample).toHaveAttribute('href', `/samples?flooring=${cards.items[0]?.slug}`);
});
