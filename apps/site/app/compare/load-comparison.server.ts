import { describeAvailability } from '@showroom/catalog-data/catalogue/availability';
import type { CatalogueFamily } from '@showroom/catalog-data/catalogue/catalogue-family';
import { catalogueFamilies } from '@showroom/catalog-data/catalogue/families';
import { findQuartzColour } from '@showroom/catalog-data/quartz';
import { describeQuartzPrice, type QuartzPriceBands } from '@showroom/catalog-data/quartz-cost';
import { roomNames, roomWords, type RoomName } from '@showroom/catalog-data/quartz-room-words';
import { describeTraits } from '@showroom/catalog-data/quartz-trait-words';
import { compareMax } from '@showroom/catalog-data/limits';
import { toPictureSource, type PictureRecord } from '@showroom/pictures/picture-source';
import { readBusinessFacts, type Store } from '@showroom/store/site';
import { buildSamplesHref, buildShortlistQuoteHref } from '../leads/quote-href.ts';
import { drawProducts } from '../catalogue/drawings/draw-products.server.ts';
import type { FindPicture } from '../catalogue/cards/to-cards.server.ts';
import { listComparedShelves, listFamilyTiles } from '../catalogue/tiles/list-family-tiles.server.ts';
import { findPicture, findPictures } from '@showroom/pictures/picture-records';
import { pageWords } from '../seo/page-words.server.ts';
import { toSearch, type ProductName } from '../shortlist/stored-shortlist.ts';
import { groupByFamily, readProducts, type NamedProduct } from '../shortlist/read-products.server.ts';
import { ADDED, FIND, ROOM, toFamilyWord, toProductsWord } from './comparison-address.ts';
import { buildComparison, type Compared } from './build-comparison.ts';

/** The parameter that hides rows without differences. */
const ONLY = 'only=differences';

/** What a URL says apart from the products. */
interface View {
  readonly isOnlyDifferences: boolean;
  readonly room: RoomName;
}
const usualRoom: RoomName = 'kitchen';

/** For a picture that grows with the window. */
const pictureOptions = { widths: [400, 800, 1200], formats: ['avif'] } as const;

/** Loads a comparison: up to four products of the family that the URL names first. The page links to the others. */
export async function loadComparison(store: Store, params: URLSearchParams) {
  const { found, missing } = await readProducts(store, namingAdded(params));
  const [group = [], ...others] = groupByFamily(found);
  const compared = group.slice(0, compareMax);
  const shelves = await listComparedShelves(store);
  const families = [...catalogueFamilies, ...shelves.map(({ family }) => family)];
  const family = compared[0]?.family ?? families.find((each) => toFamilyWord(each) === params.get('family'));
  const names = compared.map(({ name }) => name);
  const view: View = {
    isOnlyDifferences: params.get('only') === 'differences' && compared.length > 1,
    room: roomNames.find((room) => room === params.get(ROOM)) ?? usualRoom,
  };
  const { isOnlyDifferences } = view;
  const { quartzPriceBands } = await readBusinessFacts(store);
  const rows = buildComparison(
    compared.map(({ product }) => ({ ...product, ...describeColour(product.slug, family, quartzPriceBands) })),
  );
  const hrefOf = (search: string, change: Partial<View> = {}) => toHref(search, { ...view, ...change });
  return {
    page: pageWords('/compare'),
    family: family && {
      name: family.family,
      /** As in a URL without products. */
      word: toFamilyWord(family),
      label: pageWords(family.path).label,
      path: family.path,
      noun: family.noun,
    },
    /** Families to choose from, if nothing is compared. */
    tiles: family ? [] : listFamilyTiles({ shelves }, (each) => `/compare?family=${toFamilyWord(each)}`),
    products: compared.map(({ name, product, findPicture: find }) => {
      const picture = find(product.pictureNames[0] ?? '');
      const rest = names.filter((each) => each !== name);
      return {
        name: product.name,
        slug: product.slug,
        path: product.path,
        availability: product.availability,
        // Slabs are cut to order and have no availability.
        availabilityWords: family?.family === 'quartz' ? null : describeAvailability(product, family?.family ?? ''),
        picture: picture && toPictureSource(picture, { ...pictureOptions, alt: '' }),
        removeHref: hrefOf(rest.length > 0 ? toSearch(rest) : `?family=${family ? toFamilyWord(family) : ''}`),
      };
    }),
    /** Colours only: their close-ups, and the same room. */
    views:
      family?.family === 'quartz'
        ? listViews(
            compared.map(({ product }) => product),
            view.room,
            (room) => hrefOf(toSearch(names), { room }),
          )
        : [],
    drawings: drawProducts(compared.map(({ product: { slug } }) => ({ family: family?.family ?? 'quartz', slug }))),
    rows: isOnlyDifferences ? rows.filter(({ differs }) => differs) : rows,
    isOnlyDifferences,
    /** Toggles `isOnlyDifferences`. */
    otherRowsHref: hrefOf(toSearch(names), { isOnlyDifferences: !isOnlyDifferences }),
    room: view.room === usualRoom ? null : view.room,
    /** Products that can be added, and the search for them. */
    choices:
      family && compared.length < compareMax
        ? listChoices(family, compared, {
            find: shelves.find((each) => each.family === family)?.findPicture,
            hrefOf: (name) => hrefOf(toSearch([...names, name])),
          })
        : [],
    text: params.get(FIND)?.trim() ?? '',
    quoteHref: buildShortlistQuoteHref(toSearch(names)),
    samplesHref: family?.hasSamples ? buildSamplesHref(toSearch(names)) : null,
    leftOut: group.slice(compareMax).map(({ product: { name, path } }) => ({ name, path })),
    others: others.map((each) => ({
      label: pageWords(each[0].family.path).label,
      href: hrefOf(toSearch(each.slice(0, compareMax).map(({ name }) => name)), { isOnlyDifferences: false }),
    })),
    missing: missing.length,
  };
}

