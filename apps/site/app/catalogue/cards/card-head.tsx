import { SiteLink } from '../../shell/site-link.tsx';
import type { CardProps } from './card.ts';

/** The product's name on its card, as the link that covers the whole card. */
export function CardHead({ href, name, headingLevel: Heading }: Pick<CardProps, 'href' | 'name' | 'headingLevel'>) {
  return (
    <Heading className="mt-2.5 font-serif text-card leading-tight">
      <SiteLink href={href} viewTransition className="card-link">
        {name}
      </SiteLink>
    </Heading>
  );
}
