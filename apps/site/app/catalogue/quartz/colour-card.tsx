import { Badge } from '@showroom/ui/badge';
import { Picture } from '@showroom/ui/picture';
import { CardHead } from '../cards/card-head.tsx';
import { cardPicture, type CardProps } from '../cards/card.ts';

/** A colour as it stands in a grid: the slab at its true proportion, its name, and how it comes. */
export function ColourCard(props: CardProps) {
  const { card, sizes } = props;
  const slab = cardPicture(props, `${card.name} quartz slab`);
  return (
    <article className="group relative">
      {slab && (
        <Picture
          record={slab}
          sizes={sizes}
          className="aspect-[126/64] rounded-xs shadow-card transition-shadow group-hover:shadow-raised"
        />
      )}
      <CardHead {...props}>
        <span className="shrink-0 text-caption tabular-nums text-ink-muted">{card.detail}</span>
      </CardHead>
      <p className="mt-0.5 text-caption text-ink-muted">{card.eyebrow}</p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {card.features.map((feature) => (
          <li key={feature}>
            <Badge>{feature}</Badge>
          </li>
        ))}
      </ul>
    </article>
  );
}
