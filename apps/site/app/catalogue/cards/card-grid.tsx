import { joinClasses } from '@showroom/ui/join-classes';
import { memo } from 'react';
import { ColourCard } from '../quartz/colour-card.tsx';
import type { CardProps } from './card.ts';
import type { CardLayout, Cards } from './cards.ts';
import { ProductCard } from './product-card.tsx';

/**
 * Columns by layout. Phones get two, so that products can be compared and fifty cards aren't twenty screens. `card-columns` is
 * three, or four where three would leave one card alone in the last row. `toCards` has the picture width for each.
 */
const columns: Readonly<Record<CardLayout, string>> = {
  list: 'card-columns',
  closeList: 'grid-cols-2 md:grid-cols-3 xl:grid-cols-4',
  /** Four cards at the end of a page. */
  row: 'grid-cols-2 md:grid-cols-4',
  /** The same; scrolls sideways on a phone. */
  strip: 'max-md:auto-cols-[44%] max-md:grid-flow-col max-md:overflow-x-auto max-md:pb-4 md:grid-cols-4',
};

export interface CardGridProps {
  readonly cards: Cards;
  readonly className?: string | undefined;
  /** Other cards are being loaded. */
  readonly isBusy?: boolean | undefined;
}

/** A grid of product cards. */
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
      <CardItems items={items} search={search} />
    </ul>
  );
}

const CardItems = memo(function CardItems({ items, search }: Pick<Cards, 'items' | 'search'>) {
  return items.map((card) => (
    <li key={card.slug} className="card-slot">
      <Card {...card} href={card.href + search} />
    </li>
  ));
});

/** Compares by content, because each response has new objects. */
const Card = memo(
  (card: CardProps) => (card.family === 'quartz' ? <ColourCard {...card} /> : <ProductCard {...card} />),
  (before, after) => JSON.stringify(before) === JSON.stringify(after),
);
