import type { CardProps } from './card.ts';

export interface Cards {
  /** The query added to the links of the cards; empty, or with its question mark. */
  readonly search: string;
  readonly layout: CardLayout;
  readonly items: readonly CardProps[];
}

export type CardLayout = 'list' | 'closeList' | 'row' | 'strip';
