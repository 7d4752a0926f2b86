import { describe, expect, it } from 'vitest';
import { describeShelf, openStockFamily, readSizeIn } from './in-stock.ts';
import type { StockPiece } from './stock-piece.ts';

function piece(slug: string, specifications: Record<string, string>, more: Partial<StockPiece> = {}): StockPiece {
  return {
    family: 'in-stock',
    slug,
    name: slug,
    category: 'Bathroom Vanities',
    description: 'A vanity.',
    priceCents: 800_00,
    availability: 'in-stock',
    left: 8,
    specifications: Object.entries(specifications).map(([label, value]) => ({ label, value })),
    features: [],
    pictureNames: [],
    ...more,
  };
}

const pieces = [
  piece('oak', { Size: '36″', Color: 'Natural', Brand: 'Nipigon' }, { priceCents: 1000_00 }),
  piece('ash', { Size: '30 inches', Color: 'gray', Brand: 'Lakehead' }, { priceCents: 499_99 }),
  piece('elm', { Size: '42"', Color: 'Gray', Brand: 'Superior & Sons' }, { priceCents: 2000_00 }),
  piece('fir', { Color: 'White', Brand: 'Lakehead' }, { priceCents: null }),
  piece('yew', { Size: '24', Color: 'Red', Brand: 'Lakehead' }, { priceCents: 2000_01 }),
];
const family = openStockFamily('vanities', pieces, { shipsWithinHours: 24 });
const list = (search: string) => family.list(new URLSearchParams(search));
const slugs = (search: string) => list(search).cards.map(({ slug }) => slug);
const labels = (id: string) =>
  list('')
    .groups.find((group) => group.id === id)
    ?.options.map(({ label, count }) => `${label} ${count}`);

describe('a category of stock', () => {
  it('has the options of the specification and the owner’s, in any spelling', () => {
    expect(labels('size')).toEqual(['24″ 1', '30″ 1', '36″ 1', '42″ 1', '48″ 0', '60″ 0', '72″ 0']);
    expect(labels('colour')).toEqual(['White 1', 'Grey 2', 'Black 0', 'Brown 0', 'Natural 1', 'Red 1']);
    expect(labels('brand')).toEqual(['Lakehead 3', 'Nipigon 1', 'Superior & Sons 1']);
    expect(labels('price')).toEqual(['Under $500 1', '$500-$1000 1', '$1000-$2000 2', 'Over $2000 1']);
  });

  it('allows one value per filter, and counts what another would show', () => {
    expect(slugs('colour=gray')).toEqual(['ash', 'elm']);
    expect(slugs('colour=gray&colour=natural')).toEqual(['ash', 'elm']);
    expect(family.normaliseSearch(new URLSearchParams('colour=natural&colour=gray'))).toBe('?colour=gray');
    expect(slugs('colour=gray&brand=lakehead')).toEqual(['ash']);
    const colours = list('colour=gray&brand=lakehead').groups.find(({ id }) => id === 'colour');
    expect(colours?.options.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0, 1]);
  });

  it('counts a round price in both ranges that contain it', () => {
    expect(slugs('price=500-1000')).toEqual(['oak']);
    expect(slugs('price=1000-2000')).toEqual(['oak', 'elm']);
    expect(slugs('price=over-2000')).toEqual(['yew']);
  });

  it('sorts by price both ways, size and brand, missing values last', () => {
    expect(slugs('')).toEqual(['ash', 'oak', 'elm', 'yew', 'fir']);
    expect(slugs('sort=price-down')).toEqual(['yew', 'elm', 'oak', 'ash', 'fir']);
    expect(slugs('sort=size')).toEqual(['yew', 'ash', 'oak', 'elm', 'fir']);
    expect(slugs('sort=brand')).toEqual(['ash', 'fir', 'yew', 'oak', 'elm']);
    expect(list('').sorts.map(({ label }) => label)).toEqual([
      'Price: Low to High',
      'Price: High to Low',
      'Size',
      'Brand',
    ]);
  });

  it('filters and sorts cabinets by type', () => {
    const cabinets = openStockFamily('cabinets', [piece('tall', { Type: 'Tall' }), piece('base', { Type: 'Base' })], {
      shipsWithinHours: 24,
    });
    const { groups, cards, sorts } = cabinets.list(new URLSearchParams('sort=type'));
    expect(groups.map(({ id }) => id)).toEqual(['type', 'size', 'colour', 'style', 'price']);
    expect(groups[0]?.options.map(({ label }) => label)).toEqual(['Base', 'Wall', 'Tall', 'Pantry']);
    expect(cards.map(({ slug }) => slug)).toEqual(['base', 'tall']);
    expect(sorts.at(-1)?.label).toBe('Type');
  });

  it('says on a card when few are left, and distinguishes reserved from sold', () => {
    const shown = openStockFamily(
      'vanities',
      [
        piece('few', { Size: '30″' }, { availability: 'low-stock', left: 2, priceCents: 1 }),
        piece('held', { Size: '30″' }, { availability: 'reserved', left: 0, priceCents: 2 }),
      ],
      { shipsWithinHours: 24 },
    ).list(new URLSearchParams());
    expect(shown.cards.map(({ availability, detail }) => [availability, detail])).toEqual([
      ['low-stock', '30″ · Only 2 left'],
      ['reserved', '30″'],
    ]);
  });

  it('has its own path without a list page', () => {
    expect(openStockFamily('lighting', pieces, { shipsWithinHours: 24 }).find('oak')?.path).toBe(
      '/in-stock/lighting/oak',
    );
  });

  it('shows available pieces first as related ones', () => {
    const others = ['sold-out', 'reserved', 'in-stock'] as const;
    const shelf = [piece('this', {}), ...others.map((availability) => piece(availability, {}, { availability }))];
    const related = openStockFamily('vanities', shelf, { shipsWithinHours: 24 }).related('this', 3);
    expect(related[0]?.slug).toBe('in-stock');
  });
});

