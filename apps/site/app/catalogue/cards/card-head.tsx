import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CardProps } from './card.ts';

export interface CardHeadProps extends Pick<CardProps, 'card' | 'frame' | 'headingLevel'> {
  /** What stands at the other end of the line. */
  readonly children?: ReactNode;
}

/** The name of a product on its card: the link that the whole card is pressed for. */
export function CardHead({ card, frame, headingLevel: Heading = 'h3', children }: CardHeadProps) {
  return (
    <div className="mt-3 flex items-baseline justify-between gap-3">
      <Heading className="font-serif text-subheading leading-tight">
        <Link
          to={`${frame.path}/${card.slug}`}
          viewTransition
          className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
        >
          {card.name}
        </Link>
      </Heading>
      {children}
    </div>
  );
}
