import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice } from '../price.ts';
import { isPagePath } from '../pages/pages.ts';
import type { Product } from '../products/product.ts';
import { vanities as vanityRows } from '../products/vanities.ts';
import { quartzColours, type QuartzColour } from '../quartz/quartz.ts';
import { brandedFamily } from './branded-family.ts';
import { catalogue, catalogueFamilies, familyOfRoute, findFamily } from './families.ts';
import { openFamily } from './open-family.ts';
import { findProduct, productFamilies } from './product-families.ts';
import { listParameters } from './product-list.ts';
import { brandedSorts } from './sort.ts';
import { vanityDefinition } from './vanities.ts';

const everything: readonly Product[] = Object.values(productFamilies).flatMap(({ products }) => [...products]);
const from = (query: string) => new URLSearchParams(query);

describe('every product', () => {
  it('is in its family, at a unique path', () => {
    for (const [name, { family, path, products }] of Object.entries(productFamilies)) {
      expect(family).toBe(name);
      expect(isPagePath(path)).toBe(true);
      for (const product of products) expect(product.family).toBe(name);
      expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length);
    }
  });

  it.each(everything)('$family: $slug has a URL, whole cents and a rating', (product) => {
    expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(product.features.length).toBeGreaterThan(0);
    if (product.family === 'quartz') return;
    if (product.priceCents !== null) {
      expect(Number.isInteger(product.priceCents)).toBe(true);
      expect(product.priceCents).toBeGreaterThan(0);
    }
    expect(product.rating).toBeGreaterThan(0);
    expect(product.rating).toBeLessThanOrEqual(5);
    expect(Math.round(product.rating * 10) / 10).toBe(product.rating);
  });

  it('is found by family and slug, with the type of its family', () => {
    expect(findProduct('vanities', 'wabigoon-24-white')?.sinks).toBe(1);
    expect(findProduct('quartz', 'aurora')?.collection).toBe('beyond');
    expect(findProduct('vanities', 'aurora')).toBeUndefined();
    expect(findProduct('quartz', '__proto__')).toBeUndefined();
  });
});

