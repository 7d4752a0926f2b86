import type { ShownRating } from '@showroom/catalog-data/products/branded-product';

/** A product's average rating, 0 to 5, and the number of reviews. */
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
