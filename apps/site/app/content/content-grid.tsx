import type { ReactNode } from 'react';

export interface ContentGridProps<Facts> {
  readonly items: readonly Facts[];
  readonly children: (item: Facts) => ReactNode;
}

/** Cards of published content in one to three columns, or four if three would leave one alone in the last row. */
export function ContentGrid<Facts extends { readonly path: string }>({ items, children }: ContentGridProps<Facts>) {
  return (
    <ul className="content-columns mt-6 grid gap-x-8 gap-y-12">
      {items.map((item) => (
        <li key={item.path}>{children(item)}</li>
      ))}
    </ul>
  );
}

export interface RelatedContentProps<Facts> extends ContentGridProps<Facts> {
  readonly title: string;
}

/** Related content, if any. */
export function RelatedContent<Facts extends { readonly path: string }>({
  title,
  items,
  children,
}: RelatedContentProps<Facts>) {
  if (items.length === 0) return null;
  return (
    <section className="page-width mt-16 print:hidden" aria-labelledby="related">
      <h2 id="related" className="font-serif text-heading">
        {title}
      </h2>
      <ContentGrid items={items}>{children}</ContentGrid>
    </section>
  );
}
