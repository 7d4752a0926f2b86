import { joinClasses } from '@showroom/ui/join-classes';
import { memo } from 'react';
import { ColourCard } from '../quartz/colour-card.tsx';
import type { CardProps } from './card.ts';
import type { CardLayout, Cards } from './cards.ts';
import { ProductCard } from './product-card.tsx';

/**
 * How many stand side by side. Two to a row on a phone: with one, nothing is next to it to compare it with, and fifty are a walk of
 * twenty screens. Low pictures, as slabs are, stand closer on a wide screen. `card-columns` gives a list three to a row, or four
 * where three would leave one alone. `toCards` knows how wide a picture is drawn in each.
 */
const columns: Readonly<Record<CardLayout, string>> = {
  list: 'card-columns',
  closeList: 'grid-cols-2 md:grid-cols-3 xl:grid-cols-4',
  /** Four that end a page or open a list. */
  row: 'grid-cols-2 md:grid-cols-4',
  /** The same, pushed along on a phone, where a list follows that one thumbs down. */
  strip: 'max-md:auto-cols-[44%] max-md:grid-flow-col max-md:overflow-x-auto max-md:pb-4 md:grid-cols-4',
};

export interface CardGridProps {
  readonly cards: Cards;
  /** Places it: a margin. */
  readonly className?: string | undefined;
  /** The cards are about to change. */
  readonly isBusy?: boolean | undefined;
}

/** Cards of products of one family, in a grid. */
export function CardGrid({ cards: { items, layout, search }, className, isBusy }: CardGridProps) {
  return (
    <ul
      className={joinClasses(
        'grid gap-x-3 gap-y-7 transition-opacity data-busy:opacity-50 data-busy:delay-250 sm:gap-x-6 sm:gap-y-9',
        columns[layout],
        className,
      )}
      data-busy={isBusy || undefined}
    >
      {items.map((card) => (
        <li key={card.slug} className="card-slot">
          <Card {...card} href={card.href + search} />
        </li>
      ))}
    </ul>
  );
}

/** Each answer of the server brings new objects: a card is drawn again only when what it says has changed. */
const Card = memo(
  (card: CardProps) => (card.family === 'quartz' ? <ColourCard {...card} /> : <ProductCard {...card} />),
  (before, after) => JSON.stringify(before) === JSON.stringify(after),
);
