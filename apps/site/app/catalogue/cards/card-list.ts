import { availabilities, type Availability } from '@showroom/catalog-data/catalogue/availability';
import type { Card, CardPicture } from './card.ts';

const CELL = '\t';
const ROW = '\n';
const FEATURE = ';';

/**
 * Writes cards as one text, a line a card. Fifty objects in a page's data are numbered one field at a time, which does not
 * compress; this repeats what the page says already, and costs a third. The texts are the catalogue's own: none holds a
 * tab, a line break or a semicolon. What most cards of a family lack stands last, and is left out.
 */
export function buildCardList(cards: readonly Card[]): string {
  return cards
    .map(({ slug, name, eyebrow, detail, features, picture, price, rating, availability }) =>
      [
        slug,
        name,
        eyebrow,
        detail,
        features.join(FEATURE),
        picture?.hash,
        picture?.dominantColour,
        price,
        rating,
        availability === 'in-stock' ? '' : availability,
        picture?.own && `${picture.own.name} ${picture.own.width} ${picture.own.height}`,
      ]
        .join(CELL)
        .replace(/\t+$/, ''),
    )
    .join(ROW);
}

/** Reads what `buildCardList` wrote. */
export function parseCardList(text: string): readonly Card[] {
  if (text === '') return [];
  return text.split(ROW).map((row) => {
    const [slug = '', name = '', eyebrow = '', detail = '', features = '', hash = '', dominantColour = '', ...rest] =
      row.split(CELL);
    const [price = '', rating = '', availability = '', own = ''] = rest;
    return {
      slug,
      name,
      eyebrow,
      detail,
      features: features === '' ? [] : features.split(FEATURE),
      picture: hash === '' ? null : { hash, dominantColour, ...readOwn(own) },
      price: price === '' ? null : price,
      rating: rating === '' ? null : Number(rating),
      availability: readAvailability(availability),
    };
  });
}

function readAvailability(text: string): Availability {
  return availabilities.find((availability) => availability === text) ?? 'in-stock';
}

function readOwn(text: string): Pick<CardPicture, 'own'> {
  const [name = '', width, height] = text.split(' ');
  return name === '' ? {} : { own: { name, width: Number(width), height: Number(height) } };
}
