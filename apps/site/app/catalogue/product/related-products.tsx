import { CardGrid, type CardGridProps } from '../cards/card-grid.tsx';
import { useId } from 'react';

export interface RelatedProductsProps extends Pick<CardGridProps, 'cards'> {
  readonly title: string;
}

export function RelatedProducts({ title, cards }: RelatedProductsProps) {
  const id = useId();
  if (cards.items.length === 0) return null;
  return (
    <section className="page-width mt-24 print:hidden" aria-labelledby={id}>
      <h2 id={id} className="font-serif text-heading">
        {title}
      </h2>
      <CardGrid cards={cards} className="mt-6" />
    </section>
  );
}