export type ComparisonFacts = Awaited<ReturnType<typeof loadComparison>>;

/** The first rows of a colour: price group and look. */
function describeColour(
  slug: string,
  family: CatalogueFamily | undefined,
  bands: QuartzPriceBands,
): Pick<Compared, 'ownFacts' | 'ownName'> {
  const colour = family?.family === 'quartz' ? findQuartzColour(slug) : undefined;
  if (colour === undefined) return {};
  const price = describeQuartzPrice(bands[colour.collection]);
  return {
    ownName: colour.name,
    ownFacts: [
      ['Price', price],
      ['Look', describeTraits(colour)],
    ],
  };
}

/** Parameters that aren't products. */
const viewWords: ReadonlySet<string> = new Set(['only', ADDED, FIND, ROOM]);

/** Adds the form's product under its family's parameter. */
function namingAdded(params: URLSearchParams): URLSearchParams {
  const added = params.get(ADDED);
  const word = params.get('family') ?? [...params.keys()].find((name) => !viewWords.has(name));
  if (added === null || word === undefined) return params;
  return new URLSearchParams([...params, [toProductsWord(word), added]]);
}

function toHref(search: string, { isOnlyDifferences, room }: View): string {
  if (search === '') return '/compare';
  return `/compare${search}${isOnlyDifferences ? `&${ONLY}` : ''}${room === usualRoom ? '' : `&${ROOM}=${room}`}`;
}

/** Colours: their close-ups, and all of them in the same room. */
function listViews(
  colours: readonly { readonly pictureNames: readonly string[] }[],
  shown: RoomName,
  hrefOf: (room: RoomName) => string,
) {
  const find = (test: (record: PictureRecord) => boolean) =>
    colours.map(({ pictureNames }) => {
      const picture = findPictures(pictureNames).find(test);
      return picture ? toPictureSource(picture, pictureOptions) : null;
    });
  return [
    { label: 'Close-up', choices: [], pictures: find(({ name }) => name.endsWith('/close-up')) },
    {
      label: 'In a room',
      choices: roomNames.map((room) => ({
        label: roomWords[room].label,
        href: hrefOf(room),
        isCurrent: room === shown,
      })),
      pictures: find(({ alt }) => alt.startsWith(`${roomWords[shown].before} in `)),
    },
  ];
}

/** Products that can be added, in catalogue order. */
function listChoices(
  { family, slugs, find: findProduct }: CatalogueFamily,
  compared: readonly NamedProduct[],
  {
    find = findPicture,
    hrefOf,
  }: { readonly find?: FindPicture | undefined; readonly hrefOf: (name: ProductName) => string },
) {
  const chosen = new Set(compared.map(({ product }) => product.slug));
  return slugs.flatMap((slug) => {
    const product = chosen.has(slug) ? undefined : findProduct(slug);
    if (!product) return [];
    const colour = family === 'quartz' ? findQuartzColour(slug) : undefined;
    const picture = find(product.pictureNames[0] ?? '');
    return {
      slug,
      name: product.name,
      /** The text that is searched. */
      words: [product.name, product.eyebrow, product.tagline, ...(colour ? [describeTraits(colour)] : [])].join(' '),
      href: hrefOf(`${family}=${slug}`),
      picture: picture && toPictureSource(picture, { widths: [400], formats: ['avif'], alt: '' }),
    };
  });
}
