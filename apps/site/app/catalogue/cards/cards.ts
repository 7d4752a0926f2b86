import type { CardProps } from './card.ts';

/** A grid of cards, as plain data. */
export interface Cards {
  /** The query added to the links of the cards; empty, or with its question mark. */
  readonly search: string;
  readonly layout: CardLayout;
  readonly items: readonly CardProps[];
}

/** See `columns` in `CardGrid`. */
export type CardLayout = 'list' | 'closeList' | 'row' | 'strip';
