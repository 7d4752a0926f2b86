import type { CardFacts } from '@showroom/catalog-data/catalogue/family-definition';
import { toPictureSource, type PictureRecord, type PictureSource } from '@showroom/pictures/picture-source';

/**
 * One size serves phones and dense screens alike, and fifty cards are light enough in it; each further size would add a
 * line to every card of the page.
 */
const CARD_WIDTHS = [800];

/** What the card of any family is drawn from, as plain data. */
export interface CardProps extends Omit<CardFacts, 'hasChoice' | 'pictureName'> {
  /** Of the catalogue: `vanities`. */
  readonly family: string;
  /** Its page, with the list that a visitor goes on in. */
  readonly href: string;
  /** Null while there is none. */
  readonly picture: PictureRecord | null;
  /** The proportions that the picture is cut to, where its own are others than its family's. */
  readonly frame?: Pick<PictureSource, 'width' | 'height'> | undefined;
  /** What it ends with, for the eye: the name is the link of the whole card. */
  readonly action: string | null;
  /** A piece of it can be had in hand. */
  readonly hasSamples: boolean;
  /** The rendered width of the picture, for the browser's choice of file. */
  readonly sizes: string;
  /** By the place of the list in its page. */
  readonly headingLevel: 'h2' | 'h3';
}

/** The picture of a card. Null while there is none. */
export function cardPicture(
  picture: PictureRecord | null,
  alt: string,
  frame?: CardProps['frame'],
): PictureSource | null {
  return picture && { ...toPictureSource(picture, { widths: CARD_WIDTHS, formats: ['avif'], alt }), ...frame };
}
