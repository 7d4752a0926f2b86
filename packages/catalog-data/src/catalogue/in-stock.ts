import { cabinetColours, cabinetSizes, cabinetStyles, cabinetTypes } from '../products/cabinets.ts';
import { vanityColours, vanitySizes } from '../products/vanities.ts';
import { formatInches } from '../products/inches.ts';
import type { ProductFamily } from '../products/product.ts';
import { formatPrice } from '../price.ts';
import { isAvailable, nameWithAvailability } from './availability.ts';
import type { CatalogueFamily } from './catalogue-family.ts';
import { spellCanadian } from './canadian-spelling.ts';
import { openFamily } from './open-family.ts';
import { toOptionValue } from './closed-list-group.ts';
import type { FamilyDefinition, Fitting } from './family-definition.ts';
import type { FilterGroup } from './filters.ts';
import { findMirrorsFor } from './fitting.ts';
import { brandedSorts, type Sort } from './sort.ts';
import { specificationOf, type StockPiece } from './stock-piece.ts';

/** The shelves with a list of their own, by the last part of their path. */
export const stockShelves = ['vanities', 'cabinets'] as const;
export type StockShelf = (typeof stockShelves)[number];

/** Families of the products on a shelf. Other shelves may have any. */
const familiesOnShelf: Readonly<Record<string, readonly ProductFamily[]>> = {
  vanities: ['vanities'],
  cabinets: ['cabinets'],
  countertops: ['quartz'],
  lighting: ['lighting'],
  flooring: ['flooring'],
};

/** Whether a shelf may have products of a family. */
export function canBeShownOn(shelf: string, family: ProductFamily): boolean {
  return !Object.hasOwn(familiesOnShelf, shelf) || familiesOnShelf[shelf]?.includes(family) === true;
}

/** The options of the specification. Other values that the owner uses are added to them. */
const sizes = { vanities: vanitySizes, cabinets: cabinetSizes } as const;

const priceRanges: readonly { label: string; fromCents: number; toCents: number }[] = [
  { label: 'Under $500', fromCents: 0, toCents: 499_99 },
  { label: '$500-$1000', fromCents: 500_00, toCents: 1000_00 },
  { label: '$1000-$2000', fromCents: 1000_00, toCents: 2000_00 },
  { label: 'Over $2000', fromCents: 2000_01, toCents: Infinity },
];

/** A price at a limit is in both ranges. */
const priceGroup: FilterGroup<StockPiece> = {
  id: 'price',
  label: 'Price',
  isSingle: true,
  options: priceRanges.map(({ label }) => ({ value: toOptionValue(label), label })),
  valuesOf: ({ priceCents }) =>
    priceCents === null
      ? []
      : priceRanges
          .filter(({ fromCents, toCents }) => priceCents >= fromCents && priceCents <= toCents)
          .map(({ label }) => toOptionValue(label)),
};

/** A filter by the owner's values of a label: first the fixed options, then others that occur. */
function specificationGroup(
  pieces: readonly StockPiece[],
  {
    label,
    id = label.toLowerCase(),
    title = label,
    known = [],
  }: {
    readonly label: string;
    readonly id?: string;
    readonly title?: string;
    readonly known?: readonly string[];
  },
): FilterGroup<StockPiece> {
  const found = pieces.map((piece) => specificationOf(piece, label)).toSorted((a, b) => a.localeCompare(b, 'en'));
  const labels = new Map<string, string>();
  for (const text of [...known, ...found]) {
    const value = toOptionValue(text);
    if (value !== '' && !labels.has(value)) labels.set(value, text);
  }
  return {
    id,
    label: title,
    isSingle: true,
    options: [...labels].map(([value, text]) => ({ value, label: spellCanadian(text) })),
    valuesOf: (piece) => [toOptionValue(specificationOf(piece, label))],
  };
}

