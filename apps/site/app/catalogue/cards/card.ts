import type { CardFacts } from '@showroom/catalog-data/catalogue/family-definition';
import { toPictureSource, type PictureRecord, type PictureSource } from '@showroom/pictures/picture-source';

/**
 * One size serves phones and dense screens alike, and fifty cards are light enough in it; each further size would add a
 * line to every card of the page.
 */
const CARD_WIDTHS = [800];

/** What a card shows of a product: a small part of it, as up to fifty of them travel in one page. */
export interface Card extends Omit<CardFacts, 'pictureName'> {
  /** As little of the picture's record as its addresses are made from. Null while there is none. */
  readonly picture: CardPicture | null;
}

/** What the frame does not tell of a card's picture: of what the owner chose, its name and size too. */
export type CardPicture = Pick<PictureRecord, 'dominantColour' | 'hash'> & {
  readonly own?: Pick<PictureRecord, 'name' | 'width' | 'height'>;
};

/** What the cards of a family have in common. */
export interface CardFrame {
  readonly family: string;
  /** Where its pictures lie, when that is not a folder of its own name. */
  readonly folder?: string;
  /** Of the list; a product's page lies below. */
  readonly path: string;
  /** The query of the list that they stand in, which their pages go on in: `?tone=white`. */
  readonly listSearch?: string;
  /** The view that every card shows: the last part of its picture's name. */
  readonly view: string;
  /** Of that picture's master, in pixels. */
  readonly width: number;
  readonly height: number;
  /** What each ends with, for the eye: the name is the link of the whole card. */
  readonly action?: string;
  /** A piece of each can be had in hand. */
  readonly hasSamples?: true;
}

/** What the card of any family is given. */
export interface CardProps {
  /** What it shows of one product. */
  readonly card: Card;
  /** What all cards of the family have in common. */
  readonly frame: CardFrame;
  /** The rendered width of the picture, for the browser's choice of file. */
  readonly sizes: string;
  /** By the place of the list in its page. Default `h3`. */
  readonly headingLevel?: 'h2' | 'h3' | undefined;
}

/** The picture of a card. Null while there is none. */
export function cardPicture({ card, frame }: CardProps, alt: string): PictureSource | null {
  const { family, folder = family, view, width, height } = frame;
  return (
    card.picture &&
    toPictureSource(
      { width, height, name: `${folder}/${card.slug}/${view}`, ...card.picture, ...card.picture.own, alt },
      { widths: CARD_WIDTHS, formats: ['avif'] },
    )
  );
}
