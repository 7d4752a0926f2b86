/** Columns of a table that stand side by side on a phone. */
const ON_A_PHONE = 3;

/** Says above a table that a phone shows a part of it. The place that scrolls is its parent. */
export function SwipeHint({ columns }: { readonly columns: number }) {
  if (columns <= ON_A_PHONE) return null;
  return (
    <p className="sticky left-0 mb-2 text-caption text-ink-muted sm:hidden print:hidden">
      Swipe sideways to see all {columns} columns.
    </p>
  );
}
