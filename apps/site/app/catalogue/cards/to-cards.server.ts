import type { CatalogueFamily } from '@showroom/catalog-data/catalogue/catalogue-family';
import type { CardFacts } from '@showroom/catalog-data/catalogue/family-definition';
import { findPicture } from '@showroom/pictures/picture-records';
import type { Card, CardFrame } from './card.ts';
import { buildCardList } from './card-list.ts';

/** Cards as they travel: what they have in common once, then a line for each (`parseCardList`). */
export interface Cards {
  readonly frame: CardFrame;
  readonly rows: string;
}

/** Cards of a family, as its pages draw them. */
export function toCards(
  { family, productsPath: path, hasSamples }: Pick<CatalogueFamily, 'family' | 'productsPath' | 'hasSamples'>,
  cards: readonly CardFacts[],
): Cards {
  const samples = hasSamples ? { hasSamples } : {};
  return { frame: { family, path, ...samples, ...describePictures(cards) }, rows: buildCardList(cards.map(toCard)) };
}

/** All cards of a family show the same view in the same size: that of the first tells the others'. */
function describePictures(cards: readonly CardFacts[]): Pick<CardFrame, 'view' | 'width' | 'height'> {
  const first = cards.map(({ pictureName }) => findPicture(pictureName)).find((record) => record !== null);
  const { name = '', width = 0, height = 0 } = first ?? {};
  return { view: name.slice(name.lastIndexOf('/') + 1), width, height };
}

function toCard({ pictureName, ...facts }: CardFacts): Card {
  const record = findPicture(pictureName);
  return {
    ...facts,
    picture: record && { dominantColour: toShortColour(record.dominantColour), hash: record.hash.slice(0, 8) },
  };
}

/** `#rrggbb` as the nearest `#rgb`: near enough for a moment's placeholder, and half as long on fifty cards. */
function toShortColour(colour: string): string {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) / 17));
  return `#${channels.map((channel) => channel.toString(16)).join('')}`;
}
