import type { CardProps } from './card.ts';

/** A grid of cards, as the data of a page. */
export interface Cards {
  /** The query that the products' pages carry on, with its question mark. Empty where they carry none. */
  readonly search: string;
  readonly layout: CardLayout;
  readonly items: readonly CardProps[];
}

/** How the cards are laid out; see `columns` of `CardGrid`. */
export type CardLayout = 'list' | 'closeList' | 'row' | 'strip';
