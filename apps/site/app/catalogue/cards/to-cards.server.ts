import type { CatalogueFamily } from '@showroom/catalog-data/catalogue/catalogue-family';
import type { CardFacts } from '@showroom/catalog-data/catalogue/family-definition';
import { findPicture } from '@showroom/pictures/picture-records';
import type { PictureRecord } from '@showroom/pictures/picture-source';
import type { CardFrame, CardPicture } from './card.ts';
import { buildCardList } from './card-list.ts';

/** Cards as they travel: what they have in common once, then a line for each (`parseCardList`). */
export interface Cards {
  readonly frame: CardFrame;
  readonly rows: string;
}

/** Looks up the record of a picture by its name; null while there is none. */
export type FindPicture = (name: string) => PictureRecord | null;

/** Cards of a family, as its pages draw them. What the store holds brings its pictures along. */
export function toCards(
  {
    family,
    productsPath: path,
    cardAction: action,
    hasSamples,
  }: Pick<CatalogueFamily, 'family' | 'productsPath' | 'cardAction' | 'hasSamples'>,
  cards: readonly CardFacts[],
  find: FindPicture = findPicture,
): Cards {
  const shown = cards.map(({ pictureName, ...facts }) => ({ facts, record: find(pictureName) }));
  const frame: CardFrame = {
    family,
    path,
    ...(action ? { action } : {}),
    ...(hasSamples ? { hasSamples } : {}),
    ...describePictures(
      family,
      shown.map(({ record }) => record),
    ),
  };
  const rows = shown.map(({ facts, record }) => ({
    ...facts,
    picture: record && { ...toPicture(record), ...findOwn(frame, facts.slug, record) },
  }));
  return { frame, rows: buildCardList(rows) };
}

/** All cards of a family show the same view in the same size: that of the first tells the others'. */
function describePictures(
  family: string,
  records: readonly (PictureRecord | null)[],
): Pick<CardFrame, 'folder' | 'view' | 'width' | 'height'> {
  const { name = '', width = 0, height = 0 } = records.find((record) => record !== null) ?? {};
  const folder = name.slice(0, name.indexOf('/'));
  return { ...(folder === family ? {} : { folder }), view: name.slice(name.lastIndexOf('/') + 1), width, height };
}

function toPicture({ dominantColour, hash }: PictureRecord): CardPicture {
  return { dominantColour: toShortColour(dominantColour), hash: hash.slice(0, 8) };
}

/** Name and size of a picture that is not where the frame says, as the owner chose it. */
function findOwn(
  { family, folder = family, view, width, height }: CardFrame,
  slug: string,
  record: PictureRecord,
): Pick<CardPicture, 'own'> {
  const isFramed = record.name === `${folder}/${slug}/${view}` && record.width === width && record.height === height;
  return isFramed ? {} : { own: { name: record.name, width: record.width, height: record.height } };
}

/**
 * `#rrggbb` as `#rgb`: near enough for a moment's placeholder, and half as long on fifty cards. Its lightness is rounded as
 * a whole, as channels rounded each for itself would make a white marble green or pink; a tint counts from a step on.
 */
function toShortColour(colour: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 17);
  const lightness = channels.reduce((sum, channel) => sum + channel, 0) / 3;
  const short = channels.map((channel) => Math.round(lightness) + Math.trunc(channel - lightness));
  return `#${short.map((channel) => Math.min(15, Math.max(0, channel)).toString(16)).join('')}`;
}
