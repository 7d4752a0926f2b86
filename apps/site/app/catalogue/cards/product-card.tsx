import { nameAvailability } from '@showroom/catalog-data/catalogue/availability';
import { Picture } from '@showroom/ui/picture';
import { SiteLink } from '../../shell/site-link.tsx';
import { buildSamplesHref } from '../../leads/quote-href.ts';
import { KeepButton } from '../../shortlist/keep-button.tsx';
import { keepUnits } from '../keep-units.ts';
import { AvailabilityMark } from './availability-mark.tsx';
import { CardHead } from './card-head.tsx';
import { cardPicture, type CardProps } from './card.ts';
import { Rating } from './rating.tsx';

/** What is sold under a brand, as it stands in a grid: its picture, its name and price, and what sets it apart. */
export function ProductCard(card: CardProps) {
  const { family, name, slug } = card;
  // The studio draws every product from the front; what the owner chose may show anything of it.
  const isOfStudio = card.picture?.name.includes(`/${slug}/`);
  const picture = cardPicture(card.picture, isOfStudio ? `${name}, front view` : name, card.frame);
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
      <KeepButton family={family} slug={slug} name={name} />
    </article>
  );
}
