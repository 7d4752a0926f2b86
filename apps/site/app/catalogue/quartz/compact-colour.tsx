import { LinkButton } from '@showroom/ui/link-button';
import { SpecificationPlate } from '@showroom/ui/specification-plate';
import { SiteLink } from '../../shell/site-link.tsx';
import { ProductGallery } from '../product/product-gallery.tsx';
import { ProductDescription } from '../product/product-words.tsx';
import { Wayfinding } from '../product/wayfinding.tsx';
import type { ArrangementProps } from './arrangement.ts';
import { StoneOffer } from './stone-offer.tsx';

/** The short layout: a wide picture, and facts in two columns. */
export function CompactColour({ page }: ArrangementProps) {
  const { product } = page;
  return (
    <article>
      <Wayfinding page={page} />
      <div className="page-width mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr] lg:items-end">
        <header>
          <p className="eyebrow">{product.eyebrow}</p>
          <h1 className="mt-2 font-serif text-title">{product.name}</h1>
          <p className="mt-2 text-lead text-ink-muted">{product.tagline}</p>
        </header>
        {/* On a phone the picture precedes the price. */}
        <div className="min-w-0 lg:col-span-2 lg:row-start-2">
          <ProductGallery
            product={product}
            ratio="126 / 64"
            sizes="(min-width: 103rem) 82vw, (min-width: 90rem) 84rem, 92vw"
          />
        </div>
        <StoneOffer page={page} />
      </div>
      <div className="page-width mt-12 grid gap-x-16 gap-y-10 md:grid-cols-2 print:mt-6 print:grid-cols-2 print:gap-6">
        <section aria-labelledby="specifications">
          <h2 id="specifications" className="mb-4 font-serif text-heading">
            Specifications
          </h2>
          <SpecificationPlate specifications={product.specifications} />
        </section>
        <section aria-labelledby="features">
          <h2 id="features" className="font-serif text-heading">
            Key Features
          </h2>
          <ul className="mt-4 list-disc pl-5">
            {product.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <div className="mt-6 grid max-w-prose gap-4 text-ink-muted">
            <ProductDescription product={product} />
          </div>
        </section>
      </div>
      <div className="page-width mt-12 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-hairline py-6">
          <p className="font-serif text-subheading">Get {product.name} cut for your kitchen</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton as={SiteLink} href={product.quoteHref}>
              Get a Quote
            </LinkButton>
            <LinkButton as={SiteLink} variant="secondary" href="/contact">
              Contact Us
            </LinkButton>
          </div>
        </div>
      </div>
    </article>
  );
}