/** Parses the owner's size as a width in inches: 30 for "30″", "30 in" and "30 inches". Returns null for other texts. */
export function readSizeIn(piece: Pick<StockPiece, 'specifications'>): number | null {
  const figure = /\d+(?:\.\d+)?/.exec(specificationOf(piece, 'Size'))?.[0];
  return figure === undefined ? null : Number(figure);
}

function sizeGroup(pieces: readonly StockPiece[], known: readonly number[]): FilterGroup<StockPiece> {
  const found = pieces.map(readSizeIn).filter((size) => size !== null);
  return {
    id: 'size',
    label: 'Size',
    isSingle: true,
    options: [...new Set([...known, ...found])]
      .toSorted((a, b) => a - b)
      .map((size) => ({ value: String(size), label: formatInches(size) })),
    valuesOf: (piece) => [String(readSizeIn(piece) ?? '')],
  };
}

const { priceUp, priceDown } = brandedSorts;
const bySize: Sort<StockPiece> = {
  value: 'size',
  label: 'Size',
  compare: (a, b) => (readSizeIn(a) ?? Infinity) - (readSizeIn(b) ?? Infinity) || 0,
};
const byWords = (label: string): Sort<StockPiece> => ({
  value: label.toLowerCase(),
  label,
  compare: (a, b) => specificationOf(a, label).localeCompare(specificationOf(b, label), 'en'),
});

type Particular = Pick<
  FamilyDefinition<StockPiece>,
  'path' | 'noun' | 'groups' | 'sorts' | 'intro' | 'closingWords' | 'findFitting'
>;

const shelves: Readonly<Record<StockShelf, (pieces: readonly StockPiece[], ships: string) => Particular>> = {
  vanities: (pieces, ships) => ({
    path: '/in-stock/vanities',
    noun: { one: 'vanity', many: 'vanities' },
    groups: [
      sizeGroup(pieces, sizes.vanities),
      specificationGroup(pieces, { label: 'Color', id: 'colour', title: 'Colour', known: vanityColours }),
      specificationGroup(pieces, { label: 'Brand' }),
      priceGroup,
    ],
    sorts: [priceUp, priceDown, bySize, byWords('Brand')],
    intro: `Vanities in our warehouse, assembled, with top and sink. They ${ships}, or you can reserve one and see it in the showroom first.`,
    closingWords: {
      title: 'Will it fit?',
      text: 'Bring the width of the wall and where the drain comes out. We check doors, drawers and pipes with you before it leaves the floor.',
    },
    findFitting: findMirrorsForPiece,
  }),
  cabinets: (pieces, ships) => ({
    path: '/in-stock/cabinets',
    noun: { one: 'cabinet', many: 'cabinets' },
    groups: [
      specificationGroup(pieces, { label: 'Type', known: cabinetTypes }),
      sizeGroup(pieces, sizes.cabinets),
      specificationGroup(pieces, { label: 'Color', id: 'colour', title: 'Colour', known: cabinetColours }),
      specificationGroup(pieces, { label: 'Style', known: cabinetStyles }),
      priceGroup,
    ],
    sorts: [priceUp, priceDown, bySize, byWords('Type')],
    intro: `In-stock base, wall, tall and pantry cabinets. They ${ships}.`,
    closingWords: {
      title: 'Missing one cabinet?',
      text: 'Tell us the length of your run in inches. We’ll add fillers, panels and a toe kick in the same finish, cut in our own shop.',
    },
  }),
};

/** Finds mirrors by the owner's width and number of basins; undefined without a width. */
function findMirrorsForPiece(piece: StockPiece): Fitting | undefined {
  const widthIn = readSizeIn(piece);
  const sinks = /double/i.test(specificationOf(piece, 'Type')) ? 2 : 1;
  return widthIn === null ? undefined : findMirrorsFor({ widthIn, sinks });
}

