import { Picture } from '@showroom/ui/picture';
import { buildQuoteHref } from '../../leads/quote-href.ts';
import { KeepButton } from '../../shortlist/keep-button.tsx';
import { AvailabilityMark } from './availability-mark.tsx';
import { CardHead } from './card-head.tsx';
import { cardPicture, type CardProps } from './card.ts';
import { Rating } from './rating.tsx';

/** What is sold under a brand, as it stands in a grid: its picture, its name and price, and what sets it apart. */
export function ProductCard(props: CardProps) {
  const { card, frame, sizes } = props;
  // The studio draws every product from the front; what the owner chose may show anything of it.
  const picture = cardPicture(props, card.picture?.own ? card.name : `${card.name} from the front`);
  return (
    <article className="card">
      {picture && <Picture record={picture} sizes={sizes} className="card-picture" />}
      <CardHead {...props} />
      {card.price !== null && <p className="mt-0.5 text-small font-medium tabular-nums">{card.price}</p>}
      <p className="mt-1 text-caption text-ink-muted">{card.detail}</p>
      {card.features.length > 0 && <p className="text-caption">{card.features.join(' · ')}</p>}
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-caption text-ink-muted">
        {card.eyebrow} {card.rating !== null && <Rating value={card.rating} />}{' '}
        <AvailabilityMark availability={card.availability} />
      </p>
      <p aria-hidden="true" className="card-action">
        {frame.action}
      </p>
      {frame.hasSamples && (
        <a
          href={buildQuoteHref(frame.family, card.slug, 'sample')}
          className="relative z-1 mt-1 inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-spruce"
        >
          Get Sample <span className="sr-only">of {card.name}</span>
        </a>
      )}
      <KeepButton family={frame.family} slug={card.slug} name={card.name} />
    </article>
  );
}
