import { Picture } from '@showroom/ui/picture';
import { ShortlistButton } from '../../shortlist/shortlist-button.tsx';
import { CardHead } from '../cards/card-head.tsx';
import { cardPicture, type CardProps } from '../cards/card.ts';

/** The card of a colour: slab, name, series and thickness. */
export function ColourCard(card: CardProps) {
  const slab = cardPicture(card.picture);
  return (
    <article className="card">
      {slab && <Picture record={slab} sizes={card.sizes} className="card-picture aspect-[3/2] sm:aspect-[126/64]" />}
      <CardHead {...card} />
      <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-caption text-ink-muted">
        {card.eyebrow} <span className="tabular-nums">{card.detail}</span>
      </p>
      {card.features.length > 0 && <p className="text-caption">{card.features.join(' · ')}</p>}
      <ShortlistButton family={card.family} slug={card.slug} name={card.name} />
    </article>
  );
}
