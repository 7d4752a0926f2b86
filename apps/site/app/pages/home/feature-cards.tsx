import type { FeatureCard } from '@showroom/catalog-data/home-content';
import { Picture, type PictureSource } from '@showroom/ui/picture';
import { SiteLink } from '../../shell/site-link.tsx';

interface FeatureCardsProps {
  readonly cards: readonly (Omit<FeatureCard, 'picture'> & { readonly picture: PictureSource | null })[];
}

/** Three cards, the first of them large. */
export function FeatureCards({ cards }: FeatureCardsProps) {
  return (
    <section className="page-width mt-20 md:mt-28" aria-labelledby="ways-in">
      <h2 id="ways-in" className="max-w-xl font-serif text-title">
        Where would you like to start?
      </h2>
      <ul className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-12">
        {cards.map((card, index) => (
          <li
            key={card.href}
            className={
              index === 0
                ? 'card md:col-span-2 lg:col-span-6 lg:row-span-2'
                : 'card lg:col-span-6 lg:grid lg:grid-cols-2 lg:gap-8'
            }
          >
            {card.picture && (
              <Picture
                record={card.picture}
                alt=""
                sizes={
                  index === 0
                    ? '(min-width: 64rem) 45vw, 92vw'
                    : '(min-width: 64rem) 22vw, (min-width: 48rem) 45vw, 92vw'
                }
                className={
                  index === 0
                    ? 'aspect-4/3 rounded-xs lg:aspect-auto lg:h-[calc(100%-8rem)] lg:min-h-96'
                    : 'aspect-4/3 rounded-xs'
                }
              />
            )}
            <div className="mt-4 lg:self-center">
              <h3 className="font-serif text-heading">
                <SiteLink href={card.href} viewTransition className="card-link">
                  {card.title}
                </SiteLink>
              </h3>
              <p className="mt-2 max-w-md text-ink-muted">{card.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
