import { Badge } from '@showroom/ui/badge';
import { SpecificationPlate } from '@showroom/ui/specification-plate';
import { ProductGallery } from '../product/product-gallery.tsx';
import { ProductDescription, ProductFeatures } from '../product/product-words.tsx';
import { Wayfinding } from '../product/wayfinding.tsx';
import type { ArrangementProps } from './arrangement.ts';
import { StoneOffer } from './stone-offer.tsx';

const BADGES = ['Resistant', 'High Quality', 'Value', 'Style'];

/** The full layout: pictures on one side, text on the other. */
export function RichColour({ page }: ArrangementProps) {
  const { product } = page;
  return (
    <article>
      <Wayfinding page={page} />
      <header className="page-width mt-4 grid gap-x-12 gap-y-5 lg:grid-cols-[7fr_5fr] lg:items-end">
        <div>
          <p className="eyebrow">{product.eyebrow}</p>
          <h1 className="mt-2 font-serif text-display">{product.name}</h1>
        </div>
        <div>
          <p className="text-lead text-ink-muted">{product.tagline}</p>
          <ul className="mt-4 flex flex-wrap gap-2" aria-label="Qualities">
            {BADGES.map((badge) => (
              <li key={badge}>
                <Badge>{badge}</Badge>
              </li>
            ))}
          </ul>
        </div>
      </header>
      <div className="page-width mt-8 grid gap-x-12 gap-y-10 lg:mt-10 lg:grid-cols-[7fr_5fr] print:block">
        <div className="lg:sticky lg:top-36 lg:self-start print:static">
          <ProductGallery product={product} sizes="(min-width: 103rem) 47vw, (min-width: 64rem) 55vw, 92vw" />
        </div>
        <div className="grid content-start gap-10 print:mt-6 print:grid-cols-2 print:gap-6">
          <StoneOffer page={page} />
          <section aria-labelledby="description">
            <h2 id="description" className="font-serif text-heading">
              Product Description
            </h2>
            <div className="mt-4 grid max-w-prose gap-4">
              <ProductDescription product={product} />
            </div>
          </section>
          <section aria-labelledby="specifications">
            <h2 id="specifications" className="mb-4 font-serif text-heading">
              Specifications
            </h2>
            <SpecificationPlate specifications={product.specifications} />
          </section>
          <ProductFeatures product={product} />
        </div>
      </div>
    </article>
  );
}
