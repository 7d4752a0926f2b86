import { CachedPart } from '@showroom/app-frame/cached-part';
import { useMemo, type ComponentType } from 'react';
import type { CardProps } from './card.ts';
import { parseCardList } from './card-list.ts';
import type { Cards } from './to-cards.server.ts';

export interface CardGridProps extends Pick<CardProps, 'sizes' | 'headingLevel'> {
  readonly cards: Cards;
  /** What draws one. */
  readonly as: ComponentType<CardProps>;
  readonly className: string;
  /** The cards are about to change. */
  readonly isBusy?: boolean | undefined;
}

/** Cards of products of one family, in a grid. */
export function CardGrid({ cards, as, className, isBusy, ...rest }: CardGridProps) {
  const rows = useMemo(() => parseCardList(cards.rows), [cards.rows]);
  return (
    <ul className={className} data-busy={isBusy || undefined}>
      {rows.map((card) => (
        <CachedPart
          key={card.slug}
          as="li"
          className="card-slot"
          part={as}
          props={{ card, frame: cards.frame, ...rest }}
        />
      ))}
    </ul>
  );
}
