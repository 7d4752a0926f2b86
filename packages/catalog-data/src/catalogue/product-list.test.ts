import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '../products/product.ts';
import type { catalogue } from './families.ts';
import type { FamilyDefinition } from './family-definition.ts';
import { buildListSearch, listParameters, listProducts, parseListChoice, type ListDefinition } from './product-list.ts';

import { mirrorDefinition } from './mirrors.ts';
import { quartzDefinition } from './quartz.ts';
import { brandedSorts } from './sort.ts';
import { sinkDefinition } from './sinks.ts';
import { kitchenFaucetDefinition } from './kitchen-faucets.ts';
import { bathroomFaucetDefinition } from './bathroom-faucets.ts';
import { showerDefinition } from './showers.ts';
import { lightingDefinition } from './lighting.ts';
import { flooringDefinition } from './flooring.ts';
import { closetDefinition } from './closet-systems.ts';
import { toiletDefinition } from './toilets.ts';
import { vanityDefinition } from './vanities.ts';

/** URLs with valid, invalid and unrelated parameters. */
function anyAddress<Item>({ groups, sorts }: ListDefinition<Item>): fc.Arbitrary<URLSearchParams> {
  const names = fc.constantFrom(...groups.map(({ id }) => id), ...listParameters, 'from', '__proto__');
  const values = fc.oneof(
    fc.constantFrom(...groups.flatMap(({ options }) => options.map(({ value }) => value))),
    fc.constantFrom('', ...sorts.map(({ value }) => value)),
    fc.constantFrom('terra', ' Oak', 'MEDIA  collection'),
    fc.integer({ min: -2, max: 60 }).map(String),
    fc.string({ maxLength: 6 }),
  );
  return fc.array(fc.tuple(names, values), { maxLength: 8 }).map((pairs) => new URLSearchParams(pairs));
}

/** All selected values of a list, including its type. */

function holds<Item extends Product>(definition: FamilyDefinition<Item>) {
  const { products } = definition;
  const addresses = anyAddress(definition);
  const choose = (search: string | URLSearchParams) => parseListChoice(definition, new URLSearchParams(search));

  it('encodes and decodes the URL of a list', () => {
    fc.assert(
      fc.property(addresses, (params) => {
        const choice = choose(params);
        expect(choose(buildListSearch(definition, choice))).toEqual(choice);
      }),
    );
  });

  it('has one URL for one list, whatever the order of parameters', () => {
    fc.assert(
      fc.property(addresses, (params) => {
        const others = new URLSearchParams([...params].toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))));
        expect(buildListSearch(definition, choose(others))).toBe(buildListSearch(definition, choose(params)));
      }),
    );
  });

  it('keeps other parameters, first and unchanged', () => {
    fc.assert(
      fc.property(addresses, (params) => {
        const own = new Set([...definition.groups.map(({ id }) => id), ...listParameters]);
        const foreign = [...params].filter(([name]) => !own.has(name));
        const written = [...new URLSearchParams(buildListSearch(definition, choose(params), params))];
        expect(written.slice(0, foreign.length)).toEqual(foreign);
        expect(written.slice(foreign.length).every(([name]) => own.has(name))).toBe(true);
      }),
    );
  });

  it('shows every matching product once over its pages', () => {
    fc.assert(
      fc.property(addresses, (params) => {
        const choice = choose(params);
        const { found, pages } = listProducts(definition, products, choice);
        const shown = Array.from({ length: pages }, (_, index) =>
          listProducts(definition, products, { ...choice, page: index + 1 }),
        ).flatMap(({ items }) => items);
        // The naive implementation: each group needs a ticked value, and the text has to occur.
        const texts = (product: Item) => (definition.textsOf?.(product) ?? []).map((text) => text.toLowerCase());
        const matching = products.filter(
          (product) =>
            (choice.text === '' || texts(product).some((text) => text.includes(choice.text.toLowerCase()))) &&
            definition.groups.every((group) => {
              const ticked = choice.selection[group.id] ?? [];
              return ticked.length === 0 || group.valuesOf(product).some((value) => ticked.includes(value));
            }),
        );
        expect(shown.toSorted((a, b) => products.indexOf(a) - products.indexOf(b))).toEqual(matching);
        expect(found).toBe(matching.length);
      }),
    );
  });

  it('shows the last page for a later number, and says so', () => {
    fc.assert(
      fc.property(addresses, fc.integer({ min: 1, max: 99_999 }), (params, page) => {
        const list = listProducts(definition, products, { ...choose(params), page });
        expect(list.choice.page).toBe(Math.min(page, list.pages));
        expect(list.items.length > 0).toBe(list.found > 0);
      }),
    );
  });

  it('sorts by every sort, and keeps equals in catalogue order', () => {
    for (const { value, compare } of definition.sorts) {
      const everything = { ...definition, pageSize: null };
      const { items } = listProducts(everything, products, choose(`sort=${value}`));
      for (const [index, item] of items.slice(1).entries()) {
        const before = items[index];
        const order = before ? compare(before, item) : 1;
        expect(order).toBeLessThanOrEqual(0);
        if (before && order === 0) expect(products.indexOf(before)).toBeLessThan(products.indexOf(item));
      }
    }
  });
}

