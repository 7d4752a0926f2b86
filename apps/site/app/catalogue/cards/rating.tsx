import type { ShownRating } from '@showroom/catalog-data/products/branded-product';

/** How customers rated a product, 0 to 5, as one star and its figure, and how many of them did. */
export function Rating({ rating: { value, reviewCount } }: { readonly rating: ShownRating }) {
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <span aria-hidden="true" className="text-brass">
        ★
      </span>
      <span className="sr-only">Rated </span>
      {value.toFixed(1)}
      <span className="sr-only"> out of 5</span> ({reviewCount} {reviewCount === 1 ? 'review' : 'reviews'})
    </span>
  );
}
