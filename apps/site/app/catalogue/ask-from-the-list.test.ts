import { routeArgs } from '@showroom/app-frame/testing/route-args';
import type { CatalogueFamily } from '@showroom/catalog-data/catalogue/catalogue-family';
import { catalogueFamilies, openCatalogue } from '@showroom/catalog-data/catalogue/families';
import { expect, it } from 'vitest';
import { siteUrl, temporarySite } from '../testing/temporary-site.ts';
import { loader as loadForm } from './ask/ask.route.tsx';
import { parseCardNames } from './cards/cards.ts';
import { loadList } from './list/load-list.server.ts';
import { loadProduct } from './product/load-product.server.ts';

const catalogue = openCatalogue();
const ask = (href: string) => new Request(siteUrl + href);

/** The list of a family, narrowed by the first option of its first filter. */
function narrow(family: CatalogueFamily) {
  const [group] = family.list(new URLSearchParams()).groups;
  const option = group?.options.find(({ count }) => count > 0);
  const list = loadList(family, ask(`${family.path}?${group?.id}=${option?.value}`));
  return { list, option, slugs: parseCardNames(list.cards.names).map(({ slug }) => slug) };
}

it.each(catalogueFamilies)('a filter of $family leads to as many as it says, each of which has its page', (family) => {
  const { list, option, slugs } = narrow(family);
  expect(list.found).toBe(option?.count);
  expect(list.groups[0]?.options.filter(({ isSelected }) => isSelected)).toMatchObject([{ value: option?.value }]);
  expect(slugs.length).toBeGreaterThan(0);
  for (const slug of slugs) {
    const path = `${list.cards.path}/${slug}`;
    expect(loadProduct(ask(path), catalogue, family, slug).product.path).toBe(path);
  }
});

it('a product of every family has a form of its own, for a quote and, where there are samples, for a sample', async () => {
  const { context } = await temporarySite();
  for (const family of catalogueFamilies) {
    const { list, slugs } = narrow(family);
    const [slug = ''] = slugs;
    const { product } = loadProduct(ask(`${list.cards.path}/${slug}`), catalogue, family, slug);
    const { quoteHref, quoteLabel, sampleHref } = product;
    const subject = { kind: family.family, slug, label: quoteLabel };
    const pattern = `${family.productsPath}/:slug/:request`;
    const subjectOf = async (href: string) => {
      const params = { slug, request: href.split('/').at(-1) ?? '' };
      return (await loadForm(routeArgs({ request: ask(href), context, params, pattern }))).subject;
    };
    expect(await subjectOf(quoteHref)).toEqual({ ...subject, request: 'quote' });
    await expect(subjectOf(`${quoteHref}s`), 'another request').rejects.toMatchObject({ init: { status: 404 } });
    expect(sampleHref !== null, family.family).toBe(family.hasSamples === true);
    if (sampleHref !== null) expect(await subjectOf(sampleHref)).toEqual({ ...subject, request: 'sample' });
  }
});

it('a floor is asked for in the hand from its card', () => {
  const flooring = catalogueFamilies.find(({ family }) => family === 'flooring');
  if (!flooring) throw new Error('There is no flooring');
  const { list, slugs } = narrow(flooring);
  expect(list.cards.html?.[0]).toContain(`href="/samples?flooring=${slugs[0]}"`);
  expect(list.cards.html?.[0]).toContain('Get Sample');
});
