import { describe, expect, it } from 'vitest';
import { closetSystems } from '../products/closet-systems.ts';
import { flooring } from '../products/flooring.ts';
import type { Product } from '../products/product.ts';
import { toilets } from '../products/toilets.ts';
import { vanities } from '../products/vanities.ts';
import {
  describeAvailability,
  describeNextStep,
  stockFactsOf,
  type FindPiece,
  type PieceInStock,
} from './availability.ts';
import { openCatalogue } from './families.ts';

const [toilet] = toilets;
if (!toilet) throw new Error('There is nothing to sell');
const piece: PieceInStock = { availability: 'in-stock', left: 7, path: '/in-stock/accessories/one', freeFrom: null };
const say = (...given: Parameters<typeof stockFactsOf>) => {
  const facts = stockFactsOf(...given);
  return `${describeAvailability(facts, given[0].family)}. ${describeNextStep(facts, given[0].family)}`;
};

const sayFirst = ([first]: readonly Product[]) => first && say({ ...first, isInStock: true });

describe('a product without a piece in stock', () => {
  it('is ordered from its maker, with the lead time of the product or its family', () => {
    const made = { ...toilet, isInStock: true };
    expect(say(made)).toBe('Special order. Tell us what you need and we’ll confirm the total with delivery.');
    expect(say(made, undefined, 'two weeks')).toMatch(/^Special order, about two weeks\./);
    expect(say({ ...made, leadTime: 'five weeks' }, () => undefined, 'two weeks')).toMatch(
      /^Special order, about five weeks\./,
    );
  });

  it('is made to order if it is our own, and asks for the measurements it needs', () => {
    expect(sayFirst(vanities)).toMatch(/^Made to order\. Tell us what you need/);
    expect(sayFirst(closetSystems)).toBe(
      'Made to order, about five weeks. Send us your wall measurements and we’ll send you a drawing and a price.',
    );
    expect(sayFirst(flooring)).toBe('Special order. Tell us your square footage and we’ll send you a total.');
  });

  it('is sold out or discontinued if its maker says so', () => {
    expect(say({ ...toilet, isInStock: false }, undefined, 'two weeks')).toMatch(/^Sold out\. Ask/);
    expect(say({ ...toilet, isDiscontinued: true, isInStock: true }, undefined, 'two weeks')).toMatch(
      /^Discontinued\. No longer made/,
    );
  });
});

describe('a product with a piece in stock', () => {
  it.each<[Partial<PieceInStock>, string]>([
    [{}, 'In stock. 7 left. Ready to pick up.'],
    [{ availability: 'low-stock', left: 1 }, 'Low stock. One left. Ready to pick up.'],
    [
      { availability: 'reserved', left: 0, freeFrom: 'Friday, 4:30 pm' },
      'Reserved. The last one is reserved for another customer until Friday, 4:30 pm.',
    ],
    [{ availability: 'sold-out', left: 0 }, 'Sold out. Ask us when more are due.'],
  ])('has the availability of the stock count, whatever the catalogue says: %o', (counted, words) => {
    for (const isInStock of [true, false])
      expect(say({ ...toilet, isInStock, leadTime: 'five weeks' }, () => ({ ...piece, ...counted }))).toBe(words);
  });

  it('shows it on its card, its page, in the count and in the filter of its list', () => {
    const left: Record<string, number> = { 'agawa-24-gray': 2, 'nagagami-24-black': 1, 'tamarack-30-gray': 0 };
    const findPiece: FindPiece = ({ family, slug }) =>
      family === 'vanities' && Object.hasOwn(left, slug)
        ? { ...piece, left: left[slug] ?? 0, availability: left[slug] === 0 ? 'reserved' : 'low-stock' }
        : undefined;
    const list = openCatalogue(findPiece).byName.vanities;
    expect(list.find('nagagami-24-black')).toMatchObject({ availability: 'low-stock', piece: { left: 1 } });
    const inStock = list.list(new URLSearchParams('availability=in-stock'));
    expect(inStock.cards.map(({ slug, availability }) => [slug, availability])).toEqual([
      ['nagagami-24-black', 'low-stock'],
      ['agawa-24-gray', 'low-stock'],
    ]);
    expect(inStock.countText).toBe('2 vanities, 2 in stock (filtered)');
    expect(list.list(new URLSearchParams()).countText).toBe(`${vanities.length} vanities, 2 in stock`);
    const group = inStock.groups.find(({ id }) => id === 'availability');
    const counts = group?.options.map(({ label, count }) => `${label} ${count}`);
    // Of 28 available and 14 unavailable ones, two and one are in the store.
    expect(counts).toEqual(['In stock 2', 'Reserved 1', 'Made to order 26', 'Sold out 13']);
  });
});

const groupOf = (params: URLSearchParams, findPiece?: FindPiece) =>
  openCatalogue(findPiece)
    .byName.mirrors.list(params)
    .groups.find(({ id }) => id === 'availability');

describe('the filter by availability', () => {
  const none = new URLSearchParams();

  it('exists where products differ in it, and where the URL asks for it', () => {
    expect(groupOf(none)).toBeUndefined();
    const [first] = openCatalogue().byName.mirrors.slugs;
    expect(groupOf(none, ({ slug }) => (slug === first ? piece : undefined))?.options).toHaveLength(2);
    expect(groupOf(new URLSearchParams('availability=in-stock'))?.options.map(({ count }) => count)).toEqual([0, 59]);
  });

  it('has one spelling in the URL, whatever the stock; the number of pages depends on it', () => {
    const { vanities: list } = openCatalogue().byName;
    const spell = (query: string) => list.normaliseSearch(new URLSearchParams(query));
    expect(spell('availability=in-stock&size=24&availability=gone')).toBe('?size=24&availability=in-stock');
    expect(spell('availability=in-stock&page=2')).toBe('?availability=in-stock&page=2');
    expect(spell('availability=in-stock&page=99')).toBe('?availability=in-stock&page=4');
  });

  it('counts within a list of one type', () => {
    const [vessel] = openCatalogue().byName.sinks.parts.filter(({ path }) => path.endsWith('/vessel'));
    const group = vessel?.list(none).groups.find(({ id }) => id === 'availability');
    expect(group?.options.map(({ value }) => value)).toEqual(['made-to-order', 'sold-out']);
  });
});
