import type { CardProps } from './card.ts';

/** The name of a product on its card: the link that the whole card is pressed for. */
export function CardHead({ href, name, headingLevel: Heading }: Pick<CardProps, 'href' | 'name' | 'headingLevel'>) {
  return (
    <Heading className="mt-2.5 font-serif text-card leading-tight">
      <a href={href} data-follow="fade" className="card-link">
        {name}
      </a>
    </Heading>
  );
}
