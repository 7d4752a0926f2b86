import { Picture, type PictureSource } from '@showroom/ui/picture';
import type { ReactNode } from 'react';
import { SiteLink } from '../shell/site-link.tsx';

export interface ContentCardProps {
  /** With `alt` if the title doesn't describe it. */
  readonly picture: { readonly record: PictureSource; readonly alt?: string } | null;
  readonly eyebrow: ReactNode;
  readonly title: string;
  readonly path: string;
  readonly headingLevel: 'h2' | 'h3';
  readonly children: ReactNode;
}

/** A card of published content: picture and title, as one link. */
export function ContentCard({ picture, eyebrow, title, path, headingLevel: Heading, children }: ContentCardProps) {
  return (
    <article className="card">
      {picture && (
        <Picture
          {...picture}
          sizes="(min-width: 103rem) 27vw, (min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 92vw"
          className="card-picture aspect-3/2 transition-shadow"
        />
      )}
      <p className="eyebrow mt-4">{eyebrow}</p>
      <Heading className="mt-1 font-serif text-subheading">
        <SiteLink href={path} viewTransition className="card-link">
          {title}
        </SiteLink>
      </Heading>
      {children}
    </article>
  );
}
