import { joinClasses } from '@showroom/ui/join-classes';
import { Picture } from '@showroom/ui/picture';
import { SpecificationPlate } from '@showroom/ui/specification-plate';
import { useSearchParams } from 'react-router-dom';
import { withFinish } from '../../leads/quote-href.ts';
import { SiteLink } from '../../shell/site-link.tsx';
import { keepUnits } from '../keep-units.ts';
import { AvailabilityMark } from '../cards/availability-mark.tsx';
import { Rating } from '../cards/rating.tsx';
import { ProductDrawing } from '../drawings/product-drawing.tsx';
import { findFinish } from './finish.ts';
import { FinishChoice } from './finish-choice.tsx';
import type { ProductFacts, ProductPageFacts } from './load-product.server.ts';
import { ProductActions, type ProductActionsProps } from './product-actions.tsx';
import { ProductFrame } from './product-frame.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductDescription, ProductFeatures } from './product-words.tsx';
import { Wayfinding } from './wayfinding.tsx';

export interface ProductPageProps {
  readonly page: ProductPageFacts;
  /** The main action. Default: the piece in stock, if there is one. */
  readonly first?: ProductActionsProps['first'];
}

/** The page of a branded product. */
export function ProductPage({ page: anyFinish, first = toPiece(anyFinish.product) }: ProductPageProps) {
  const { page, chosen } = useChosenFinish(anyFinish);
  const { product } = page;
  const [picture] = product.pictures;
  // A low picture is above the text on a tablet, where it would leave a gap next to it.
  const isLow = picture !== undefined && picture.width > picture.height;
  return (
    <ProductFrame page={page} first={first}>
      <article>
        <Wayfinding page={page} />
        <div
          className={joinClasses(
            'page-width mt-4 grid gap-x-8 gap-y-8 lg:mt-6 lg:grid-cols-[7fr_5fr] lg:gap-x-12 print:grid-cols-[1fr_1fr] print:gap-6',
            !isLow && 'md:grid-cols-2',
          )}
        >
          <div className="md:sticky md:top-36 md:self-start print:static">
            {picture && (
              <ProductGallery
                // Another finish starts at its own picture.
                key={picture.name}
                product={product}
                ratio={`${picture.width} / ${picture.height}`}
                sizes={`(min-width: 103rem) 47vw, (min-width: 64rem) 55vw, ${isLow ? '' : '(min-width: 48rem) 45vw, '}92vw`}
              />
            )}
          </div>
          <div className={joinClasses('grid content-start gap-x-8 gap-y-6', isLow && 'md:max-lg:grid-cols-2')}>
            <div className="grid content-start gap-6">
              <header>
                <p className="eyebrow">{product.eyebrow}</p>
                <h1 className="mt-2 font-serif text-title">{product.name}</h1>
                <p className="mt-2 text-lead text-ink-muted">{product.tagline}</p>
              </header>
              <div className="grid gap-2 border-y border-hairline py-4">
                {product.offer && (
                  <p className="flex flex-wrap items-baseline justify-between gap-x-6">
                    <span className="figures font-serif text-heading">{product.offer.price}</span>
                    {product.offer.rating !== null && (
                      <span className="text-small text-ink-muted">
                        <Rating rating={product.offer.rating} />
                      </span>
                    )}
                  </p>
                )}
                <p className="flex flex-wrap items-baseline gap-x-3 text-small">
                  <AvailabilityMark availability={product.availability}>{product.availabilityWords}</AvailabilityMark>{' '}
                  <span className="text-ink-muted">{product.nextStep}</span>
                </p>
              </div>
              <FinishChoice product={product} chosen={chosen} />
              <ProductActions product={product} first={first} />
            </div>
            <div className="grid content-start gap-6">
              <div className="grid max-w-prose gap-4">
                <ProductDescription product={product} />
              </div>
              <ProductFeatures product={product} />
              {page.part && <ProductPart part={page.part} />}
            </div>
          </div>
        </div>
        <section className="page-width mt-14 print:mt-6" aria-labelledby="specifications">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8">
            <h2 id="specifications" className="font-serif text-heading">
              Specifications
            </h2>
            {product.specSheetHref !== null && (
              <SiteLink
                href={product.specSheetHref}
                className="inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-spruce print:hidden"
              >
                Spec sheet
              </SiteLink>
            )}
          </div>
          <SpecificationPlate
            isWide
            specifications={product.specifications.map(({ label, value }) => ({ label, value: keepUnits(value) }))}
          />
        </section>
        {product.drawing && <ProductDrawing views={product.drawing} className="page-width mt-14 print:hidden" />}
      </article>
    </ProductFrame>
  );
}

/** The chosen finish, with its picture first and a quote for it. Read from the URL, because the page's data has all finishes. */
function useChosenFinish(page: ProductPageFacts) {
  const [asked] = useSearchParams();
  const { product } = page;
  const chosen = findFinish(product.finishes, asked);
  if (chosen === null) return { page, chosen };
  const pictures = chosen.picture ? [chosen.picture, ...product.pictures] : product.pictures;
  return {
    page: { ...page, product: { ...product, pictures, quoteHref: withFinish(product.quoteHref, chosen) } },
    chosen,
  };
}

function toPiece({ piece }: Pick<ProductFacts, 'piece'>): ProductActionsProps['first'] {
  if (!piece) return undefined;
  return piece.left > 0
    ? { href: piece.path, words: 'View in stock', shortWords: 'View in stock' }
    : { href: piece.path, words: 'See Availability', shortWords: 'See Availability' };
}

/** A part that is a product, with its picture: the slab of a top. */
function ProductPart({ part }: { readonly part: NonNullable<ProductPageFacts['part']> }) {
  return (
    <SiteLink href={part.path} className="flex items-center gap-4 hover:text-spruce print:hidden">
      <Picture record={part.picture} alt="" sizes="9rem" className="aspect-[126/64] max-w-36 rounded-xs" />
      <span>
        <span className="block text-caption text-ink-muted">{part.label}</span>{' '}
        <span className="font-serif text-subheading underline decoration-1 underline-offset-4">{part.name}</span>
      </span>
    </SiteLink>
  );
}
