import { Picture } from '@showroom/ui/picture';
import { ShortlistButton } from '../../shortlist/shortlist-button.tsx';
import { CardHead } from '../cards/card-head.tsx';
import { cardPicture, type CardProps } from '../cards/card.ts';

/** A colour as it stands in a grid: its slab, its name, and how it comes. */
export function ColourCard(card: CardProps) {
  const slab = cardPicture(card.picture, `${card.name} quartz slab`);
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