const families: Readonly<Record<keyof typeof catalogue, () => void>> = {
  quartz: () => holds(quartzDefinition),
  vanities: () => holds(vanityDefinition),
  mirrors: () => holds(mirrorDefinition),
  toilets: () => holds(toiletDefinition),
  sinks: () => holds(sinkDefinition),
  'kitchen-faucets': () => holds(kitchenFaucetDefinition),
  'bathroom-faucets': () => holds(bathroomFaucetDefinition),
  showers: () => holds(showerDefinition),
  lighting: () => holds(lightingDefinition),
  flooring: () => holds(flooringDefinition),
  'closet-systems': () => holds(closetDefinition),
};

describe.each(Object.entries(families))('the list of %s', (_, holdsForFamily) => {
  holdsForFamily();
});

describe('a sort by price', () => {
  const priced = [3, null, 1, null, 2].map((priceCents) => ({ priceCents }));

  it('has prices on request last, either way', () => {
    const { priceUp, priceDown } = brandedSorts;
    expect(priced.toSorted(priceUp.compare).map(({ priceCents }) => priceCents)).toEqual([1, 2, 3, null, null]);
    expect(priced.toSorted(priceDown.compare).map(({ priceCents }) => priceCents)).toEqual([3, 2, 1, null, null]);
  });
});

const canonicalOf = (query: string) =>
  buildListSearch(vanityDefinition, parseListChoice(vanityDefinition, new URLSearchParams(query)));

describe('the URL of a list', () => {
  it.each([
    ['', ''],
    ['sort=price&page=1', ''],
    ['page=2&sort=brand&size=36&size=24', '?size=24&size=36&sort=brand&page=2'],
    ['sort=cheapest&page=0', ''],
    ['page=2.5', ''],
    ['page=1e3', ''],
    ['page=-1', ''],
    ['brand=boreal-stone&page=02', '?brand=boreal-stone'],
    ['brand=Boreal+%26+Stone', ''],
  ])('for "%s" is "%s"', (query, canonical) => {
    expect(canonicalOf(query)).toBe(canonical);
  });
});

describe('the search in the list of mirrors', () => {
  const { products } = mirrorDefinition;
  const find = (query: string) =>
    listProducts(mirrorDefinition, products, parseListChoice(mirrorDefinition, new URLSearchParams(query)));
  const isOval = ({ shape }: (typeof products)[number]) => shape === 'oval';

  it('finds part of a name or collection, in any case', () => {
    const terra = find('q=tERRA+coll').items;
    expect(new Set(terra)).toEqual(new Set(products.filter(({ collection }) => collection === 'Terra Collection')));
    expect(find('q=riverstone').items.map(({ slug }) => slug)).toEqual(['terra-riverstone']);
    expect(find('q=+').found).toBe(products.length);
    expect(find('q=clay').found, 'descriptions are not searched').toBe(0);
  });

  it('combines with the filters, whose counts follow it', () => {
    const { found, groups } = find('q=vanity&shape=oval');
    const named = products.filter(({ name, collection }) => `${name} ${collection}`.includes('Vanity'));
    expect(found).toBe(named.filter(isOval).length);
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(products.filter(isOval).length);
    const shapes = groups.find(({ id }) => id === 'shape');
    expect(shapes?.options.reduce((sum, { count }) => sum + count, 0)).toBe(named.length);
  });

  it('is in the URL in one spelling, and absent from lists without search', () => {
    const choice = parseListChoice(mirrorDefinition, new URLSearchParams('page=2&q=+Media++collection&shape=oval'));
    expect(buildListSearch(mirrorDefinition, choice)).toBe('?shape=oval&q=Media+collection&page=2');
    expect(canonicalOf('q=oak')).toBe('');
  });
});
