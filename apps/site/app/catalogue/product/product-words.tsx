import { CheckIcon } from '../../shell/icons.tsx';
import type { ProductPageFacts } from './load-product.server.ts';

interface ProductWordsProps {
  readonly product: ProductPageFacts['product'];
}

export function ProductDescription({ product }: ProductWordsProps) {
  return product.description.map((paragraph) => (
    <p key={paragraph} className="print:text-caption">
      {paragraph}
    </p>
  ));
}

/** A product's features; small in print, to fit one sheet. */
export function ProductFeatures({ product }: ProductWordsProps) {
  if (product.features.length === 0) return null;
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="font-serif text-heading print:text-body">
        Key Features
      </h2>
      <ul className="mt-4 grid gap-2 print:mt-1 print:gap-0 print:text-caption">
        {product.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <CheckIcon className="mt-1 size-4 shrink-0 text-spruce print:mt-0.5 print:size-3.5" />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
