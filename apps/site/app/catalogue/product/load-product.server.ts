import { isAvailable, describeAvailability, describeNextStep } from '@showroom/catalog-data/catalogue/availability';
import type { Catalogue } from '@showroom/catalog-data/catalogue/families';
import type { Fitting, ProductPart } from '@showroom/catalog-data/catalogue/family-definition';
import type { CatalogueFamily, CatalogueProduct } from '@showroom/catalog-data/catalogue/catalogue-family';
import { readSizeIn, stockShelves } from '@showroom/catalog-data/catalogue/in-stock';
import { findProduct } from '@showroom/catalog-data/catalogue/product-families';
import { socialPictureUrl, toPictureSource } from '@showroom/pictures/picture-source';
import { findPicture } from '@showroom/pictures/picture-records';
import { data } from 'react-router-dom';
import { buildQuoteHref } from '../../leads/quote-href.ts';
import { pageWords } from '../../seo/page-words.server.ts';
import { findRoomHref } from '../../visualizer/room-href.server.ts';
import type { Cards } from '../cards/cards.ts';
import { drawProducts } from '../drawings/draw-products.server.ts';
import { toCards, type FindPicture } from '../cards/to-cards.server.ts';
import { finishPictureName } from './finish.ts';

const RELATED = 4;
const NEAREST = 4;

/**
 * Loads a product and its neighbours.
 *
 * @param catalogue the current one
 * @throws a 404 response with the nearest products if there is none of this slug
 */
export function loadProduct(
  catalogue: Catalogue,
  family: CatalogueFamily,
  slug: string,
  find: FindPicture = findPicture,
) {
  const { noun } = family;
  const product = family.find(slug);
  if (!product) {
    const nearest = toCards(family, family.nearest(slug, NEAREST), { find, headingLevel: 'h2' });
    throw data<UnknownProductFacts>({ noun, nearest }, { status: 404 });
  }
  const { finishes, fitting, next, part, pictureNames, previous, ...facts } = product;
  const [card] = pictureNames;
  const social = card === undefined ? null : find(card);
  return {
    product: {
      ...facts,
      family: family.family,
      /** "Made to order, about five weeks". */
      availabilityWords: describeAvailability(product, family.family),
      nextStep: describeNextStep(product, family.family),
      pictures: listPictures(pictureNames, find),
      finishes: finishes.map((finish) => ({
        ...finish,
        /** Null if there is none: the product's own pictures are shown. */
        picture: listPictures([finishPictureName(family.family, slug, finish)], find)[0] ?? null,
      })),
      quoteHref: buildQuoteHref(product.path),
      /** The sample form, if samples are sent. */
      sampleHref: family.hasSamples ? buildQuoteHref(product.path, 'sample') : null,
      /** A slab is cut to measure, and a piece of the stock is described by its owner: neither has a sheet. */
      specSheetHref: family.family === 'quartz' || family.family === 'in-stock' ? null : `${product.path}/spec-sheet`,
      /** The visualizer with it; null if no room of ours shows it. */
      roomHref: findRoomHref(family.family, slug),
      drawing: drawProducts([{ family: drawnFamily(family, product), slug }])[0]?.views ?? null,
    },
    section: pageWords(family.section),
    noun,
    socialPicture: social && { path: socialPictureUrl(social), alt: social.alt },
    neighbours: { previous, next },
    part: part === undefined ? null : loadPart(catalogue, part),
    fitting: fitting === undefined ? null : loadFitting(catalogue, fitting),
    related: toCards(family, family.related(slug, RELATED), { find }),
  };
}

export type ProductPageFacts = ReturnType<typeof loadProduct>;
export type ProductFacts = ProductPageFacts['product'];

export type UnknownProductFacts = Pick<ProductPageFacts, 'noun'> & { readonly nearest: Cards };

/** The family whose drawing fits a product: for a piece in stock its category’s, unless the owner changed the size. */
function drawnFamily({ family }: CatalogueFamily, { path, slug, specifications }: CatalogueProduct) {
  if (family !== 'in-stock') return family;
  const shelf = stockShelves.find((each) => path.startsWith(`/in-stock/${each}/`));
  const isAsSold = shelf !== undefined && findProduct(shelf, slug)?.widthIn === readSizeIn({ specifications });
  return isAsSold ? shelf : family;
}

/** A part with its card’s picture and page; null if it has no picture. */
function loadPart(catalogue: Catalogue, { family, slug, label }: ProductPart) {
  const product = catalogue.findFamily(family)?.find(slug);
  const picture = findPicture(product?.pictureNames[0] ?? '');
  if (!product || !picture) return null;
  const source = toPictureSource(picture, { widths: [400], formats: ['avif'] });
  return { label, name: product.name, path: product.path, picture: source };
}

/** Matching products of another family, unavailable ones last; null if that has no pages. */
function loadFitting(catalogue: Catalogue, { family, slugs, title }: Fitting) {
  const other = catalogue.findFamily(family);
  if (other === undefined) return null;
  const cards = other
    .cardsOf(slugs)
    .toSorted((one, two) => Number(isAvailable(two.availability)) - Number(isAvailable(one.availability)));
  return { title, cards: toCards(other, cards.slice(0, RELATED)) };
}

/** The existing pictures in gallery order, with what their URLs need. */
function listPictures(names: readonly string[], find: FindPicture) {
  const records = names.map(find).filter((record) => record !== null);
  return records.map(({ name, width, height, dominantColour, alt, hash, focalPoint }) => ({
    name,
    width,
    height,
    dominantColour,
    alt,
    hash: hash.slice(0, 8),
    ...(focalPoint ? { focalPoint } : {}),
  }));
}