const many = (count: number) => Array.from({ length: count }, (_, at) => piece(`piece-${at}`, {}));

describe('a category’s figures', () => {
  it.each([
    [0, '0'],
    [1, '1'],
    [9, '9'],
    [10, '10+'],
    [59, '50+'],
  ])('describe %i pieces as %s', (count, words) => {
    expect(describeShelf(many(count)).countWords).toBe(words);
  });

  it('include only available pieces', () => {
    const sold = piece('sold', {}, { availability: 'sold-out', priceCents: 100_00 });
    const held = piece('held', {}, { availability: 'reserved', priceCents: 200_00 });
    expect(describeShelf([...many(3), sold, held])).toEqual({ countWords: '3', fromCents: 800_00 });
    expect(describeShelf([sold, piece('asked', {}, { priceCents: null })]).fromCents).toBeNull();
  });

  it('read the width from a size', () => {
    expect(readSizeIn(piece('a', { size: '18.5 in' }))).toBe(18.5);
    expect(readSizeIn(piece('b', { Size: 'Large' }))).toBeNull();
  });

  it('list mirrors that fit the width and the basins in the owner’s text', () => {
    const shelf = openStockFamily(
      'vanities',
      [
        piece('one', { Size: '72″', Type: 'Single Sink' }),
        piece('two', { Size: '72 in', type: 'double sink' }),
        piece('unmeasured', { Type: 'Single Sink' }),
      ],
      { shipsWithinHours: 24 },
    );
    const mirrorsOf = (slug: string) => shelf.find(slug)?.fitting?.slugs ?? [];
    expect(mirrorsOf('one')).toContain('double-span-60');
    expect(mirrorsOf('one')).not.toContain('double-twin-oak');
    expect(mirrorsOf('two')).toContain('double-twin-oak');
    expect(mirrorsOf('unmeasured')).toEqual([]);
  });
});