describe.each(catalogueFamilies)('the family $family', (family) => {
  const { groups: filters, total, types } = family.list(from(''));
  const groups = [...(types ? [types] : []), ...filters];

  it('is found by its exact name', () => {
    expect(findFamily(family.family)).toBe(family);
    for (const wrong of ['', 'constructor', 'Quartz', 'hardware']) expect(findFamily(wrong)).toBeUndefined();
  });

  it('has unique filter names that don’t clash with other URL parameters', () => {
    const ids = groups.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => listParameters.includes(id))).toEqual([]);
    for (const { options } of groups) expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  });

  it('offers no filter without results', () => {
    for (const { id, options } of groups)
      for (const { value, count } of options) expect(count, `${id}=${value}`).toBeGreaterThan(0);
  });

  it('counts next to an option what selecting it shows', () => {
    for (const { id, options } of groups) {
      for (const { value, count } of options) expect(family.list(from(`${id}=${value}`)).found).toBe(count);
    }
  });

  it('counts each of its types, whichever is selected', () => {
    if (types === null) return;
    expect(types.all).toBe(total);
    for (const { value } of types.options) {
      const list = family.list(from(`${types.id}=${value}`));
      expect(list.types?.options.map(({ count }) => count)).toEqual(types.options.map(({ count }) => count));
      expect(list.types?.all).toBe(total);
      expect(list.groups.map(({ id }) => id)).not.toContain(types.id);
    }
  });

  it('has one URL for equivalent URLs, so that a list is cached once', () => {
    const [first, second] = groups;
    const pair = `${first?.id}=${first?.options[0]?.value}&${second?.id}=${second?.options[0]?.value}`;
    const written = family.normaliseSearch(from(pair));
    expect(written).toBe(`?${pair}`);
    for (const same of [`?${pair}&page=1`, `${pair}&utm_source=letter`, `${pair}&${pair}`]) {
      expect(family.normaliseSearch(from(same))).toBe(written);
    }
    const { pageLinks } = family.list(from(''));
    expect(family.normaliseSearch(from('page=9999'))).toBe(pageLinks.at(-1)?.search);
  });

  it('has a canonical URL for each page, whatever its filters', () => {
    const { pageLinks } = family.list(from(''));
    for (const { search } of pageLinks) expect(family.list(from(search)).canonicalSearch).toBe(search);
    const [{ id, options } = { id: '', options: [] }] = groups;
    expect(family.list(from(`${id}=${options[0]?.value}`)).canonicalSearch).toBe('');
    const [, sort] = family.list(from('')).sorts;
    if (sort) expect(family.list(from(`sort=${sort.value}&page=2`)).canonicalSearch).toBe('');
  });

  it('shows the same price on page and card', () => {
    const cards = family.cardsOf(family.slugs);
    expect(family.slugs.map((slug) => family.find(slug)?.offer?.price ?? null)).toEqual(
      cards.map(({ price }) => price),
    );
  });

  it('has each product in one of its parts, with paths that no product has', () => {
    if (family.parts.length === 0) return;
    expect(family.parts.flatMap(({ slugs }) => slugs).toSorted()).toEqual(family.slugs.toSorted());
    for (const part of family.parts) {
      expect(familyOfRoute(part.path)).toBe(part);
      expect(() => familyOfRoute(`${part.path}/:slug`)).toThrow('no family');
      expect(family.slugs.map(family.pathOf)).not.toContain(part.path);
      const list = part.list(from('type=kitchen'));
      expect(list.types).toBeNull();
      expect(list.found).toBe(part.slugs.length);
      for (const { options } of list.groups) {
        const counts = options.map(({ count }) => count);
        expect(Math.min(...counts)).toBeGreaterThan(0);
        expect(Math.min(...counts), 'at least one filter excludes something').toBeLessThan(list.found);
      }
      expect(part.pathOf(part.slugs[0] ?? '')).toBe(family.pathOf(part.slugs[0] ?? ''));
    }
  });

  it('owns the routes at its path, and no others', () => {
    expect(familyOfRoute(family.path.slice(1))).toBe(family);
    expect(familyOfRoute(`${family.productsPath}/:slug`)).toBe(family);
    expect(() => familyOfRoute(`${family.path}/more/:slug`)).toThrow('no family');
  });

  it('finds each product by its unique slug, name and words, and no other', () => {
    const products = family.slugs.map((slug) => family.find(slug));
    expect(products).not.toContain(undefined);
    expect(new Set(products.map((product) => product?.name)).size).toBe(total);
    for (const product of products) {
      expect(product?.description.join(' '), product?.slug).toMatch(/\.$/);
      const labels = product?.specifications.map(({ label }) => label) ?? [];
      expect(labels.length, product?.slug).toBeGreaterThan(3);
      expect(new Set(labels).size, product?.slug).toBe(labels.length);
      expect(product?.pictureNames[0]).toMatch(`${family.family}/${product?.slug}/`);
    }
    for (const wrong of ['', 'nope', '__proto__']) expect(family.find(wrong)).toBeUndefined();
  });

  it('cycles through all its products', () => {
    const seen = new Set<string>();
    let path = family.pathOf(family.slugs[0] ?? '');
    while (!seen.has(path)) {
      seen.add(path);
      const product = family.find(path.slice(family.productsPath.length + 1));
      const next = product && family.find(product.next.path.slice(family.productsPath.length + 1));
      expect(next?.previous.path).toBe(path);
      path = next?.path ?? path;
    }
    expect(seen.size).toBe(total);
  });

  it('relates a product to others, never to itself', () => {
    for (const slug of family.slugs) {
      const related = family.related(slug, 3).map((card) => card.slug);
      expect(new Set([...related, slug]).size).toBe(Math.min(4, family.slugs.length));
    }
    expect(family.related('nope', 3)).toEqual([]);
    const [slug = ''] = family.slugs;
    const isHad = family.related(slug, 60).map(({ availability }) => availability !== 'sold-out');
    expect(isHad).toEqual(isHad.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('suggests the product that a mistyped URL means', () => {
    for (const slug of family.slugs) expect(family.nearest(slug, 1)[0]?.slug).toBe(slug);
    expect(family.nearest('zzz', 3)).toHaveLength(Math.min(3, family.slugs.length));
  });

  it('is found by the search, each product at its path', () => {
    const entries = family.searchEntries();
    expect(entries.map(({ url }) => url)).toEqual(family.slugs.map(family.pathOf));
    expect(new Set(entries.map(({ title }) => title)).size).toBe(total);
  });
});

const { quartz } = catalogue;
const slugsFor = (query: string) => quartz.list(from(query)).cards.map(({ slug }) => slug);
const of = (test: (colour: QuartzColour) => boolean) => quartzColours.filter(test).map(({ slug }) => slug);
const countsFor = (query: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    quartz.list(from(query)).groups.flatMap(({ options }) => options.map(({ value, count }) => [value, count])),
  );

const related = (slug: string) => quartz.related(slug, 3).map((card) => card.slug);
const nearest = (typed: string, count: number) => quartz.nearest(typed, count).map(({ slug }) => slug);

describe('the lists of bathroom families and of floors', () => {
  it('open with a picture of their own', () => {
    const shared = ['vanities', 'mirrors', 'bathroom-faucets', 'showers', 'toilets', 'flooring'].map(
      (family) => catalogueFamilies.filter(({ heroPicture }) => heroPicture === `scenes/${family}-hero`).length,
    );
    expect(shared).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

describe('quartz as a family', () => {
  it('has one page in catalogue order, and its count in the words of the specification', () => {
    expect(slugsFor('')).toEqual(of(() => true));
    expect(quartz.list(from('')).countText).toBe(`${quartzColours.length} product(s) found`);
    const discovery = quartzColours.filter(({ collection }) => collection === 'discovery');
    expect(quartz.list(from('collection=discovery')).countText).toBe(`${discovery.length} product(s) found (filtered)`);
    expect(quartz.list(from('page=2')).page).toBe(1);
  });

  it('can be filtered by Discovery alone', () => {
    expect(slugsFor('collection=discovery')).toEqual(of(({ collection }) => collection === 'discovery'));
  });

  it('combines options of a filter with “or”, and filters with “and”', () => {
    expect(slugsFor('collection=beyond&collection=discovery')).toEqual(of(({ collection }) => collection !== 'red'));
    expect(slugsFor('collection=red&subcategory=elegant&subcategory=carrara')).toEqual(
      of(({ subcategory }) => subcategory === 'elegant' || subcategory === 'carrara'),
    );
    expect(slugsFor('subcategory=contemporary&thickness=2cm')).not.toContain('sahara-noir');
    expect(slugsFor('collection=beyond&subcategory=elegant')).toEqual([]);
  });

  it('counts each filter’s options by the other filters', () => {
    const all = countsFor('');
    const { beyond, red } = all;
    expect(countsFor('collection=beyond')).toMatchObject({ beyond, red, innova: 0, '2cm': beyond });
    // Sahara Noir comes in 3 cm alone.
    expect(countsFor('thickness=2cm')).toMatchObject({ red: (red ?? 0) - 1, '3cm': all['3cm'] });
  });

  it('shows the whole catalogue for an invalid URL', () => {
    expect(slugsFor('collection=&subcategory=nope&thickness=2cm%00&%E0%A4%A')).toEqual(of(() => true));
  });

  it('relates a colour to similar-looking ones of any collection', () => {
    expect(related('calacatta-supreme')).toEqual(['statuario-extra', 'statuario-super', 'statuario-venato']);
    expect(related('sona-gold')).toEqual(expect.arrayContaining(['calacatta-midas', 'calacatta-oro-classic']));
    expect(related('sahara-noir')[0]).toBe('space-black');
  });

  it('shows on its cards tone, veins, an unusual finish and thickness', () => {
    const details = quartz.cardsOf(['calacatta-supreme', 'sahara-noir', 'snow-ultra']).map(({ detail }) => detail);
    expect(details).toEqual([
      'White, bold grey veins · 2\u00a0cm,\u00a03\u00a0cm',
      'Black, fine rust veins · Leather · 3\u00a0cm',
      'White, plain · 2\u00a0cm,\u00a03\u00a0cm',
    ]);
  });

  it('sorts by lightness of the slab, both ways', () => {
    const light = slugsFor('sort=light');
    expect(light.slice(0, 2)).toEqual(['snow-ultra', 'thasos-mist']);
    expect(light.slice(-2)).toEqual(['sahara-noir', 'space-black']);
    expect(slugsFor('sort=dark')).toEqual(light.toReversed());
  });

  it('suggests as many colours as asked for when a URL is mistyped', () => {
    expect(nearest('calacata-gold', 3)).toContain('sona-gold');
    expect(nearest('auroa', 1)).toEqual(['aurora']);
    expect(nearest('Space Gray', 1)).toEqual(['space-grey']);
    expect(nearest('statuario', 5).every((slug) => slug.startsWith('statuario'))).toBe(true);
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), fc.integer({ min: 0, max: 60 }), (typed, count) => {
        expect(new Set(nearest(typed, count)).size).toBe(Math.min(count, quartzColours.length));
      }),
    );
  });

  it('describes each colour as its page does, and names it for a quote', () => {
    expect(quartz.find('bianco-neve')).toMatchObject({
      name: 'Bianco Neve (Calacatta)',
      title: 'Bianco Neve (Calacatta) Quartz',
      quoteLabel: 'Bianco Neve (Calacatta) quartz',
      availability: 'made-to-order',
      offer: null,
    });
    expect(quartz.find('snow-ultra')?.features).toEqual(['Quartz Beauty within Reach.']);
    expect(quartz.hasSamples).toBe(true);
  });

  it('has the sizes of slabs, with the larger one', () => {
    expect(quartz.intro).toMatch(/^\d+ colours in 126″ × 64″ slabs, \d+ also in 131″ × 80″\./);
  });
});

describe('vanities as a family', () => {
  const { vanities } = catalogue;

  it('has twelve a page, lowest price first', () => {
    const first = vanities.list(from(''));
    const { length } = vanities.slugs;
    const madeToOrder = vanityRows.filter(({ isInStock }) => isInStock).length;
    const pages = Math.ceil(length / 12);
    expect(first).toMatchObject({
      found: length,
      total: length,
      page: 1,
      countText: `${length} vanities, ${madeToOrder} made to order`,
    });
    expect(first.cards).toHaveLength(12);
    expect(first.cards.find(({ slug }) => slug === 'wabigoon-24-white')).toEqual({
      slug: 'wabigoon-24-white',
      name: 'Wabigoon 24″ Vanity',
      availability: 'made-to-order',
      pictureName: 'vanities/wabigoon-24-white/front',
      eyebrow: 'Boreal & Stone',
      detail: 'Warm white lacquer, 3 cm Carrara Classique quartz top',
      features: [],
      price: formatPrice(vanityRows.find(({ slug }) => slug === 'wabigoon-24-white')?.priceCents ?? null),
      rating: null,
    });
    expect(first.pageLinks.map(({ search }) => search)).toEqual(['', '?page=2', '?page=3', '?page=4']);
    expect(first.pageCount).toBe(pages);
    expect(vanities.list(from(`page=${pages}`)).cards).toHaveLength(length - 12 * (pages - 1));
    expect(vanities.list(from('page=99'))).toMatchObject({ page: pages, canonicalSearch: `?page=${pages}` });
    expect(vanities.intro).toContain(`${length} vanities from 24″ to 72″`);
  });

  it('has the sorts and filters of the specification', () => {
    expect(vanities.list(from('')).sorts.map(({ label }) => label)).toEqual([
      'Price: Low to High',
      'Price: High to Low',
      'Size',
      'Brand',
    ]);
    const { groups, ...list } = vanities.list(from('size=72&sinks=2&sort=brand'));
    expect(groups.map(({ label }) => label)).toEqual([
      'Size',
      'Colour',
      'Brand',
      'Style',
      'Sinks',
      'Price',
      'Availability',
    ]);
    expect(groups[0]?.options.map(({ label }) => label)).toEqual(['24″', '30″', '36″', '48″', '60″', '72″']);
    expect(list.countText).toMatch(new RegExp(`^${list.found} vanities, \\d made to order \\(filtered\\)$`));
    const brands = list.cards.map(({ eyebrow }) => eyebrow);
    expect(brands).toEqual(brands.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('names the colour that a quartz top is cut from, which has a page', () => {
    expect(vanities.find('tamarack-30-gray')?.part).toMatchObject({ family: 'quartz', slug: 'bianco-neve' });
    expect(vanities.find('jackpine-48-brown')?.part).toBeUndefined();
    for (const slug of vanities.slugs) {
      const { part } = vanities.find(slug) ?? {};
      if (part) expect(catalogue.quartz.find(part.slug), slug).toBeDefined();
    }
  });

  it('says of each whether it is available', () => {
    for (const { slug, isInStock } of productFamilies.vanities.products) {
      expect(vanities.find(slug)?.availability, slug).toBe(isInStock ? 'made-to-order' : 'sold-out');
    }
  });

  it('has pages with plate, offer and related products', () => {
    expect(vanities.find('tamarack-30-gray')).toMatchObject({
      path: '/products/vanities/tamarack-30-gray',
      quoteLabel: 'Tamarack 30″ Vanity',
      offer: { brand: 'Lakehead', rating: null, priceCents: 89_900, price: '$899' },
      tagline: 'Traditional single vanity in warm grey lacquer.',
      availability: 'made-to-order',
      leadTime: 'six weeks',
      pictureNames: ['front', 'angle', 'open'].map((view) => `vanities/tamarack-30-gray/${view}`),
    });
    expect(vanities.find('tamarack-30-gray')?.specifications.slice(0, 2)).toEqual([
      { label: 'Dimensions', value: '30″ W × 21.5″ D × 34.5″ H' },
      { label: 'Material', value: 'Lacquered poplar and plywood, quartz top' },
    ]);
  });
});

describe('a rating', () => {
  const [first, ...others] = productFamilies.vanities.products;
  if (first === undefined) throw new Error('There are no vanities');
  const basics = { ...productFamilies.vanities, products: [...others, { ...first, reviewCount: 12 }] };
  const definition = { ...vanityDefinition, ...basics, sorts: [brandedSorts.priceUp, brandedSorts.rating] };
  const reviewed = openFamily(brandedFamily(basics, definition));

  it('is neither shown nor sorted by while there are no reviews', () => {
    for (const family of catalogueFamilies) {
      const { cards, sorts } = family.list(from(''));
      expect(cards.map(({ rating }) => rating)).toEqual(cards.map(() => null));
      expect(sorts.map(({ value }) => value)).not.toContain('rating');
    }
  });

  it('is shown with the number of reviews, and sorts a list, from the first review on', () => {
    expect(reviewed.find(first.slug)?.offer?.rating).toEqual({ value: first.rating, reviewCount: 12 });
    expect(reviewed.list(from('sort=rating')).cards.map(({ slug, rating }) => [slug, rating === null])[0]).toEqual([
      first.slug,
      false,
    ]);
  });
});