function otherShelf(shelf: string): Particular & { readonly productsPath: string } {
  return {
    path: '/in-stock',
    productsPath: `/in-stock/${shelf}`,
    noun: { one: 'piece', many: 'pieces' },
    groups: [],
    sorts: [],
    intro: '',
    closingWords: { title: '', text: '' },
  };
}

/**
 * Returns the current stock of a shelf as a family, so that it is listed, filtered, sorted and shown like the catalogue.
 *
 * @param shelf the part of its paths after `/in-stock/`
 * @param shipsWithinHours from the promises in the business facts
 */
export function openStockFamily(
  shelf: string,
  pieces: readonly StockPiece[],
  { shipsWithinHours }: { readonly shipsWithinHours: number },
): CatalogueFamily {
  const known = stockShelves.find((each) => each === shelf);
  const particular =
    known === undefined ? otherShelf(shelf) : shelves[known](pieces, `ship within ${shipsWithinHours} hours`);
  const { one, many } = particular.noun;
  return openFamily<StockPiece>({
    family: 'in-stock',
    ...particular,
    products: pieces,
    ...(known === undefined ? {} : { within: '/in-stock', backWords: { list: 'Back to all in stock', part: '' } }),
    pageSize: 12,
    countText: (found, isFiltered, { inStock }) =>
      `${found} ${found === 1 ? one : many}, ${inStock} in stock${isFiltered ? ' (filtered)' : ''}`,
    emptyWords: { title: `No ${many} found`, text: 'Try adjusting your filters.' },
    heroPicture: 'scenes/in-stock',
    nameOf: ({ name }) => name,
    // With the availability, because the catalogue may have a product of the same name.
    titleOf: ({ name, availability }) => nameWithAvailability(name, availability),
    cardOf: (piece) => ({
      eyebrow: specificationOf(piece, 'Brand'),
      detail: [specificationOf(piece, 'Dimensions') || specificationOf(piece, 'Size'), describeFew(piece)]
        .filter((words) => words !== '')
        .join(' · '),
      features: [],
      price: formatPrice(piece.priceCents),
      rating: null,
    }),
    cardAction: 'View Details',
    descriptionOf: ({ description }) => description.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ''),
    taglineOf: (piece) =>
      ['Style', 'Type', 'Color']
        .map((label) => spellCanadian(specificationOf(piece, label)))
        .filter((value) => value !== '')
        .join(' · '),
    specificationsOf: ({ specifications }) => specifications,
    pictureNamesOf: ({ pictureNames }) => pictureNames,
    quoteLabelOf: ({ name }) => name,
    search: { category: 'In Stock', describe: ({ description }) => description },
    distance: distanceBetween,
  });
}

/** "Only 2 left", if there are few. */
function describeFew({ availability, left }: StockPiece): string {
  return availability === 'low-stock' && left > 0 ? `Only ${left} left` : '';
}

/** Products of the same type come first, then those of the same width. */
function distanceBetween(piece: StockPiece, other: StockPiece): number {
  const differing = ['Type', 'Style', 'Color'].filter(
    (label) => specificationOf(piece, label) !== specificationOf(other, label),
  );
  const apartIn = Math.abs((readSizeIn(piece) ?? 0) - (readSizeIn(other) ?? 0));
  return differing.length + apartIn / 100;
}

export type ShelfFacts = {
  /** How many products are available: "50+", exact below ten. */
  readonly countWords: string;
  /** The lowest price of an available product, in Canadian cents; null if no product has one. */
  readonly fromCents: number | null;
};

/** Counts available products. The specification's "50+" is the count, rounded down to a multiple of ten. */
export function describeShelf(pieces: readonly StockPiece[]): ShelfFacts {
  const had = pieces.filter(({ availability }) => isAvailable(availability));
  const prices = had.map(({ priceCents }) => priceCents).filter((cents) => cents !== null);
  return {
    countWords: had.length < 10 ? String(had.length) : `${Math.floor(had.length / 10) * 10}+`,
    fromCents: prices.length === 0 ? null : Math.min(...prices),
  };
}
