import { describeAvailability } from '@showroom/catalog-data/catalogue/availability';
import type { CatalogueFamily } from '@showroom/catalog-data/catalogue/catalogue-family';
import { catalogueFamilies } from '@showroom/catalog-data/catalogue/families';
import { findQuartzColour } from '@showroom/catalog-data/quartz';
import { describeQuartzPrice, type QuartzPriceBands } from '@showroom/catalog-data/quartz-cost';
import { describeTraits } from '@showroom/catalog-data/quartz-trait-words';
import { compareMax } from '@showroom/catalog-data/limits';
import { toPictureSource } from '@showroom/pictures/picture-source';
import type { Store } from '@showroom/store/open-store';
import { readBusinessFacts } from '@showroom/store/settings';
import { buildSamplesHref, buildShortlistQuoteHref } from '../leads/quote-href.ts';
import type { FindPicture } from '../catalogue/cards/draw-cards.server.tsx';
import { listComparedShelves, listFamilyTiles, toTilePicture } from '../catalogue/tiles/list-family-tiles.server.ts';
import type { PictureTile } from '../catalogue/tiles/picture-tiles.tsx';
import { findPicture } from '@showroom/pictures/picture-records';
import { pageWords } from '../seo/page-words.server.ts';
import { toSearch } from '../shortlist/kept-products.ts';
import { groupByFamily, readProducts, type NamedProduct } from '../shortlist/read-products.server.ts';
import { ADDED, toFamilyWord, toProductsWord } from './comparison-address.ts';
import { buildComparison, type Compared } from './build-comparison.ts';

/** The word of an address that leaves out the rows in which all are alike. */
const ONLY = 'only=differences';
/** Two rows of a wide screen. */
const FIRST_TILES = 8;

/**
 * The comparison that an address asks for: the products of the family that it names first, up to four of them. Whatever else it
 * names is said beside it, with the way there; any address gives a page.
 */
export async function loadComparison(store: Store, params: URLSearchParams) {
  const { found, missing } = await readProducts(store, namingAdded(params));
  const [group = [], ...others] = groupByFamily(found);
  const compared = group.slice(0, compareMax);
  const shelves = await listComparedShelves(store);
  const families = [...catalogueFamilies, ...shelves.map(({ family }) => family)];
  const family = compared[0]?.family ?? families.find((each) => toFamilyWord(each) === params.get('family'));
  const names = compared.map(({ name }) => name);
  const isOnlyDifferences = params.get('only') === 'differences' && compared.length > 1;
  const { quartzPriceBands } = await readBusinessFacts(store);
  const rows = buildComparison(
    compared.map(({ product }) => ({ ...product, ...describeColour(product.slug, family, quartzPriceBands) })),
  );
  const keepOnly = (search: string) => toHref(isOnlyDifferences && search !== '' ? `${search}&${ONLY}` : search);
  return {
    page: pageWords('/compare'),
    family: family && {
      name: family.family,
      /** As an address names it while nothing of it is chosen. */
      word: toFamilyWord(family),
      label: pageWords(family.path).label,
      path: family.path,
      noun: family.noun,
    },
    /** Where there is nothing to compare: the families, or some products of the one that was chosen. */
    tiles: family
      ? compared.length === 0
        ? listFirstTiles(family, shelves.find((each) => each.family === family)?.findPicture)
        : []
      : listFamilyTiles(shelves, (each) => `/compare?family=${toFamilyWord(each)}`),
    products: compared.map(({ name, product, findPicture: find }) => {
      const picture = find(product.pictureNames[0] ?? '');
      const rest = names.filter((each) => each !== name);
      return {
        name: product.name,
        slug: product.slug,
        path: product.path,
        availability: product.availability,
        availabilityWords: describeAvailability(product),
        picture: picture && toPictureSource(picture, { widths: [400], formats: ['avif'], alt: '' }),
        removeHref: keepOnly(rest.length > 0 ? toSearch(rest) : `?family=${family ? toFamilyWord(family) : ''}`),
      };
    }),
    rows: isOnlyDifferences ? rows.filter(({ differs }) => differs) : rows,
    isOnlyDifferences,
    /** The same comparison with all rows, or with those alone that differ. */
    otherRowsHref: toHref(isOnlyDifferences ? toSearch(names) : `${toSearch(names)}&${ONLY}`),
    choices: family && compared.length < compareMax ? listChoices(family, compared) : [],
    quoteHref: buildShortlistQuoteHref(toSearch(names)),
    samplesHref: family?.hasSamples ? buildSamplesHref(toSearch(names)) : null,
    /** What the address names beyond these. */
    leftOut: group.slice(compareMax).map(({ product: { name, path } }) => ({ name, path })),
    others: others.map((each) => ({
      label: pageWords(each[0].family.path).label,
      href: toHref(toSearch(each.slice(0, compareMax).map(({ name }) => name))),
    })),
    missing: missing.length,
  };
}

export type ComparisonFacts = Awaited<ReturnType<typeof loadComparison>>;

/** Of a colour, what a buyer weighs first: what its group costs, and how it looks. */
function describeColour(
  slug: string,
  family: CatalogueFamily | undefined,
  bands: QuartzPriceBands,
): Pick<Compared, 'ownFacts'> {
  const colour = family?.family === 'quartz' ? findQuartzColour(slug) : undefined;
  if (colour === undefined) return {};
  const price = describeQuartzPrice(bands[colour.collection]);
  return {
    ownFacts: [
      ['Price', price],
      ['Look', describeTraits(colour)],
    ],
  };
}

/** The product that the form adds, named as the others are. */
function namingAdded(params: URLSearchParams): URLSearchParams {
  const added = params.get(ADDED);
  const word = params.get('family') ?? [...params.keys()].find((name) => name !== 'only' && name !== ADDED);
  if (added === null || word === undefined) return params;
  return new URLSearchParams([...params, [toProductsWord(word), added]]);
}

function toHref(search: string): string {
  return `/compare${search}`;
}

/** What can be put beside them, in the order of the catalogue. */
function listChoices(family: CatalogueFamily, compared: readonly NamedProduct[]) {
  const chosen = new Set(compared.map(({ product }) => product.slug));
  return family.slugs
    .filter((slug) => !chosen.has(slug))
    .map((slug) => ({ slug, name: family.find(slug)?.name ?? slug }));
}

/** The first products of a family, to begin with. */
function listFirstTiles(family: CatalogueFamily, find: FindPicture = findPicture): readonly PictureTile[] {
  return family.slugs.slice(0, FIRST_TILES).map((slug) => {
    const product = family.find(slug);
    const picture = find(product?.pictureNames[0] ?? '');
    return {
      href: toHref(`?${family.family}=${slug}`),
      label: product?.name ?? slug,
      picture: picture && toTilePicture(picture),
    };
  });
}
