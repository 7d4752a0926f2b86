import type { CardFacts } from '@showroom/catalog-data/catalogue/family-definition';
import { toPictureSource, type PictureRecord, type PictureSource } from '@showroom/pictures/picture-source';

/** One size suits phones and dense screens; each further one would add a URL to every card of a page. */
const CARD_WIDTHS = [800];

export interface CardProps extends Omit<CardFacts, 'hasChoice' | 'pictureName'> {
  /** Such as `vanities`. */
  readonly family: string;
  /** The path of the product's page. */
  readonly href: string;
  /** With the card's own description. Null while there is none. */
  readonly picture: PictureRecord | null;
  /** The proportions to crop the picture to, if it lacks its family's. */
  readonly frame?: Pick<PictureSource, 'width' | 'height'> | undefined;
  /** Visible text like a link; the real link is the name. */
  readonly action: string | null;
  /** Whether samples can be requested. */
  readonly hasSamples: boolean;
  /** The picture's rendered width, as in the `sizes` attribute. */
  readonly sizes: string;
  /** The heading level on the page. */
  readonly headingLevel: 'h2' | 'h3';
}

export function cardPicture(picture: PictureRecord | null, frame?: CardProps['frame']): PictureSource | null {
  return picture && { ...toPictureSource(picture, { widths: CARD_WIDTHS, formats: ['avif'] }), ...frame };
}
