import type { CardProps } from './card.ts';

/** The name of a product on its card: the link that the whole card is pressed for. */
export function CardHead({ card, frame, headingLevel: Heading = 'h3' }: CardProps) {
  return (
    <Heading className="mt-2.5 font-serif text-card leading-tight">
      <a href={`${frame.path}/${card.slug}${frame.listSearch ?? ''}`} data-follow="fade" className="card-link">
        {card.name}
      </a>
    </Heading>
  );
}
