/** How a product is rated, 0 to 5, as one star and its figure. */
export function Rating({ value }: { readonly value: number }) {
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <span aria-hidden="true" className="text-brass">
        ★
      </span>
      <span className="sr-only">Rated </span>
      {value.toFixed(1)}
      <span className="sr-only"> out of 5</span>
    </span>
  );
}
