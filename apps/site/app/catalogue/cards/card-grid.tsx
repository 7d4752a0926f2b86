import { CachedPart } from '@showroom/app-frame/cached-part';
import { joinClasses } from '@showroom/ui/join-classes';
import { useMemo, type ComponentType } from 'react';
import type { CardProps } from './card.ts';
import { parseCardList } from './card-list.ts';
import type { Cards } from './to-cards.server.ts';

/**
 * How many stand side by side, and how wide a picture is drawn then. Two to a row of a phone: of one, nothing stands beside
 * it to be compared with, and fifty are a walk of twenty screens. Low pictures, as slabs are, stand closer on a wide screen.
 * `card-columns` gives a list three to a row, or four where three would leave one alone.
 */
const layouts = {
  list: {
    className: 'card-columns',
    sizes: '(min-width: 80rem) 20rem, (min-width: 48rem) 30vw, 45vw',
  },
  closeList: {
    className: 'grid-cols-2 md:grid-cols-3 xl:grid-cols-4',
    sizes: '(min-width: 80rem) 16rem, (min-width: 48rem) 30vw, 45vw',
  },
  /** Four that end a page or open a list. */
  row: {
    className: 'grid-cols-2 md:grid-cols-4',
    sizes: '(min-width: 48rem) 22vw, 45vw',
  },
  /** The same, pushed along on a phone, where a list follows that one thumbs down. */
  strip: {
    className: 'max-md:auto-cols-[44%] max-md:grid-flow-col max-md:overflow-x-auto max-md:pb-4 md:grid-cols-4',
    sizes: '(min-width: 48rem) 22vw, 40vw',
  },
} as const;

type CardsProps = Pick<CardProps, 'sizes' | 'headingLevel'> & { readonly cards: Cards };

export interface CardGridProps extends Omit<CardsProps, 'sizes'> {
  /** What draws one. */
  readonly as: ComponentType<CardProps>;
  readonly layout: keyof typeof layouts;
  /** Places it: a margin. */
  readonly className?: string | undefined;
  /** The cards are about to change. */
  readonly isBusy?: boolean | undefined;
}

/** Cards of products of one family, in a grid. */
export function CardGrid({ as, layout, className, isBusy, ...rest }: CardGridProps) {
  const { sizes, className: columns } = layouts[layout];
  return (
    <CachedPart
      as="ul"
      className={joinClasses(
        'grid gap-x-3 gap-y-7 transition-opacity data-busy:opacity-50 sm:gap-x-6 sm:gap-y-9',
        columns,
        className,
      )}
      data-busy={isBusy || undefined}
      part={cardsDrawnAs(as)}
      props={{ sizes, ...rest }}
    />
  );
}

const known = new WeakMap<ComponentType<CardProps>, ComponentType<CardsProps>>();

/** The items of a grid. A list that was drawn before is found as a whole, another by its cards. */
function cardsDrawnAs(as: ComponentType<CardProps>): ComponentType<CardsProps> {
  const found = known.get(as);
  if (found !== undefined) return found;
  function CardItems({ cards, ...rest }: CardsProps) {
    const rows = useMemo(() => parseCardList(cards.rows), [cards.rows]);
    return rows.map((card) => (
      <CachedPart
        key={card.slug}
        as="li"
        className="card-slot"
        part={as}
        props={{ card, frame: cards.frame, ...rest }}
      />
    ));
  }
  known.set(as, CardItems);
  return CardItems;
}
