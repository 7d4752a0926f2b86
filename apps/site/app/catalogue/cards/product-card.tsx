import { nameAvailability } from '@showroom/catalog-data/catalogue/availability';
import { Picture } from '@showroom/ui/picture';
import { SiteLink } from '../../shell/site-link.tsx';
import { buildSamplesHref } from '../../leads/quote-href.ts';
import { ShortlistButton } from '../../shortlist/shortlist-button.tsx';
import { keepUnits } from '../keep-units.ts';
import { AvailabilityMark } from './availability-mark.tsx';
import { CardHead } from './card-head.tsx';
import { cardPicture, type CardProps } from './card.ts';
import { Rating } from './rating.tsx';

/** The card of a branded product: picture, name, price and details. */
export function ProductCard(card: CardProps) {
  const { family, name, slug } = card;
  const picture = cardPicture(card.picture, card.frame);
  return (
    <article className="card">
      {picture && <Picture record={picture} sizes={card.sizes} className="card-picture" />}
      <CardHead {...card} />
      {card.price !== null && <p className="mt-0.5 text-small font-medium tabular-nums">{card.price}</p>}
      <p className="mt-1 text-caption text-ink-muted">{keepUnits(card.detail)}</p>
      {card.features.length > 0 && <p className="text-caption">{card.features.join(' · ')}</p>}
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-caption text-ink-muted">
        <span>{card.eyebrow}</span> {card.rating !== null && <Rating rating={card.rating} />}
        <AvailabilityMark availability={card.availability}>
          {nameAvailability(card.availability, family)}
        </AvailabilityMark>
      </p>
      <p aria-hidden="true" className="card-action">
        {card.action}
      </p>
      {card.hasSamples && (
        <SiteLink
          href={buildSamplesHref(`?${family}=${slug}`)}
          className="relative z-1 mt-1 inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-spruce"
        >
          Get Sample <span className="sr-only">of {name}</span>
        </SiteLink>
      )}
      <ShortlistButton family={family} slug={slug} name={name} />
    </article>
  );
}
