import { SiteLink } from '../../shell/site-link.tsx';
import type { CardProps } from './card.ts';

/** The name of a product on its card: the link that the whole card is pressed for. */
export function CardHead({ href, name, headingLevel: Heading }: Pick<CardProps, 'href' | 'name' | 'headingLevel'>) {
  return (
    <Heading className="mt-2.5 font-serif text-card leading-tight">
      <SiteLink href={href} viewTransition className="card-link">
        {name}
      </SiteLink>
    </Heading>
  );
}
