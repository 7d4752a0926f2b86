import { describe, expect, it } from 'vitest';
import { isPagePath } from '../pages.ts';
import type { Product } from '../products/product.ts';
import { applyQuartzFilters, countQuartzOptions, parseQuartzFilters, quartzCountText } from '../quartz-filters.ts';
import { findQuartzColour, relatedQuartzColours } from '../quartz.ts';
import { buildSearchIndex } from '../search-index.ts';
import { catalogue, catalogueFamilies, findFamily } from './families.ts';
import { findProduct, productFamilies } from './product-families.ts';
import { listParameters } from './product-list.ts';

const everything: readonly Product[] = Object.values(productFamilies).flatMap(({ products }) => [...products]);
const from = (query: string) => new URLSearchParams(query);

describe('everything the showroom sells', () => {
  it('stands in the family that it says, at a path of its own', () => {
    for (const [name, { family, path, products }] of Object.entries(productFamilies)) {
      expect(family).toBe(name);
      expect(isPagePath(path)).toBe(true);
      for (const product of products) expect(product.family).toBe(name);
      expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length);
    }
  });

  it.each(everything)('$family: $slug has an address, whole cents and a rating', (product) => {
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
  const { groups, total } = family.list(from(''));

  it('is found by its name, and no other', () => {
    expect(findFamily(family.family)).toBe(family);
    for (const wrong of ['', 'constructor', 'Quartz', 'hardware']) expect(findFamily(wrong)).toBeUndefined();
  });

  it('has filters with names of their own, which leave the words of the address alone', () => {
    const ids = groups.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => listParameters.includes(id))).toEqual([]);
    if (family.tabs !== undefined) expect(ids).toContain(family.tabs);
    for (const { options } of groups) expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  });

  it('offers no filter that finds nothing', () => {
    for (const { id, options } of groups)
      for (const { value, count } of options) expect(count, `${id}=${value}`).toBeGreaterThan(0);
  });

  it('counts beside an option what a tick of it shows', () => {
    for (const { id, options } of groups) {
      for (const { value, count } of options) expect(family.list(from(`${id}=${value}`)).found).toBe(count);
    }
  });

  it('takes each chip back alone, and starts at the first page again', () => {
    const search = groups.map(({ id, options }) => `${id}=${options[0]?.value ?? ''}`).join('&');
    const { chips } = family.list(from(`${search}&page=2`));
    expect(chips).toHaveLength(groups.length);
    for (const { label, searchWithout } of chips) {
      const rest = family.list(from(searchWithout));
      expect(rest.chips.map((chip) => chip.label)).toEqual(
        chips.map((chip) => chip.label).filter((other) => other !== label),
      );
      expect(rest.page).toBe(1);
    }
  });

  it('knows every product by slug, name and words of its own, and no other', () => {
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

  it('is walked from one product to the next, once round', () => {
    const seen = new Set<string>();
    let path = family.pathOf(family.slugs[0] ?? '');
    while (!seen.has(path)) {
      seen.add(path);
      const product = family.find(path.slice(family.path.length + 1));
      const next = product && family.find(product.next.path.slice(family.path.length + 1));
      expect(next?.previous.path).toBe(path);
      path = next?.path ?? path;
    }
    expect(seen.size).toBe(total);
  });

  it('relates a product to others, never to itself', () => {
    for (const slug of family.slugs) {
      const related = family.related(slug, 3).map((card) => card.slug);
      expect(new Set([...related, slug]).size).toBe(4);
    }
    expect(family.related('nope', 3)).toEqual([]);
  });

  it('offers what a mistyped address was looking for', () => {
    for (const slug of family.slugs) expect(family.nearest(slug, 1)[0]?.slug).toBe(slug);
    expect(family.nearest('zzz', 3)).toHaveLength(3);
  });

  it('is found by the search, each product at its path', () => {
    const entries = family.searchEntries();
    expect(entries.map(({ url }) => url)).toEqual(family.slugs.map(family.pathOf));
    expect(new Set(entries.map(({ title }) => title)).size).toBe(total);
  });
});

describe('quartz as a family', () => {
  it.each(['', 'collection=red&thickness=2cm', 'subcategory=elegant&collection=beyond', 'thickness=9cm'])(
    'lists for "%s" what its catalogue lists',
    (query) => {
      const selection = parseQuartzFilters(from(query));
      const colours = applyQuartzFilters(selection);
      const list = catalogue.quartz.list(from(query));
      expect(list.cards.map(({ slug }) => slug)).toEqual(colours.map(({ slug }) => slug));
      expect(list.groups).toEqual(countQuartzOptions(selection));
      expect(list.countText).toBe(quartzCountText(colours.length, list.chips.length > 0));
      expect(list.pageSearches).toHaveLength(1);
    },
  );

  it('is found, related and named for a quote as before', () => {
    expect(buildSearchIndex().filter(({ category }) => category === 'Quartz Colours')).toEqual(
      catalogue.quartz.searchEntries(),
    );
    expect(catalogue.quartz.related('valley-mist', 7).map(({ slug }) => slug)).toEqual(
      relatedQuartzColours('valley-mist', 7).map(({ slug }) => slug),
    );
    expect(catalogue.quartz.find('bianco-neve')).toMatchObject({
      quoteLabel: 'Bianco Neve (Calacatta) quartz',
      offer: null,
      name: findQuartzColour('bianco-neve')?.label,
    });
  });
});

describe('vanities as a family', () => {
  const { vanities } = catalogue;

  it('come twelve to a page, the lowest price first', () => {
    const first = vanities.list(from(''));
    const { length } = vanities.slugs;
    const pages = Math.ceil(length / 12);
    expect(first).toMatchObject({ found: length, total: length, page: 1, countText: `${length} vanities available` });
    expect(first.cards).toHaveLength(12);
    expect(first.cards.find(({ slug }) => slug === 'wabigoon-24-white')).toEqual({
      slug: 'wabigoon-24-white',
      name: 'Wabigoon 24″ Vanity',
      isInStock: true,
      pictureName: 'vanities/wabigoon-24-white/front',
      eyebrow: 'Boreal & Stone',
      detail: '24″ W × 21.5″ D × 34.5″ H',
      features: expect.arrayContaining(['Two doors, flat fronts, soft-close']),
      price: '$599',
      rating: 4.2,
    });
    expect(first.pageSearches.slice(0, 3)).toEqual(['', '?page=2', '?page=3']);
    expect(first.pageSearches).toHaveLength(pages);
    expect(vanities.list(from(`page=${pages}`)).cards).toHaveLength(length - 12 * (pages - 1));
    expect(vanities.list(from('page=99'))).toMatchObject({ page: pages, canonicalSearch: `?page=${pages}` });
  });

  it('sort and filter as the specification lists', () => {
    expect(vanities.list(from('')).sorts.map(({ label }) => label)).toEqual([
      'Price: Low to High',
      'Price: High to Low',
      'Size',
      'Brand',
      'Rating',
    ]);
    const { groups, ...list } = vanities.list(from('size=72&sinks=2&sort=rating'));
    expect(groups.map(({ label }) => label)).toEqual(['Size', 'Colour', 'Brand', 'Style', 'Sinks']);
    expect(groups[0]?.options.map(({ label }) => label)).toEqual(['24″', '30″', '36″', '48″', '60″', '72″']);
    expect(list.chips).toEqual([
      { label: '72″', searchWithout: '?sinks=2&sort=rating' },
      { label: 'Double Sink', searchWithout: '?size=72&sort=rating' },
    ]);
    expect(list.countText).toBe(`${list.found} vanities available (filtered)`);
    expect(list.cards.map(({ rating }) => rating)).toEqual(
      list.cards.map(({ rating }) => rating ?? 0).toSorted((a, b) => b - a),
    );
  });

  it('have a page with plate, offer and neighbours', () => {
    expect(vanities.find('tamarack-30-gray')).toMatchObject({
      path: '/products/vanities/tamarack-30-gray',
      quoteLabel: 'Tamarack 30″ Vanity',
      offer: { brand: 'Lakehead', rating: 4.3, priceCents: 89_900, priceUnit: null },
      pictureNames: ['vanities/tamarack-30-gray/front', 'vanities/tamarack-30-gray/angle'],
    });
    expect(vanities.find('tamarack-30-gray')?.specifications.slice(0, 2)).toEqual([
      { label: 'Dimensions', value: '30″ W × 21.5″ D × 34.5″ H' },
      { label: 'Material', value: 'Lacquered poplar and plywood, quartz top' },
    ]);
  });
});
