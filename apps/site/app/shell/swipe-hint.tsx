/** Columns of a table that fit a phone. */
const ON_A_PHONE = 3;

/** A hint above a table that is wider than a phone. */
export function SwipeHint({ columns }: { readonly columns: number }) {
  if (columns <= ON_A_PHONE) return null;
  return (
    <p className="sticky left-0 mb-2 text-caption text-ink-muted sm:hidden print:hidden">
      Swipe sideways to see all {columns} columns.
    </p>
  );
}
